import { DAY_MS } from '@contract/common/time';
import type { Analysis } from '@contract/mypage/analysis.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { growthEntries, healthMarks, playMarks } from '@server/db/schema';
import { signAccessToken } from '@server/http/session/access-token';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { useTestFamily } from '@server/testing/test-family';
import { NOTHING_YET } from './month-sentence';

const family = useTestFamily();
/** A girl of exactly one year, today (2026-03-10). */
let child: string;
beforeEach(async () => {
  child = await family.addChild();
  await recordConsents(family.db, { accountId: family.parent.accountId, now: family.clock.now }, [
    { kind: 'sensitive', given: true },
  ]);
});

/** Signed for the present moment: a test moves the clock by months. */
const analysis = async (of = child, { accountId, sessionId } = family.parent) => {
  const token = await signAccessToken(
    { accountId, sessionId, role: 'parent' },
    family.deps.config.secret,
    family.clock.now,
  );
  return family.callJson<Analysis>('GET', `/analysis/profile/${of}`, { token });
};

async function finish(testId: string, answers: Record<string, 'not_yet' | 'yes'> = {}): Promise<Attempt> {
  const { data: attempt } = await family.start(child, testId, { consent: true, again: true });
  await family.answerAll(attempt, answers);
  await family.post(`/attempt/${attempt.id}/complete`, {});
  return attempt;
}
const measure = (measured_on: string, height_cm: number) =>
  family.callJson('POST', `/growth/profile/${child}/entry`, {
    token: family.parent.token,
    body: { id: crypto.randomUUID(), measured_on, height_cm, confirmed: true },
  });

test('invites a child without records, with both ages and the upcoming windows', async () => {
  const early = await family.addChild({ birthDate: '20250910', gestationWeeks: 32, totalStudySeconds: 620 });
  const { status, data } = await analysis(early);
  expect(status).toBe(200);
  expect(data).toMatchObject({
    day: '20260310',
    child: { id: early, gestation_weeks: 32 },
    age: { months: 4, actual_months: 6, corrected: true },
    change: { sentence: NOTHING_YET, since: '20260210', nothing: true },
    checks: [],
    official: [],
    growth: { total: 0, latest: null },
    study: { total_seconds: 620, weeks: [] },
    plays: { month: 0, today: 0 },
    doctor: [],
  });
  // The doses of six months are questions of the booklet.
  expect(data.windows.map(({ id }) => id)).toEqual(['checkup-2', 'IIV-2025']);
  expect(data.open_windows).toBeGreaterThan(0);
});

test('shows checks with changes, the official result, growth and a sentence for the month', async () => {
  family.clock.now -= 60 * DAY_MS;
  const first = await finish('development-9m');
  family.clock.now += 60 * DAY_MS;
  await measure('20260105', 71);
  await measure('20260305', 73.5);
  const { data: draft } = await family.start(child, 'development-12m');
  const language = draft.items.filter(({ domain }) => domain === 'language').map(({ id }) => id);
  const second = await finish('development-12m', { [language[0] ?? '']: 'not_yet' });
  await finish('temperament-12-35m');
  await family.post(`/profile/${child}/official-result`, {
    round: 3,
    taken_on: '20260103',
    rows: { language: 'on_track' },
  });

  const { data } = await analysis();
  expect(data.checks.map(({ attempt_id, kind }) => [attempt_id, kind])).toEqual([
    [first.id, 'development'],
    [second.id, 'development'],
    [expect.any(String), 'temperament'],
  ]);
  expect(data.checks.map(({ since_last }) => since_last?.changes.map(({ label, to }) => [label, to]) ?? null)).toEqual([
    null,
    [['언어', '전문가와 이야기해 봐요']],
    null,
  ]);
  expect(data.official.map(({ round, rows }) => [round, rows.language])).toEqual([[3, 'on_track']]);
  expect(data.growth.series[0]?.points.map(({ measured_on, value }) => [measured_on, value])).toEqual([
    ['20260105', 71],
    ['20260305', 73.5],
  ]);
  expect(data.doctor).toEqual([
    expect.objectContaining({ attempt_id: second.id, questions: [expect.stringContaining('빠이빠이')] }),
  ]);
  expect(data.change).toEqual({
    sentence:
      '지난 한 달, 언어가 ‘잘 보이고 있어요’에서 ‘전문가와 이야기해 봐요’로 달라졌고, 3차 검진 결과를 옮겨 적었고, 1월 5일보다 키가 2.5cm 자랐어요.',
    since: '20260210',
    nothing: false,
  });

  // a month later none of it is new
  family.clock.now += 35 * DAY_MS;
  expect((await analysis()).data.change.nothing).toBe(true);
});

test('counts plays and marks of the month, without older and removed ones', async () => {
  const own = { accountId: family.parent.accountId, profileId: child };
  const at = (ms = 0) => ({ markedAt: new Date(family.clock.now + ms), receivedAt: new Date(family.clock.now + ms) });
  const play = (playId: string, day: string, done = true, ms = 0) => ({
    ...own,
    id: crypto.randomUUID(),
    playId,
    day,
    done,
    feedback: null,
    ...at(ms),
  });
  await family.db
    .insert(playMarks)
    .values([
      play('play-a', '20260310'),
      play('play-b', '20260211'),
      play('play-c', '20260210'),
      play('play-d', '20260301'),
      play('play-d', '20260301', false, 1000),
    ]);
  const mark = (windowId: string, doneOn: string | null) => ({
    ...own,
    id: crypto.randomUUID(),
    windowId,
    outcome: 'done' as const,
    doneOn,
    ...at(),
  });
  await family.db
    .insert(healthMarks)
    .values([mark('MMR-1', '20260310'), mark('checkup-3', '20260101'), mark('dental-1', null)]);
  const { data } = await analysis();
  expect(data.plays).toEqual({ month: 2, today: 1 });
  expect(data.change.sentence).toBe('지난 한 달, 예방접종 1가지를 마쳤고, 놀이를 2번 함께했어요.');
});

test('returns a small answer for years of measurements', async () => {
  const born = { ...family.parent, child: await family.addChild({ birthDate: '20200310' }) };
  const at = new Date(family.clock.now);
  await family.db.insert(growthEntries).values(
    Array.from({ length: 1500 }, (_, index) => ({
      accountId: born.accountId,
      profileId: born.child,
      id: crypto.randomUUID(),
      measuredOn: new Date(Date.parse('2021-12-01T00:00:00Z') + index * DAY_MS)
        .toISOString()
        .slice(0, 10)
        .replaceAll('-', ''),
      heightMm: 800 + Math.floor(index / 5),
      weightG: 11_000 + index,
      place: 'home' as const,
      position: 'standing' as const,
      createdAt: at,
      updatedAt: at,
    })),
  );
  const { data } = await analysis(born.child);
  expect(data.growth.total).toBe(1500);
  for (const { points } of data.growth.series) expect(points.length).toBeLessThanOrEqual(100);
  expect(JSON.stringify(data).length).toBeLessThan(30_000);
});

test("refuses another account's child", async () => {
  const other = await family.signUp();
  expect(await analysis(child, other)).toMatchObject({ status: 403, code: 'FOREIGN_PROFILE' });
  expect(await family.callJson('GET', `/analysis/profile/${child}`)).toMatchObject({ status: 401 });
});
