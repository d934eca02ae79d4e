import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { EmptyState } from '@/shared/ui/empty-state';
import { SleepingMoonArt } from '@/shared/ui/illustrations/sleeping-moon';
import { MainButton } from '@/shared/ui/main-button';

/** Shown instead of a staff page to everyone else. */
export const StaffOnly = () => (
  <EmptyState
    art={<SleepingMoonArt size={132} />}
    title="운영자만 볼 수 있어요"
    action={
      <MainButton as={Link} to={paths.root} replace look="soft" size="small" fit>
        메인으로 가기
      </MainButton>
    }
  />
);
