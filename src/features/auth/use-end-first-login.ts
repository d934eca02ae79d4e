import { useEffect, useEffectEvent } from 'react';
import { paths } from '@/domain/paths';
import { useAppSelector } from '@/shared/store/hooks';
import { useEndFirstLoginMutation } from './auth-api';
import { selectHasCredentials, selectUser } from './auth-slice';

/**
 * Reports to the server that the chooser was left; after a failure the root shows the chooser again at its next visit.
 */
export function useEndFirstLoginOnLeave(): void {
  const [endFirstLogin] = useEndFirstLoginMutation();
  const signedIn = useAppSelector(selectHasCredentials);
  const isFirst = useAppSelector(selectUser)?.is_first_login ?? true;
  const end = useEffectEvent(() => {
    // React's development check unmounts once for show: then the path is still the chooser's.
    if (signedIn && isFirst && window.location.pathname !== paths.auth.joinSelect) void endFirstLogin();
  });
  useEffect(() => () => end(), []);
}
