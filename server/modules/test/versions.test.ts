import { DAY_MS } from '@contract/common/time';
import type { Attempt, TestDetail, TestOverview } from '@contract/test/diagnostics.responses';
import type { AttemptSummary, LevelsResult } from '@contract/test/diagnostics-results.responses';
import { findTestVersion } from '@server/content/all-tests';
import { testAttempts } from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { useTestFamily } from '@server/testing/test-family';

const EARLIER = '2026-11-1';

const family = useTestFamily();
let child: string;
beforeEach(async () => {
  // Eight months old.
  child = await family.addChild({ birthDate: '20250701' });
  await recordConsents(family.db, { accountId: family.parent.accountId, now: family.clock.now }, [
    { kind: 'sensitive', given: true },
  ]);
});

/** An attempt begun before its check was changed. */
async function beginEarlier(testId: string, contentVersion = EARLIER): Promise<string> {
  const at = new Date(family.clock.now - DAY_MS);
  const id = crypto.randomUUID();
  await family.db.insert(testAttempts).values({
    accountId: family.parent.accountId,
    id,
    profileId: child,
    testId,
    contentVersion,
    ageMonths: 8,
    actualAgeMonths: 8,
    corrected: false,
    answered: 0,
    startedAt: at,
    updatedAt: at,
  });
  return id;
}

const readAttempt = async (id: string) => (await family.get<Attempt>(`/attempt/${id}`)).data;
const complete = async (id: string) => (await family.post<LevelsResult>(`/attempt/${id}/complete`, {})).data;
const listCards = async () => (await family.get<TestOverview>(`/profile/${child}`)).data.tests;

test('finishes an attempt of a band that is no longer in use, with its own questions', async () => {
  const id = await beginEarlier('language-04-11m');
  const attempt = await readAttempt(id);
  expect(attempt).toMatchObject({ name: '언어 체크 4~11개월', status: 0 });
  const earlier = findTestVersion('language-04-11m', EARLIER);
  expect(attempt.items).toEqual(earlier?.items);
  await family.answerAll({ ...attempt, items: attempt.items.slice(0, 3) });
  expect((await listCards()).find((card) => card.id === 'language-04-11m')).toMatchObject({
    group: 'begun',
    window: 'past',
    attempt_id: id,
  });
  const { data: detail } = await family.get<TestDetail>(`/profile/${child}/test/language-04-11m`);
  expect(detail).toMatchObject({ group: 'begun', from_month: 4, to_month: 11 });
  await family.answerAll(attempt);
  expect(await complete(id)).toMatchObject({ name: '언어 체크 4~11개월', shape: 'levels' });
});

test('begins no attempt of such a band, and lists it for no other child', async () => {
  const id = await beginEarlier('language-04-11m');
  await family.answerAll(await readAttempt(id));
  await complete(id);
  expect((await family.start(child, 'language-04-11m', { again: true })).code).toBe('TEST_CLOSED');
  child = await family.addChild({ birthDate: '20250701' });
  const cards = await listCards();
  expect(cards.map((card) => card.id)).not.toContain('language-04-11m');
  expect(cards.map((card) => card.id)).toContain('language-07-08m');
  expect((await family.start(child, 'language-04-11m')).code).toBe('TEST_CLOSED');
});

test.each([
  ['language-24-35m', '언어 체크 24~35개월', 'lan24-exp-1', '물 줘'],
  ['social_emotional-36-47m', '사회·정서 체크 36~47개월', 'soc36-tog-3', '소꿉놀이'],
])('finishes an attempt of a band that was split, by its own rules: %s', async (testId, name, alone, reason) => {
  const id = await beginEarlier(testId, '2026-11-2');
  const attempt = await readAttempt(id);
  expect(attempt.items.map((item) => item.id)).toContain(alone);
  await family.answerAll(attempt, { [alone]: 'not_yet' });
  const result = await complete(id);
  expect(result).toMatchObject({ name, next_step: { kind: 'doctor', reasons: [expect.stringContaining(reason)] } });
  expect(result.parts.every(({ tip }) => tip !== null)).toBe(true);
  expect((await family.start(child, testId, { again: true })).code).toBe('TEST_CLOSED');
});

test('asks the questions an attempt was begun with after some of them were replaced', async () => {
  const attempt = await readAttempt(await beginEarlier('temperament-04-11m'));
  expect(attempt.items.map((item) => item.id)).toContain('tem04-act-1');
  await family.answerAll(attempt);
  expect(await complete(attempt.id)).toMatchObject({ kind: 'temperament', name: '기질 체크 4~11개월' });
  const again = await family.start(child, 'temperament-04-11m', { again: true });
  expect(again.data.items.map((item) => item.id)).not.toContain('tem04-act-1');
});

test('compares a check with the one of an earlier band before it', async () => {
  const before = await readAttempt(await beginEarlier('language-04-11m'));
  await family.answerAll(before, { 'lan04-exp-1': 'not_yet' });
  await complete(before.id);
  family.clock.now += 7 * DAY_MS;
  const { data: now } = await family.start(child, 'language-07-08m');
  await family.answerAll(now);
  expect((await complete(now.id)).since_last).toMatchObject({
    attempt_id: before.id,
    name: '언어 체크 4~11개월',
    changes: [{ id: 'expressive', direction: 'up' }],
  });
  const { data: list } = await family.get<AttemptSummary[]>(`/profile/${child}/attempt`);
  expect(list.map(({ kind, name }) => [kind, name])).toEqual([
    ['language', '언어 체크 7~8개월'],
    ['language', '언어 체크 4~11개월'],
  ]);
});

test.each([
  ['language-07-08m', '7개월 무렵에 많은 아이가 보여 주는 모습을 물었어요. 그 뒤에 새로 보이는 모습은 묻지 않았어요.'],
  ['development-6m', '6개월 아이 넷 가운데 셋 이상이 하는 것을 물었어요. 그 뒤에 새로 보이는 모습은 묻지 않았어요.'],
])('the result of %s says for which month its questions are', async (testId, words) => {
  const { data: attempt } = await family.start(child, testId);
  await family.answerAll(attempt);
  expect((await complete(attempt.id)).band_basis).toBe(words);
});
