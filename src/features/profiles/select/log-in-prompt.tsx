import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { storeWantedPlace } from '@/shared/session/wanted-place';
import { useAppSelector } from '@/shared/store/hooks';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';

/** For a visitor on a profile page that the gate exempts (docs/specification.md §4.2); the log-in returns here. */
export function LogInPrompt() {
  const { pathname, search, state } = useLocation();
  const accountId = useAppSelector(({ auth }) => auth.accountId);
  return (
    <EmptyState
      art={<ReadingBearArt size={168} />}
      title="로그인하고 아이를 만나러 가요"
      action={
        <MainButton
          component={Link}
          to={paths.auth.login}
          fit
          onClick={() => storeWantedPlace({ path: `${pathname}${search}`, state, accountId })}
        >
          로그인
        </MainButton>
      }
    >
      아이 프로필은 로그인한 뒤에 볼 수 있어요.
    </EmptyState>
  );
}
