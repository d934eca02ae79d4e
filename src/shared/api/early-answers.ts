/**
 * Calls started before the code was loaded (app/start/early-requests.ts). Each answer is used once, by the
 * identical call, and only while it is fresh.
 */
export type EarlyCall = { method: string; url: string; body?: string; token: string | null; profileId: string | null };

const FRESH_MS = 10_000;
const toCallKey = ({ method, url, body = '', token, profileId }: EarlyCall) =>
  [method, url, body, token, profileId].join('\n');

type EarlyAnswer = { answer: Promise<Response>; begun: number };

const answers = new Map<string, EarlyAnswer>();

export function storeEarlyAnswer(call: EarlyCall, answer: Promise<Response>): void {
  // When no call uses it, a failure is not unhandled and an unread body does not keep its connection.
  answer.then((response) => response.clone().arrayBuffer()).catch(() => undefined);
  answers.set(toCallKey(call), { answer, begun: Date.now() });
}

export function consumeEarlyAnswer(call: EarlyCall): Promise<Response> | undefined {
  const key = toCallKey(call);
  const entry = answers.get(key);
  answers.delete(key);
  return entry && Date.now() - entry.begun < FRESH_MS ? entry.answer : undefined;
}

/** True if calls were started early and not used yet. */
export const hasEarlyAnswers = () => answers.size > 0;

/** The session began or ended: earlier answers are discarded. */
export const dropEarlyAnswers = () => answers.clear();
