import { createHash } from 'node:crypto';
import { CLIENT_HEADER, type Success } from '../../contract/common/envelope';
import { DAY_MS } from '../../contract/common/time';
import type { Attempt, TestCard } from '../../contract/test/diagnostics.responses';
import type { App } from '../../server/app';
import { signAccessToken } from '../../server/http/session/access-token';
import { testConfig } from '../../server/testing/test-deps';

export const toUuid = (text: string) =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Calls the API as a member. */
export async function callAs(app: App, account: { accountId: string; sessionId: string }, now: number): Promise<Call> {
  const token = await signAccessToken({ ...account, role: 'parent' }, testConfig.secret, now);
  return async <T>(method: string, path: string, body?: unknown) => {
    const answer = await app.request(`http://localhost/api${path}`, {
      method,
      headers: {
        [CLIENT_HEADER]: 'web',
        authorization: `Bearer ${token}`,
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as Success<T>;
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${JSON.stringify(envelope)}`);
    return envelope.data;
  };
}

/** The level check that a child of this age is offered. */
export async function findTestId(call: Call, profileId: string): Promise<string> {
  const tests = await call<TestCard[]>('POST', '/diagnostic-test/main', { profileId, age: '36~' });
  const id = tests[0]?.id;
  if (!id) throw new Error('no check is offered');
  return id;
}

/** A finished check of the account's child, as the product stores it. */
export async function completeCheck(call: Call, profileId: string, testId: string): Promise<void> {
  const begun = await call<Attempt>('POST', `/diagnostic-test/profile/${profileId}/test/${testId}/attempt`, {
    consent: true,
  });
  for (const item of begun.items) await answerItem(call, begun, item);
  await call('POST', `/diagnostic-test/attempt/${begun.id}/complete`);
}

export const answerItem = (call: Call, attempt: Attempt, item: Attempt['items'][number]) =>
  call('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
    id: crypto.randomUUID(),
    item_id: item.id,
    value: item.kind === 'concern' ? 'no' : 'yes',
    // Before the clock of the measurement.
    answered_at: new Date(Date.now() - DAY_MS).toISOString(),
  });
