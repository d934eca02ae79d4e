import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { studyTime } from '@/domain/learning/study-time';
import { paths, returnHere, selectProfileFor } from '@/domain/paths';
import { uploadUrl } from '@/shared/api/config';
import { monthsLabel } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { FailedState } from '@/shared/ui/failed-state';
import { ClockIcon } from '@/shared/ui/icon';
import { SproutGrowingArt } from '@/shared/ui/illustrations/sprout-growing';
import { MainButton } from '@/shared/ui/main-button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Text } from '@/shared/ui/text';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/** Every value but male is shown as girl here (docs/specification.md §2.7). */
const kind = (gender: string) => (gender === 'male' ? '남자아이' : '여자아이');

/** The chosen child at the top of home. */
export function ChildCard({ profile }: { profile: Profile }) {
  const { id, name, birth_date, gender, profile_image: image, total_study_seconds } = profile;
  return (
    <Box as="section" aria-label="우리 아이">
      <Who>
        <Avatar src={image ? uploadUrl(image.path) : null} seed={id} size={76} />
        <Words>
          <Text as="h2" variant="headline">
            {name}
          </Text>
          <Text ink="soft" tabular>
            {monthsLabel(birth_date)} · {kind(gender)}
          </Text>
          <Time>
            <ClockIcon size={16} />총 학습 시간 <b>{studyTime(total_study_seconds)}</b>
          </Time>
        </Words>
      </Who>
      <MainButton
        as={Link}
        to={paths.auth.profileSelect}
        state={selectProfileFor(paths.mypage.analysisTotal)}
        look="soft"
      >
        맞춤 분석 보기
      </MainButton>
    </Box>
  );
}

/** In its place while no child is chosen. */
export function NoChildCard() {
  return (
    <Box as="section" aria-label="우리 아이">
      <Who>
        <SproutGrowingArt size={92} />
        <Words>
          <Text as="h2" variant="title">
            우리 아이에게 꼭 맞는 분석을 시작해 보세요
          </Text>
          <Text variant="small" ink="soft">
            아이 프로필을 만들면 나이에 맞는 체크와 접종·검진 시기, 오늘의 놀이를 알려 드려요.
          </Text>
        </Words>
      </Who>
      <div>
        <MainButton as={Link} to={paths.auth.profileForm} state={returnHere}>
          아이 추가하기
        </MainButton>
        <MainButton
          as={Link}
          to={paths.auth.profileSelect}
          look="quiet"
          size="small"
          style={{ marginTop: space(1), marginBottom: `-${space(2)}` }}
        >
          아이 선택하기
        </MainButton>
      </div>
    </Box>
  );
}

export function ChildCardSkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <Who>
        <Skeleton shape="card" width={76} height={76} />
        <div style={{ flex: 1, display: 'grid', gap: space(2) }}>
          <Skeleton width="40%" height={27} />
          <Skeleton width="55%" height={19} />
          <Skeleton width="65%" height={18} />
        </div>
      </Who>
      <Skeleton shape="card" height={52} />
    </Box>
  );
}

export function ChildCardFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box as="section" aria-label="우리 아이">
      <FailedState compact title="아이 정보를 불러오지 못했어요" onRetry={onRetry} />
    </Box>
  );
}

const Box = styled(Card)({ display: 'flex', flexDirection: 'column', gap: space(4), padding: space(5) });

const Who = styled('div')({ display: 'flex', alignItems: 'center', gap: space(4), minWidth: 0 });

const Words = styled('div')({ display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0, flex: 1 });

const Time = styled('p')({
  ...text.small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  margin: `${space(1)} 0 0`,
  color: color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  '& > b': { color: color.ink, fontWeight: 700 },
});
