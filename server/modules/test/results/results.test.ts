/** @postgres concurrency */

import { MINUTE_MS } from '@contract/common/time';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { AttemptSummary, LevelsResult } from '@contract/test/diagnostics-results.responses';
import { PLAYS } from '@server/content/plays';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let child: string;
let attempt: Attempt;
beforeEach(async () => {
  child = await family.addChild({ birthDate: '20250101', gestationWeeks: 31 });
  attempt = (await family.start(child, 'development-12m')).data;
});

const complete = () => family.post<LevelsResult>(`/attempt/${attempt.id}/complete`, {});
const result = () => family.get<LevelsResult>(`/attempt/${attempt.id}/result`);

test('answers the number of open questions instead of a result while unfinished', async () => {
  await family.send(attempt.id, family.createAnswer('cdc12-mov-1', 'yes'));
  for (const answer of [await complete(), await result()]) {
    expect(answer).toMatchObject({
      status: 409,
      code: 'TEST_INCOMPLETE',
      message: '아직 답하지 않은 질문이 11개 있어요. 마저 답해 주세요.',
    });
  }
  await family.answerAll(attempt);
  expect((await result()).message).toBe('모두 답했어요. 체크를 마치면 결과를 볼 수 있어요.');
});

test('reports 99 when all items are answered and 100 when finished', async () => {
  await family.answerAll(attempt);
  expect((await family.get<Attempt>(`/attempt/${attempt.id}`)).data.status).toBe(99);
  await complete();
  expect((await family.get<Attempt>(`/attempt/${attempt.id}`)).data.status).toBe(100);
});

test('returns the same result for repeated and concurrent completion', async () => {
  await family.answerAll(attempt);
  const [first, second] = await Promise.all([complete(), complete()]);
  expect(second.data).toEqual(first.data);
  family.clock.now += MINUTE_MS;
  expect((await complete()).data).toEqual(first.data);
  expect((await result()).data).toEqual(first.data);
});

test('returns the result by domain, with a play for each watched item and questions for the doctor', async () => {
  await family.answerAll(attempt, {
    'cdc12-mov-1': 'sometimes',
    'cdc12-mov-2': 'not_yet',
    'cdc12-lan-2': 'sometimes',
    'cdc12-mov-4': 'unknown',
  });
  const { data } = await complete();
  expect(data.parts.map(({ id, level }) => [id, level])).toEqual([
    ['gross_motor', 'talk'],
    ['fine_motor', null],
    ['cognitive', 'going_well'],
    ['language', 'mostly'],
    ['social', 'going_well'],
    ['self_help', 'going_well'],
  ]);
  expect(data.watched.map(({ item_id, answer }) => [item_id, answer])).toEqual([
    ['cdc12-mov-1', 'sometimes'],
    ['cdc12-mov-2', 'not_yet'],
    ['cdc12-lan-2', 'sometimes'],
  ]);
  for (const { item_id, play } of data.watched) {
    expect(PLAYS.find(({ id }) => id === play.id)?.milestoneIds).toContain(item_id);
    expect(play.from_month).toBeLessThanOrEqual(12);
    expect(play.to_month).toBeGreaterThanOrEqual(12);
  }
  expect(data.talk_first).toEqual([]);
  expect(data.watched.map(({ leads }) => leads)).toEqual([undefined, true, undefined]);
  expect(data.next_step).toMatchObject({ kind: 'doctor', reasons: ['가구를 잡고 걷는 모습이 아직 안 보여요.'] });
  expect(data.care).not.toBeNull();
  expect(data.questions).toEqual([
    '가구를 잡고 걷는 모습이 아직 안 보여요. 무엇을 먼저 살펴볼까요?',
    '31주에 태어나 실제 나이는 14개월, 교정 나이는 12개월인데, 어느 나이를 기준으로 살펴보면 좋을까요?',
  ]);
  expect(data.child).toEqual({ id: child, name: '하린', birth_date: '20250101', gestation_weeks: 31 });
  expect(data.source).toContain('CDC');
  expect(Object.keys(data)).not.toEqual(expect.arrayContaining([expect.stringMatching(/score|rank|total|percent/)]));
});

test('a lost skill and a worry determine the result although every milestone is observed', async () => {
  await family.answerAll(attempt);
  family.clock.now += 1000;
  await family.send(
    attempt.id,
    family.createAnswer('lost_skill', 'yes', { areas: ['language'], note: '옹알이가 줄었어요' }),
  );
  await family.send(attempt.id, family.createAnswer('worry', 'yes'));
  const { data } = await complete();
  expect(data.talk_first).toEqual(['lost_skill', 'worry']);
  expect(data.concern_notes).toEqual([
    { kind: 'lost_skill', areas: ['language'], note: '옹알이가 줄었어요' },
    { kind: 'worry', areas: [], note: '' },
  ]);
  expect(data.parts.filter(({ level }) => level === 'talk').map(({ id }) => id)).toEqual(['language']);
});

test('lists attempts newest first, with levels of finished ones only', async () => {
  await family.answerAll(attempt);
  await complete();
  family.clock.now += MINUTE_MS;
  const again = await family.start(child, 'development-12m', { again: true });
  await family.send(again.data.id, family.createAnswer('cdc12-mov-1', 'yes'));
  const { data } = await family.get<AttemptSummary[]>(`/profile/${child}/attempt`);
  expect(data.map(({ id, status, levels }) => [id, status, levels.length])).toEqual([
    [again.data.id, 8, 0],
    [attempt.id, 100, 6],
  ]);
});
