import type { AnswerInput, StartAttemptInput } from '@contract/test/diagnostics';
import type { AnswerSaved, Attempt } from '@contract/test/diagnostics.responses';
import type { AnswerValue, Scale } from '@contract/test/diagnostics-kinds';
import { profiles } from '@server/db/schema';
import { signAccessToken } from '@server/http/session/access-token';
import { createTestApp, type SignedUp, useEach } from './test-app';

/** Seen, or in the middle. */
const USUAL: Record<Scale, AnswerValue> = { observe: 'yes', often: 'half', agree: 'some' };

type ChildValues = Partial<typeof profiles.$inferInsert>;

/** For tests: the API with one signed-in parent, and the calls of the checks as the client makes them. */
export async function createTestFamily() {
  const api = await createTestApp();
  const parent = await api.signUp({ childConsent: false });

  async function addChild(values: ChildValues = {}, owner: SignedUp = parent): Promise<string> {
    const id = crypto.randomUUID();
    const at = new Date(api.clock.now);
    const child = { name: '하린', birthDate: '20250310', gender: 'female', createdAt: at, updatedAt: at } as const;
    await api.db.insert(profiles).values({ ...child, ...values, accountId: owner.accountId, id });
    return id;
  }

  /** Signed for the present moment, so that a test may move the clock by months. */
  const signToken = ({ accountId, sessionId }: SignedUp) =>
    signAccessToken({ accountId, sessionId, role: 'parent' }, api.deps.config.secret, api.clock.now);
  const call = async <T>(method: string, path: string, as: SignedUp, body?: unknown) =>
    api.callJson<T>(method, `/diagnostic-test${path}`, { token: await signToken(as), body });

  const get = <T>(path: string, as: SignedUp = parent) => call<T>('GET', path, as);
  const post = <T>(path: string, body: unknown, as: SignedUp = parent) => call<T>('POST', path, as, body);

  const put = <T>(path: string, body: unknown, as: SignedUp = parent) => call<T>('PUT', path, as, body);
  const remove = <T>(path: string, as: SignedUp = parent) => call<T>('DELETE', path, as);

  const start = (
    profileId: string,
    testId: string,
    input: Partial<StartAttemptInput> = { consent: true },
    as: SignedUp = parent,
  ) => post<Attempt>(`/profile/${profileId}/test/${testId}/attempt`, input, as);

  /** An answer as a device sends it, answered now by default. */
  const createAnswer = (item_id: string, value: AnswerValue, more: Partial<AnswerInput> = {}): AnswerInput => ({
    id: crypto.randomUUID(),
    item_id,
    value,
    areas: [],
    note: '',
    answered_at: new Date(api.clock.now).toISOString(),
    ...more,
  });
  const send = (attemptId: string, body: unknown, as: SignedUp = parent) =>
    call<AnswerSaved>('PUT', `/attempt/${attemptId}/answer`, as, body);

  /** Answers every question: with the usual answer of its scale unless `answers` says otherwise. */
  async function answerAll(attempt: Attempt, answers: Record<string, AnswerValue> = {}) {
    for (const item of attempt.items) {
      const usual = item.scale === null ? 'no' : USUAL[item.scale];
      await send(attempt.id, createAnswer(item.id, answers[item.id] ?? usual));
    }
  }

  return { ...api, parent, addChild, get, post, put, remove, start, createAnswer, send, answerAll };
}

export type TestFamily = Awaited<ReturnType<typeof createTestFamily>>;

export const useTestFamily = () => useEach(createTestFamily);
