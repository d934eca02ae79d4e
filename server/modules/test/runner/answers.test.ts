/** @postgres concurrency */

import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { testAnswerEvents, testAnswers, testAttempts } from '@server/db/schema';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let attempt: Attempt;
beforeEach(async () => {
  attempt = (await family.start(await family.addChild(), 'development-12m')).data;
});

const WALK = 'cdc12-mov-1';
const events = () => family.db.select().from(testAnswerEvents);
const agoIso = (ms: number) => new Date(family.clock.now - ms).toISOString();

test('an answer is saved and counted', async () => {
  const saved = await family.send(attempt.id, family.createAnswer(WALK, 'yes'));
  expect(saved).toMatchObject({ status: 200, data: { status: 8, current: { item_id: WALK, value: 'yes' } } });
});

test('stores an answer once under repeated and eight concurrent requests', async () => {
  const answer = family.createAnswer(WALK, 'not_yet');
  const all = await Promise.all(Array.from({ length: 8 }, () => family.send(attempt.id, answer)));
  expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(all.every(({ data }) => data.current.value === 'not_yet' && data.status === 8)).toBe(true);
  expect(await events()).toHaveLength(1);
});

test('refuses one id for two answers', async () => {
  const answer = family.createAnswer(WALK, 'yes');
  await family.send(attempt.id, answer);
  expect(await family.send(attempt.id, { ...answer, value: 'not_yet' })).toMatchObject({
    status: 409,
    code: 'CONFLICT',
  });
  expect(await events()).toHaveLength(1);
});

test('counts the later answer of two devices in any order of arrival', async () => {
  const earlier = family.createAnswer(WALK, 'not_yet', { answered_at: agoIso(MINUTE_MS) });
  const later = family.createAnswer(WALK, 'yes', { answered_at: agoIso(1000) });
  await family.send(attempt.id, later);
  const late = await family.send(attempt.id, earlier);
  expect(late.data.current).toMatchObject({ value: 'yes', answered_at: agoIso(1000) });
  expect(await events()).toHaveLength(2);

  const others = [
    family.createAnswer('cdc12-mov-2', 'yes', { answered_at: agoIso(500) }),
    family.createAnswer('cdc12-mov-2', 'sometimes', { answered_at: agoIso(400) }),
    family.createAnswer('cdc12-mov-2', 'not_yet', { answered_at: agoIso(300) }),
  ];
  await Promise.all(others.reverse().map((answer) => family.send(attempt.id, answer)));
  const rows = await family.db.select().from(testAnswers);
  expect(rows.find((row) => row.itemId === 'cdc12-mov-2')?.value).toBe('not_yet');
  expect(rows).toHaveLength(2);
});

test('counts every item once under concurrent answers of two devices', async () => {
  const items = attempt.items.filter(({ kind }) => kind !== 'concern').slice(0, 5);
  const answers = items.flatMap(({ id }) => [family.createAnswer(id, 'yes'), family.createAnswer(id, 'sometimes')]);
  const all = await Promise.all(answers.map((answer) => family.send(attempt.id, answer)));
  expect(all.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await family.db.select({ answered: testAttempts.answered }).from(testAttempts)).toEqual([{ answered: 5 }]);
  expect(await events()).toHaveLength(10);
});

test('two answers of the same moment have the same winner in either order', async () => {
  const at = { answered_at: agoIso(1000) };
  const low = { ...family.createAnswer(WALK, 'yes', at), id: '11111111-1111-4111-8111-111111111111' };
  const high = { ...family.createAnswer(WALK, 'not_yet', at), id: '99999999-9999-4999-8999-999999999999' };
  await family.send(attempt.id, high);
  expect((await family.send(attempt.id, low)).data.current.value).toBe('not_yet');
});

test('accepts later answers after one of a fast clock, and stores one of a clock never set', async () => {
  const ahead = await family.send(attempt.id, family.createAnswer(WALK, 'yes', { answered_at: agoIso(-DAY_MS) }));
  expect(ahead.data.current.answered_at).toBe(new Date(family.clock.now).toISOString());
  family.clock.now += 1000;
  expect((await family.send(attempt.id, family.createAnswer(WALK, 'sometimes'))).data.current.value).toBe('sometimes');

  const never = family.createAnswer('cdc12-mov-2', 'yes', { answered_at: '0000-01-01T00:00:00Z' });
  expect(await family.send(attempt.id, never)).toMatchObject({ status: 200 });
});

test("stores a concern's areas once each and in order, and the note as typed", async () => {
  const worry = family.createAnswer('worry', 'yes', {
    areas: ['social', 'language', 'social'],
    note: '  눈을 잘 맞추지 않아요 ',
  });
  const saved = await family.send(attempt.id, worry);
  expect(saved.data.current).toMatchObject({
    value: 'yes',
    areas: ['language', 'social'],
    note: '눈을 잘 맞추지 않아요',
  });
  expect((await family.send(attempt.id, worry)).status).toBe(200);
  expect(await events()).toHaveLength(1);
});

test.each([
  ['an item of another check', { item_id: 'cdc09-mov-1' }, 422, 'UNKNOWN_ITEM'],
  ['an item that does not exist', { item_id: '__proto__' }, 422, 'UNKNOWN_ITEM'],
  ['a concern’s answer to a milestone', { value: 'no' }, 422, 'INVALID_INPUT'],
  ['a milestone’s answer to a concern', { item_id: 'worry', value: 'not_yet' }, 422, 'INVALID_INPUT'],
  ['a note on a milestone', { note: '메모' }, 422, 'INVALID_INPUT'],
  ['a NUL', { item_id: 'worry', value: 'yes', note: 'a\u0000' }, 422, 'INVALID_INPUT'],
  ['a NUL in the item', { item_id: 'a\u0000' }, 422, 'UNKNOWN_ITEM'],
  ['a time that is none', { answered_at: '2026-03-10T03:00:00+09' }, 422, 'INVALID_INPUT'],
  ['no answer at all', { value: undefined }, 422, 'INVALID_INPUT'],
])('%s is refused and nothing is stored', async (_, wrong, status, code) => {
  const refused = await family.send(attempt.id, { ...family.createAnswer(WALK, 'yes'), ...wrong });
  expect(refused).toMatchObject({ status, code });
  expect(refused.message).toMatch(/\p{Script=Hangul}/u);
  expect(await events()).toEqual([]);
});

test('malformed JSON is refused', async () => {
  expect(await family.send(attempt.id, '{"id":')).toMatchObject({ status: 400, code: 'MALFORMED_JSON' });
});

test('after completion answers a repeat as before and stores a late answer without effect', async () => {
  const before = family.createAnswer(WALK, 'yes');
  await family.send(attempt.id, before);
  await family.answerAll({ ...attempt, items: attempt.items.filter((item) => item.id !== WALK) });
  await family.post(`/attempt/${attempt.id}/complete`, {});
  const count = (await events()).length;

  expect(await family.send(attempt.id, before)).toMatchObject({
    status: 200,
    data: { status: 100, current: { value: 'yes' } },
  });
  const late = family.createAnswer(WALK, 'not_yet');
  for (let sent = 0; sent < 2; sent += 1) {
    expect(await family.send(attempt.id, late)).toMatchObject({ status: 409, code: 'ATTEMPT_FINISHED' });
  }
  expect((await events()).length).toBe(count + 1);
  const { data } = await family.get<Attempt>(`/attempt/${attempt.id}`);
  expect(data.answers.find((answer) => answer.item_id === WALK)?.value).toBe('yes');
});
