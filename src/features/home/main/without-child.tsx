import type { Profile } from '@contract/profiles/profile.responses';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths, returnHere } from '@/domain/paths';
import { ChildRows } from '@/domain/profiles/child-rows';
import { profileSelected } from '@/domain/profiles/profiles-slice';
import { ChecklistSproutArt } from '@/shared/art/illustrations/checklist-sprout';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { useAppDispatch } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { Box, Who, Words } from './child-card-parts';

// Loaded only where no child is selected: a file of its own keeps it out of the first load.

/** The child, or the choice of one, that the checks are for. */
export type MissingChild = 'child' | 'choice' | null;

/** In place of the child's card for an account without children. */
export function NoChildCard() {
  return (
    <Box component="section" aria-label="우리 아이">
      <Who>
        <SproutGrowingArt size={92} />
        <Words>
          <Typography component="h2" variant="title">
            우리 아이에게 꼭 맞는 분석을 시작해 보세요
          </Typography>
          <Typography variant="small" color="textSecondary">
            아이 프로필을 만들면 나이에 맞는 체크와 접종·검진 시기, 오늘의 놀이를 알려 드려요.
          </Typography>
        </Words>
      </Who>
      <MainButton component={Link} to={paths.auth.profileForm} state={returnHere}>
        아이 추가하기
      </MainButton>
    </Box>
  );
}

/** The same until one of several children is selected. */
export function ChooseChildCard({ profiles }: { profiles: readonly Profile[] }) {
  const dispatch = useAppDispatch();
  return (
    <Box component="section" aria-label="우리 아이">
      <Typography component="h2" variant="title">
        누구를 볼까요?
      </Typography>
      <ChildRows profiles={profiles} selected={null} onSelect={(profile) => dispatch(profileSelected(profile))} />
    </Box>
  );
}

/** In place of the checks. */
export function NoTests({ missing }: { missing: MissingChild }) {
  return (
    <EmptyState
      compact
      art={<ChecklistSproutArt size={96} />}
      title={
        missing === 'choice' ? '아이를 고르면 나이에 맞는 체크를 보여 드려요' : '아이를 추가하고 체크를 시작해 보세요'
      }
      action={
        missing === null ? (
          <MainButton component={Link} to={paths.test.root} look="soft" size="small" fit>
            체크 보러 가기
          </MainButton>
        ) : null
      }
    />
  );
}
