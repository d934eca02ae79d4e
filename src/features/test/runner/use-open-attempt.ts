import type { Attempt } from '@contract/test/diagnostics.responses';
import { useEffect, useMemo } from 'react';
import { selectAccountId } from '@/features/auth/auth-slice';
import { type AttemptEntry, selectPending } from '@/features/test/outbox/answers-outbox';
import { selectStoredAttempt } from '@/features/test/outbox/open-attempts-slice';
import { useGetAttemptQuery } from '@/features/test/test-api';
import { isMissing } from '@/features/test/ui/is-missing';
import { onPageShown } from '@/shared/lib/page-visibility';
import { useAppSelector } from '@/shared/store/hooks';
import { type Answers, answersNow } from './progress';

export type OpenAttempt =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; owner: string; attempt: Attempt; answers: Answers; pending: readonly AttemptEntry[] };

/** One attempt of this account: from the server, or this device's copy when offline. */
export function useOpenAttempt(attemptId: string): OpenAttempt {
  const owner = useAppSelector(selectAccountId);
  const { currentData, error, isFetching, refetch } = useGetAttemptQuery(
    { attemptId },
    // another device may have added answers
    { refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    // Another guardian may have answered meanwhile.
    const mounted = new AbortController();
    onPageShown(() => void refetch(), mounted.signal);
    return () => mounted.abort();
  }, [refetch]);
  const stored = useAppSelector((state) => selectStoredAttempt(state, owner, attemptId));
  const pending = useAppSelector((state) => selectPending(state, owner, attemptId));
  const gone = !isFetching && isMissing(error);
  const attempt = gone ? undefined : (currentData ?? stored);
  const answers = useMemo(() => answersNow(attempt?.answers ?? [], pending), [attempt, pending]);

  if (attempt && owner !== null) return { state: 'ready', owner, attempt, answers, pending };
  if (isFetching) return { state: 'loading' };
  return gone ? { state: 'missing' } : { state: 'failed', retry: refetch };
}
