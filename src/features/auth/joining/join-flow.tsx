import { useMemo, useState } from 'react';
import { Navigate, Outlet, useOutletContext } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectHasCredentials } from '@/features/auth/auth-slice';
import { useAppSelector } from '@/shared/store/hooks';

/** What only this page's memory holds while one walks through the steps. */
export type JoinFlowState = {
  password: string | null;
  setPassword: (password: string | null) => void;
  /** What the server refused in the end, to be mended in an earlier step: by field, or `consents`. */
  refused: Record<string, string>;
  setRefused: (refused: Record<string, string>) => void;
};

/** Around the three steps of joining: keeps the password until the account is made, in memory and nowhere else. */
export function JoinFlow() {
  const signedIn = useAppSelector(selectHasCredentials);
  const [password, setPassword] = useState<string | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const flow = useMemo<JoinFlowState>(() => ({ password, setPassword, refused, setRefused }), [password, refused]);
  // A member has nothing to join: also where the last step ends.
  if (signedIn) return <Navigate to={paths.root} replace />;
  return <Outlet context={flow} />;
}

export const useJoinFlow = () => useOutletContext<JoinFlowState>();
