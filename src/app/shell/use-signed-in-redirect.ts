import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { getStaffHome } from '@/domain/staff/staff-home';
import { checkSession } from '@/features/auth/auth-api';
import { selectHasCredentials, selectUser } from '@/features/auth/auth-slice';
import { consumeWantedPlace, readWantedInvitation } from '@/shared/session/wanted-place';
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks';

const ENTRANCES: readonly string[] = [paths.auth.login, paths.intro];

/**
 * The log-in page and the introduction redirect a person whom the server has identified in this visit: after the form,
 * after the native shell passed a session, or because the stored credentials are still valid.
 */
export function useSignedInRedirect(): void {
  const { pathname, state } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const credentials = useAppSelector(selectHasCredentials);
  const user = useAppSelector(selectUser);
  const epoch = useAppSelector((root) => root.auth.epoch);
  const entrance = ENTRANCES.includes(pathname);

  // A person redirected here by the gate was checked just now; a second check could cause a redirect loop.
  const sentByGate =
    arrival === 'REPLACE' && typeof state === 'object' && state !== null && 'epoch' in state && state.epoch === epoch;
  const ask = entrance && credentials && user === null && !sentByGate;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each session is asked about once
  useEffect(() => {
    if (ask) void dispatch(checkSession());
  }, [ask, epoch, dispatch]);

  const goOn = useEffectEvent(() => {
    const isInvited = readWantedInvitation() !== null;
    const wanted = user && consumeWantedPlace(user.id);
    const place = user?.is_first_login && !isInvited ? null : wanted;
    // A first log-in is the root's to decide (docs/specification.md §2.2).
    const staffHome = user && !user.is_first_login ? getStaffHome(user.role) : null;
    void navigate(place?.path ?? staffHome?.path ?? paths.root, { replace: true, state: place?.state });
  });
  const confirmed = entrance && credentials && user !== null;
  useEffect(() => {
    if (confirmed) goOn();
  }, [confirmed]);
}
