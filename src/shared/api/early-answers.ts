/**
 * Calls that were begun before the rest of the code arrived (app/early-requests.ts). Each answer is handed out once,
 * to the very call it was begun for, and only while it is fresh.
 */
export type EarlyCall = { method: string; url: string; body?: string; token: string | null; profileId: string | null };

const FRESH_MS = 10_000;
const toCallKey = ({ method, url, body = '', token, profileId }: EarlyCall) =>
  [method, url, body, token, profileId].join('\n');

type Waiting = { answer: Promise<Response>; begun: number };
const waiting = new Map<string, Waiting>();

export function keepEarlyAnswer(call: EarlyCall, answer: Promise<Response>): void {
  // A failure nobody asks for is nobody's.
  answer.catch(() => undefined);
  waiting.set(toCallKey(call), { answer, begun: Date.now() });
}

export function takeEarlyAnswer(call: EarlyCall): Promise<Response> | undefined {
  const key = toCallKey(call);
  const held = waiting.get(key);
  waiting.delete(key);
  return held && Date.now() - held.begun < FRESH_MS ? held.answer : undefined;
}

/** A session began or ended: what was asked before belongs to nobody. */
export const dropEarlyAnswers = () => waiting.clear();
