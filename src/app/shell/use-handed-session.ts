import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectAccountId } from '@/features/auth/auth-slice';
import { paths } from '@/shared/paths';
import { takeWantedPlace } from '@/shared/session/wanted-place';
import { useAppSelector } from '@/shared/store/hooks';

const WAITING: readonly string[] = [paths.auth.login, paths.intro];

/** When the native shell hands over a session, the log-in page and the introduction have nothing more to ask. */
export function useHandedSession(): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const accountId = useAppSelector(selectAccountId);
  // A sign-in on the page has a refresh cookie; the shell's access token comes alone.
  const handed = useAppSelector(({ auth }) => auth.accessToken !== null && !auth.hasRefresh);
  const goOn = useEffectEvent(() => {
    if (!WAITING.includes(pathname)) return;
    const wanted = accountId === null ? null : takeWantedPlace(accountId);
    void navigate(wanted?.path ?? paths.root, { replace: true, state: wanted?.state });
  });
  useEffect(() => {
    if (handed) goOn();
  }, [handed]);
}
