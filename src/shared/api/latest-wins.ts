import type { ApiError } from './api-error';
import type { Answer } from './send';

const SUPERSEDED: ApiError = { status: 'SUPERSEDED', message: '' };

/** The result of a key's calls: the last value the server accepted, or a failure. */
type Outcome = { confirmed?: string; failed: boolean };

/**
 * For switches that are tapped quickly: one request at a time for each key, and of the calls made while one is pending
 * only the last is sent, unless the server already has its value. The others end as SUPERSEDED, as do all that are
 * queued behind a request that fails.
 */
export function createLatestWins() {
  const lastCalls = new Map<string, Promise<Outcome>>();

  async function sendAfter(
    earlier: Promise<Outcome> | undefined,
    isLatest: () => boolean,
    value: string,
    send: () => Promise<Answer>,
  ) {
    const before: Outcome = (await earlier) ?? { failed: false };
    if (earlier && (before.failed || before.confirmed === value || !isLatest())) {
      return { answer: { error: SUPERSEDED } satisfies Answer, outcome: before };
    }
    const answer = await send();
    return { answer, outcome: answer.error ? { failed: true } : { confirmed: value, failed: false } };
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
    /** Whether a call of that key is pending: an earlier answer must not be shown over its optimistic patch. */
    isPending: (key: string) => lastCalls.has(key),
  };
}

export type LatestWins = ReturnType<typeof createLatestWins>;
