import type { Attempt } from '@contract/test/diagnostics';
import { useMemo } from 'react';
import { selectAccountId } from '@/features/auth/auth-slice';
import { selectWaiting } from '@/features/test/queue/answer-queue-slice';
import { selectKeptAttempt } from '@/features/test/queue/open-attempts-slice';
import type { QueueEntry } from '@/features/test/queue/queue-schema';
import { useGetAttemptQuery } from '@/features/test/test-api';
import { isMissing } from '@/features/test/ui/is-missing';
import { useAppSelector } from '@/shared/store/hooks';
import { type Answers, answersNow } from './progress';

export type OpenAttempt =
  | { state: 'loading' | 'missing' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; owner: string; attempt: Attempt; answers: Answers; waiting: readonly QueueEntry[] };

/** One attempt of this account: from the server, or, when nothing gets through, as this device kept it. */
export function useOpenAttempt(attemptId: string): OpenAttempt {
  const owner = useAppSelector(selectAccountId);
  const { currentData, error, isFetching, refetch } = useGetAttemptQuery(
    { attemptId },
    // another device may have gone on meanwhile
    { refetchOnMountOrArgChange: true },
  );
  const kept = useAppSelector((state) => selectKeptAttempt(state, owner, attemptId));
  const waiting = useAppSelector((state) => selectWaiting(state, owner, attemptId));
  const gone = !isFetching && isMissing(error);
  const attempt = gone ? undefined : (currentData ?? kept);
  const answers = useMemo(() => answersNow(attempt?.answers ?? [], waiting), [attempt, waiting]);

  if (attempt && owner !== null) return { state: 'ready', owner, attempt, answers, waiting };
  if (isFetching) return { state: 'loading' };
  return gone ? { state: 'missing' } : { state: 'failed', retry: refetch };
}
