import { useEffect, useEffectEvent, useState } from 'react';
import { authApi } from '@/features/auth/auth-api';
import { selectUser } from '@/features/auth/auth-slice';
import { gotNoAnswer, isApiError } from '@/shared/api/api-error';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/hooks';

const FIRST_REPEAT_MS = 3000;
const LAST_REPEAT_MS = 30_000;

export type CheckFailure = 'refused' | 'unreachable';

/**
 * Asks /auth/info on each change of `path` and of the session, while `active`. Without any answer and with a known user
 * it asks again by itself, when the device is back online and at growing intervals.
 * @param onFailure what the server refused, or what got no answer while nobody is known
 * @returns whether the last check got no answer
 */
export function useSessionCheck(path: string, active: boolean, onFailure: (failure: CheckFailure) => void): boolean {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const epoch = useAppSelector((state) => state.auth.epoch);
  const [unanswered, setUnanswered] = useState(false);
  const fail = useEffectEvent(onFailure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path or session is what asks for a new check
  useEffect(() => {
    if (!active) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_REPEAT_MS;

    const check = async () => {
      clearTimeout(timer);
      const { error, isSuccess } = await dispatch(
        authApi.endpoints.getAuthInfo.initiate(undefined, { forceRefetch: true, subscribe: false }),
      );
      if (over) return;
      if (isSuccess) return setUnanswered(false);
      // The session changed meanwhile: its own check is under way.
      if (!isApiError(error) || error.status === 'SUPERSEDED') return;
      if (!gotNoAnswer(error)) return fail('refused');
      if (!selectUser(store.getState())) return fail('unreachable');
      setUnanswered(true);
      timer = setTimeout(() => void check(), wait);
      wait = Math.min(wait * 2, LAST_REPEAT_MS);
    };
    const onOnline = () => void check();

    window.addEventListener('online', onOnline);
    void check();
    return () => {
      over = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [path, active, epoch, dispatch, store]);

  return active && unanswered;
}
