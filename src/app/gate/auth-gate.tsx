import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { isGateExempt, paths } from '@/domain/paths';
import { selectAccountId, selectEndedBy, selectHasCredentials, selectUser } from '@/features/auth/auth-slice';
import { storeWantedPlace } from '@/shared/session/wanted-place';
import { useAppSelector } from '@/shared/store/hooks';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { type CheckFailure, useSessionCheck } from './use-session-check';

/** Redirects to the log-in and stores the requested location, which is reopened afterwards. */
function useToLogin() {
  const location = useLocation();
  const navigate = useNavigate();
  const accountId = useAppSelector(selectAccountId);
  const epoch = useAppSelector((root) => root.auth.epoch);
  return (reason?: CheckFailure) => {
    const { pathname, search, hash, state } = location;
    storeWantedPlace({ path: `${pathname}${search}${hash}`, state: state ?? null, accountId });
    void navigate(paths.auth.login, { replace: true, state: reason ? { reason, epoch } : null });
  };
}

function ToLogin() {
  const toLogin = useEffectEvent(useToLogin());
  useEffect(() => toLogin(), []);
  return <FullScreenSpinner />;
}

/**
 * Auth check on each path change outside the exempt list (docs/specification.md §4.1). Only the first check
 * of a visit shows the spinner; later ones leave the screen mounted (§10.3).
 */
export function AuthGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const known = useAppSelector(selectUser) !== null;
  const credentials = useAppSelector(selectHasCredentials);
  const endedBy = useAppSelector(selectEndedBy);
  const toLogin = useToLogin();
  const exempt = isGateExempt(pathname);

  useSessionCheck(pathname, !exempt && credentials, toLogin);

  if (exempt) return children;
  if (!credentials) {
    // Without an ended session the root shows the introduction (docs/specification.md §2.2).
    if (pathname === paths.root && endedBy !== 'server') return children;
    return endedBy === 'person' ? <Navigate to={paths.root} replace /> : <ToLogin />;
  }
  return known ? children : <FullScreenSpinner />;
}
