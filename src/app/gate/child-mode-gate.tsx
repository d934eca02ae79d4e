import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { childModeEntered, selectInChildMode } from '@/domain/guardian/child-mode-slice';
import { isChildModePath, isSignInPath, paths } from '@/domain/paths';
import { selectUser } from '@/features/auth/auth-slice';
import { isInApp } from '@/shared/bridge/bridge';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';

const GuardianPage = lazy(async () => ({ default: (await import('./guardian-page')).GuardianPage }));

/**
 * Guards the exit of child mode: from 배우기 시작하기 or the first letter on, every page outside learning requires the
 * guardian's password, however it is reached. Learning itself stays reachable, so Back is never blocked.
 */
export function ChildModeGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const inside = useAppSelector(selectInChildMode);
  const hasPassword = useAppSelector(selectUser)?.grow_learning_password ?? false;
  // In a browser /learn only links to the app.
  const learns = isInApp() && pathname === paths.learn;

  useEffect(() => {
    if (learns && hasPassword && !inside) dispatch(childModeEntered());
  }, [learns, hasPassword, inside, dispatch]);

  if (!inside || !hasPassword || isChildModePath(pathname) || isSignInPath(pathname)) return children;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <GuardianPage />
    </Suspense>
  );
}
