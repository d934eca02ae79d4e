import { type Capability, isAllowed } from '@contract/profiles/child-roles';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { selectUser } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';
import { FullScreenSpinner } from '@/shared/ui/feedback/full-screen-spinner';
import { getPageCapability } from './page-capabilities';
import { useKnownRole } from './use-known-role';

const RolePage = lazy(async () => ({ default: (await import('./role-page')).RolePage }));

/**
 * A page that the account's role for the selected child does not allow says so, instead of failing part by part. The
 * role is what the sign-in check or an earlier page said; the gate asks for nothing.
 */
export function RoleGate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const isSignedIn = useAppSelector(selectUser) !== null;
  const capability = isSignedIn ? getPageCapability(pathname) : null;
  return capability === null ? children : <Asking capability={capability}>{children}</Asking>;
}

function Asking({ capability, children }: { capability: Capability; children: ReactNode }) {
  const role = useKnownRole();
  if (role === undefined || isAllowed(role, capability)) return children;
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <RolePage />
    </Suspense>
  );
}
