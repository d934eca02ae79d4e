import { type ApiError, isUnanswered } from './api-error';
import type { Answer } from './send-request';

const SUPERSEDED: ApiError = { status: 'SUPERSEDED', message: '' };

/** The result of a key's calls: the last value the server accepted, or why it has none. */
type Outcome = { confirmed?: string; error?: ApiError };

/**
 * For switches that are tapped quickly: one request at a time for each key, and of the calls made while one is pending
 * only the last is sent, unless the server already has its value. The others end as SUPERSEDED, as do all that are
 * queued behind a request that fails; behind one that gets no answer, the last has none either.
 */
export function createLatestWins() {
  const lastCalls = new Map<string, Promise<Outcome>>();

  async function sendAfter(
    earlier: Promise<Outcome> | undefined,
    isLatest: () => boolean,
    value: string,
    send: () => Promise<Answer>,
  ) {
    const before: Outcome = (await earlier) ?? {};
    if (earlier && (before.error || before.confirmed === value || !isLatest())) {
      const error = isLatest() && isUnanswered(before.error) ? before.error : SUPERSEDED;
      return { answer: { error } satisfies Answer, outcome: before };
    }
    const answer = await send();
    return { answer, outcome: answer.error ? { error: answer.error } : { confirmed: value } };
  }

  return {
    async run(key: string, value: string, send: () => Promise<Answer>): Promise<Answer> {
      const isLatest = () => lastCalls.get(key) === outcome;
      const sent = sendAfter(lastCalls.get(key), isLatest, value, send);
      const outcome = sent.then((result) => result.outcome);
      lastCalls.set(key, outcome);
      try {
        return (await sent).answer;
      } finally {
        if (isLatest()) lastCalls.delete(key);
      }
    },
    /** True if a call of that key is pending: an earlier answer must not be shown over its optimistic patch. */
    isPending: (key: string) => lastCalls.has(key),
  };
}

export type LatestWins = ReturnType<typeof createLatestWins>;
