import { useMemo, useState } from 'react';
import { Navigate, Outlet, useOutletContext } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { selectHasCredentials } from '@/features/auth/auth-slice';
import { readWantedInvitation } from '@/shared/session/wanted-place';
import { useAppSelector } from '@/shared/store/hooks';

/** State of the steps that is only in this page's memory. */
export type JoinFlowState = {
  password: string | null;
  setPassword: (password: string | null) => void;
  /** The server's refusal after the last step, to be corrected in an earlier one: by field, or `consents`. */
  refused: Record<string, string>;
  setRefused: (refused: Record<string, string>) => void;
};

/** The layout of the three steps of joining: holds the password in memory only, until the account is created. */
export function JoinFlow() {
  const signedIn = useAppSelector(selectHasCredentials);
  const [password, setPassword] = useState<string | null>(null);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const flow = useMemo<JoinFlowState>(() => ({ password, setPassword, refused, setRefused }), [password, refused]);
  // A member is redirected: also after the last step.
  if (signedIn) return <Navigate to={readWantedInvitation() ?? paths.root} replace />;
  return <Outlet context={flow} />;
}

export const useJoinFlow = () => useOutletContext<JoinFlowState>();
