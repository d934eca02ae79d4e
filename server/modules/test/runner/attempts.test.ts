/** @postgres concurrency */

import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { SENSITIVE_CONSENT } from '@contract/test/diagnostics-words';
import { consents, testAttempts } from '@server/db/schema';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let child: string;
// Today is 10 March 2026: the child is twelve months old.
beforeEach(async () => {
  child = await family.addChild();
});

test('requires consent, and adds its version to the ledger once', async () => {
  expect(await family.start(child, 'development-12m', {})).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  expect(await family.db.select().from(testAttempts)).toEqual([]);

  const begun = await family.start(child, 'development-12m', { consent: true });
  expect(begun).toMatchObject({ status: 200, data: { test_id: 'development-12m', status: 0, answers: [] } });
  const sibling = await family.addChild({ birthDate: '20260101' });
  await family.start(sibling, 'development-2m', { consent: true });
  const ledger = await family.db.select().from(consents);
  expect(ledger.map(({ kind, textVersion, given }) => [kind, textVersion, given])).toEqual([
    ['sensitive', SENSITIVE_CONSENT.version, true],
  ]);
});

test('asks for consent again after a withdrawal or for a changed text', async () => {
  await family.start(child, 'development-12m');
  const row = { accountId: family.parent.accountId, kind: 'sensitive' } as const;
  const at = (minutes: number) => new Date(family.clock.now + minutes * MINUTE_MS);
  const version = SENSITIVE_CONSENT.version;
  await family.db
    .insert(consents)
    .values({ ...row, id: crypto.randomUUID(), textVersion: version, given: false, at: at(1) });
  expect(await family.start(child, 'development-12m', {})).toMatchObject({ code: 'CONSENT_REQUIRED' });
  await family.db
    .insert(consents)
    .values({ ...row, id: crypto.randomUUID(), textVersion: '2020-01-1', given: true, at: at(2) });
  expect(await family.start(child, 'development-12m', {})).toMatchObject({ code: 'CONSENT_REQUIRED' });
});

test('stores no consent for a refused start', async () => {
  expect(await family.start(child, 'development-9m', { consent: true })).toMatchObject({ code: 'TEST_CLOSED' });
  expect(await family.db.select().from(consents)).toEqual([]);
});

test('concurrent starts on several devices share one attempt', async () => {
  const begun = await Promise.all(Array.from({ length: 8 }, () => family.start(child, 'development-12m')));
  expect(new Set(begun.map(({ data }) => data.id)).size).toBe(1);
  expect(await family.db.select().from(testAttempts)).toHaveLength(1);
  expect(await family.db.select().from(consents)).toHaveLength(1);
});

test('orders questions by domain, with the two concerns last', async () => {
  const { data } = await family.start(child, 'development-12m');
  expect(data.items).toHaveLength(12);
  expect(data.items.slice(-2).map((item) => [item.id, item.kind])).toEqual([
    ['lost_skill', 'concern'],
    ['worry', 'concern'],
  ]);
  expect(data.age).toEqual({ months: 12, actual_months: 12, corrected: false });
});

test('refuses a check outside its months with the day it opens', async () => {
  expect(await family.start(child, 'development-9m')).toMatchObject({
    status: 409,
    code: 'TEST_CLOSED',
    message: '이 체크를 하는 시기가 지났어요. 지금 나이에 맞는 체크를 해 주세요.',
  });
  expect(await family.start(child, 'development-15m')).toMatchObject({
    code: 'TEST_CLOSED',
    message: '아직 시기가 아니에요. 2026년 6월 10일부터 할 수 있어요.',
  });
  const newborn = await family.addChild({ birthDate: '20260220' });
  expect(await family.start(newborn, 'development-2m')).toMatchObject({
    message: '아직 시기가 아니에요. 2026년 4월 20일부터 할 수 있어요.',
  });
});

test('uses the corrected age of a child born early', async () => {
  const early = await family.addChild({ birthDate: '20250101', gestationWeeks: 31 });
  const { data } = await family.start(early, 'development-12m');
  expect(data.age).toEqual({ months: 12, actual_months: 14, corrected: true });
});

test('an attempt that was begun can be finished after its months, at the age it began', async () => {
  const begun = await family.start(child, 'development-12m');
  await family.send(begun.data.id, family.createAnswer('cdc12-mov-1', 'yes'));
  family.clock.now += 120 * DAY_MS;
  const later = (await family.start(child, 'development-12m')).data;
  expect(later.id).toBe(begun.data.id);
  expect(later.age.months).toBe(12);
  expect(later.answers).toHaveLength(1);
});

test('returns a finished check, and starts a new one only on request', async () => {
  const first = (await family.start(child, 'development-12m')).data;
  await family.answerAll(first);
  await family.post(`/attempt/${first.id}/complete`, {});
  const same = await family.start(child, 'development-12m', {});
  expect(same.data).toMatchObject({ id: first.id, status: 100 });
  expect(same.data.answers).toHaveLength(12);

  const again = await family.start(child, 'development-12m', { again: true });
  expect(again.data).toMatchObject({ status: 0, answers: [] });
  expect(again.data.id).not.toBe(first.id);
  const resumed = await family.start(child, 'development-12m', { again: true });
  expect(resumed.data.id).toBe(again.data.id);
});

test('an attempt opened on another device holds the answers so far', async () => {
  const begun = (await family.start(child, 'development-12m')).data;
  await family.send(begun.id, family.createAnswer('cdc12-mov-1', 'sometimes'));
  const opened = await family.get<Attempt>(`/attempt/${begun.id}`);
  expect(opened.data).toMatchObject({ id: begun.id, status: 8, profile_id: child, completed_at: null });
  expect(opened.data.answers).toEqual([
    {
      item_id: 'cdc12-mov-1',
      value: 'sometimes',
      areas: [],
      note: '',
      answered_at: new Date(family.clock.now).toISOString(),
    },
  ]);
});

test("refuses another account's profile and attempt", async () => {
  const { id } = (await family.start(child, 'development-12m')).data;
  const stranger = await family.signUp();
  const asStranger = [
    await family.start(child, 'development-12m', { consent: true }, stranger),
    await family.get(`/profile/${child}`, stranger),
    await family.get(`/profile/${child}/attempt`, stranger),
    await family.get(`/profile/${child}/test/development-12m`, stranger),
    await family.post('/main', { profileId: child, age: '0~24' }, stranger),
    await family.get(`/attempt/${id}`, stranger),
    await family.get(`/attempt/${id}/result`, stranger),
    await family.post(`/attempt/${id}/complete`, {}, stranger),
    await family.send(id, family.createAnswer('cdc12-mov-1', 'yes'), stranger),
  ];
  expect(asStranger.map(({ status, code }) => [status, code])).toEqual([
    ...Array.from({ length: 5 }, () => [403, 'FOREIGN_PROFILE']),
    ...Array.from({ length: 4 }, () => [404, 'NOT_FOUND']),
  ]);
});

test('refuses unknown addresses without a server error', async () => {
  const id = crypto.randomUUID();
  expect(await family.start(child, 'development-13m')).toMatchObject({ status: 404 });
  expect(await family.start(child, '%00')).toMatchObject({ status: 404 });
  expect(await family.get(`/attempt/${id}`)).toMatchObject({ status: 404 });
  expect(await family.get('/attempt/first')).toMatchObject({ status: 422, fields: { attemptId: '잘못된 주소예요.' } });
  expect(await family.get(`/profile/${id}`)).toMatchObject({ status: 403, code: 'FOREIGN_PROFILE' });
  expect(await family.get('/profile/%ed%a0%80')).toMatchObject({ success: false });
  expect(await family.post('/main', { profileId: child, age: '24' })).toMatchObject({ status: 422 });
});
