import { useEffect, useEffectEvent, useRef } from 'react';
import { checkSession } from '@/features/auth/auth-api';
import { selectUser, userRefused } from '@/features/auth/auth-slice';
import { isApiError, isUnanswered } from '@/shared/api/api-error';
import { selectRecoveries } from '@/shared/store/connection-slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/hooks';

export type CheckFailure = 'refused' | 'unreachable';

/**
 * Calls /auth/info on each change of `path` and of the session, and when the server is reachable again, while `active`.
 * Until it answers, a known user stays on the page.
 * @param onFailure a refusal by the server, or no answer while no user is known
 */
export function useSessionCheck(path: string, active: boolean, onFailure: (failure: CheckFailure) => void): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const epoch = useAppSelector((state) => state.auth.epoch);
  const recoveries = useAppSelector(selectRecoveries);
  const fail = useEffectEvent(onFailure);
  // The start of the app may have asked already (app/prefetch-first-page.ts).
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path, session or recovery triggers a new check
  useEffect(() => {
    if (!active) return;
    let over = false;

    const check = async () => {
      const reused = isFirst.current;
      isFirst.current = false;
      const { error, isSuccess } = await dispatch(checkSession({ reused }));
      // The session changed meanwhile: its own check is pending.
      if (over || isSuccess || !isApiError(error) || error.status === 'SUPERSEDED') return;
      if (!isUnanswered(error)) {
        dispatch(userRefused());
        fail('refused');
      } else if (!selectUser(store.getState())) fail('unreachable');
    };
    void check();
    return () => {
      over = true;
    };
  }, [path, active, epoch, recoveries, dispatch, store]);
}
