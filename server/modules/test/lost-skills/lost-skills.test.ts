import { MINUTE_MS } from '@contract/common/time';
import type { Analysis } from '@contract/mypage/analysis.responses';
import type { LevelsResult, LostSkillMark } from '@contract/test/diagnostics-results.responses';
import { CARE_GUIDE } from '@server/content/care-guide';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let child: string;
beforeEach(async () => {
  child = await family.addChild({ birthDate: '20250101' });
});

/** A finished check of twelve months; a minute passes. */
async function check(lost: 'yes' | 'no'): Promise<string> {
  const { data: attempt } = await family.start(child, 'development-12m', { consent: true, again: true });
  await family.answerAll(attempt);
  family.clock.now += MINUTE_MS;
  await family.send(
    attempt.id,
    family.createAnswer('lost_skill', lost, lost === 'yes' ? { areas: ['language'], note: '마마를 안 해요' } : {}),
  );
  await family.post(`/attempt/${attempt.id}/complete`, {});
  family.clock.now += MINUTE_MS;
  return attempt.id;
}
const token = () => family.parent.token;
const analysis = async () =>
  (await family.callJson<Analysis>('GET', `/analysis/profile/${child}`, { token: token() })).data;
const mark = (id: string, discussed: boolean, by = token()) =>
  family.callJson<LostSkillMark>('PUT', `/diagnostic-test/attempt/${id}/lost-skill`, {
    token: by,
    body: { discussed },
  });
const result = async (id: string) => (await family.get<LevelsResult>(`/attempt/${id}/result`)).data;

test('a lost skill is in the analysis, with where to go, after a later check without one', async () => {
  const lost = await check('yes');
  await check('no');
  const { lost_skills, care } = await analysis();
  expect(lost_skills).toEqual([
    expect.objectContaining({
      attempt_id: lost,
      name: '12개월 발달 체크',
      areas: ['language'],
      note: '마마를 안 해요',
    }),
  ]);
  expect(care).toEqual(CARE_GUIDE);
});

test('a mark removes it until it is taken back, and repeated marks retain the first day', async () => {
  const lost = await check('yes');
  await check('no');
  const first = (await mark(lost, true)).data;
  family.clock.now += MINUTE_MS;
  expect((await mark(lost, true)).data).toEqual(first);
  expect((await result(lost)).lost_skill_discussed_at).toBe(first.discussed_at);
  expect(await analysis()).toMatchObject({ lost_skills: [], care: null });
  expect((await mark(lost, false)).data.discussed_at).toBeNull();
  expect((await analysis()).lost_skills).toHaveLength(1);
});

test('answers 404 for a check without a lost skill, an unfinished one and another account', async () => {
  const without = await check('no');
  const lost = await check('yes');
  const { data: open } = await family.start(child, 'development-12m', { consent: true, again: true });
  const other = await family.signUp();
  expect([
    (await mark(without, true)).status,
    (await mark(open.id, true)).status,
    (await mark(lost, true, other.token)).status,
  ]).toEqual([404, 404, 404]);
});

test('leads nowhere when everything is seen', async () => {
  expect(await result(await check('no'))).toMatchObject({ care: null, lost_skill_discussed_at: null });
});
