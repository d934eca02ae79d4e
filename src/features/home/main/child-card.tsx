import type { Today } from '@contract/home/play-plan.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { studyTime } from '@/domain/learning/study-time';
import { paths, profileSelectState } from '@/domain/paths';
import { SharedMark } from '@/domain/profiles/shared-mark';
import { useCapability } from '@/domain/profiles/use-capability';
import { useToday } from '@/features/home/play-plan/use-today';
import { uploadUrl } from '@/shared/api/config';
import { ClockIcon } from '@/shared/art/icons/icon';
import { listDay, monthsLabel } from '@/shared/lib/age-label';
import { color, space, text } from '@/shared/tokens';
import { Avatar } from '@/shared/ui/basics/avatar';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FailedState } from '@/shared/ui/feedback/failed-state';
import { PartBoundary } from '@/shared/ui/feedback/part-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Box, Who, Words } from './child-card-parts';

/** Every value but male is shown as girl here (docs/specification.md §2.7). */
const kind = (gender: string) => (gender === 'male' ? '남자아이' : '여자아이');

/** The chosen child at the top of home. */
export function ChildCard({ profile }: { profile: Profile }) {
  const { id, name, birth_date, gender, profile_image: image } = profile;
  const mayAnalyse = useCapability(id, 'sheet.read');
  const mayWrite = useCapability(id, 'growth.write');
  return (
    <Box component="section" aria-label="우리 아이">
      <Who>
        <Avatar src={image ? uploadUrl(image.path, 320) : null} seed={id} size={76} />
        <Words>
          <Typography component="h2" variant="headline">
            {name}
          </Typography>
          <Typography color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {monthsLabel(birth_date)} · {kind(gender)}
          </Typography>
          <SharedMark profile={profile} />
          {mayAnalyse ? (
            <PartBoundary key={profile.id} failed={null}>
              <ChildNews profile={profile} />
            </PartBoundary>
          ) : null}
        </Words>
      </Who>
      <Actions>
        {mayAnalyse ? (
          <MainButton
            component={Link}
            to={paths.auth.profileSelect}
            state={profileSelectState(paths.mypage.analysisTotal)}
            look="soft"
          >
            맞춤 분석 보기
          </MainButton>
        ) : null}
        {mayWrite ? (
          <MainButton component={Link} to={paths.mypage.growthEntryNew} look="outline">
            키·몸무게 적기
          </MainButton>
        ) : (
          <MainButton component={Link} to={paths.mypage.analysisDevelopment} look="soft">
            성장 기록 보기
          </MainButton>
        )}
      </Actions>
    </Box>
  );
}

/** The study time; before the first letter the newest measurement. */
function ChildNews({ profile: { total_study_seconds: seconds } }: { profile: Profile }) {
  const { today } = useToday();
  const measured = today?.growth && measuredLabel(today.growth);
  if (seconds === 0 && measured) return <Small>{measured}</Small>;
  return (
    <Small>
      <ClockIcon size={16} />총 학습 시간 <b>{studyTime(seconds)}</b>
    </Small>
  );
}

const measuredLabel = ({ height_cm, weight_kg, measured_on }: NonNullable<Today['growth']>) =>
  [
    height_cm === null ? null : `키 ${height_cm}cm`,
    weight_kg === null ? null : `몸무게 ${weight_kg}kg`,
    listDay(measured_on),
  ]
    .filter((part) => part !== null)
    .join(' · ');

export function ChildCardSkeleton() {
  return (
    <Box role="status">
      <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
      <Who>
        <Skeleton shape="card" width={76} height={76} />
        <div style={{ flex: 1, display: 'grid', gap: space(2) }}>
          <Skeleton width="40%" height={28} />
          <Skeleton width="55%" height={20} />
          <Skeleton width="65%" height={18} />
        </div>
      </Who>
      <Skeleton shape="card" height={52} />
    </Box>
  );
}

export function ChildCardFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box component="section" aria-label="우리 아이">
      <FailedState compact title="아이 정보를 불러오지 못했어요" onRetry={onRetry} />
    </Box>
  );
}

const Actions = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: space(2),
});

const Small = styled('p')({
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
