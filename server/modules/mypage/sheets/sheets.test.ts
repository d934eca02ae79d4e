import { sheetTexts } from '@contract/common/sheet';
import type { Analysis } from '@contract/mypage/analysis.responses';
import { doctorSheet } from '@contract/mypage/sheets/doctor-sheet';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { TestResult } from '@contract/test/diagnostics-results.responses';
import { resultSheet } from '@contract/test/result-sheet';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let child: string;
let attempt: Attempt;
beforeEach(async () => {
  child = await family.addChild();
  await recordConsents(family.db, { accountId: family.parent.accountId, now: family.clock.now }, [
    { kind: 'sensitive', given: true },
  ]);
});

async function fillIn() {
  ({ data: attempt } = await family.start(child, 'development-12m', { consent: true }));
  await family.answerAll(attempt);
  await family.post(`/attempt/${attempt.id}/complete`, {});
  for (const [measured_on, height_cm] of [
    ['20251210', 68.4],
    ['20260305', 74.5],
  ])
    await family.callJson('POST', `/growth/profile/${child}/entry`, {
      token: family.parent.token,
      body: { id: crypto.randomUUID(), measured_on, height_cm, weight_kg: 9.1, confirmed: true },
    });
}
const get = (path: string, as = family.parent) => family.call('GET', path, { token: as.token });
const words = async (path: string) => (await (await get(path)).text()).split('\n').slice(1);

test('a PDF of everything has the words of the sheet that is printed, and the vaccinations', async () => {
  await fillIn();
  const { data: analysis } = await family.callJson<Analysis>('GET', `/analysis/profile/${child}`, {
    token: family.parent.token,
  });
  const texts = await words(`/sheet/profile/${child}/all`);
  expect(texts).toEqual(expect.arrayContaining(sheetTexts(doctorSheet(analysis, []))));
  expect(texts).toEqual(expect.arrayContaining(['여아 키(cm)', '여아 몸무게(kg)', '하린 예방접종']));
});

test('a PDF of a result has its words', async () => {
  await fillIn();
  const { data: result } = await family.get<TestResult>(`/attempt/${attempt.id}/result`);
  expect(await words(`/sheet/attempt/${attempt.id}`)).toEqual(sheetTexts(resultSheet(result)));
});

test('a PDF of growth names the standard and has the figures of the measure', async () => {
  await fillIn();
  const texts = await words(`/sheet/profile/${child}/growth?measure=weight`);
  expect(texts).toEqual(
    expect.arrayContaining([
      '하린 성장 기록',
      '여아 몸무게(kg)',
      '2017 소아청소년 성장도표(질병관리청·대한소아청소년과학회)',
      '9.1',
    ]),
  );
  expect(await get(`/sheet/profile/${child}/growth?measure=length`)).toMatchObject({ status: 422 });
});

test('nothing measured, no sheet of growth', async () => {
  const { status, code, message } = await family.callJson('GET', `/sheet/profile/${child}/growth`, {
    token: family.parent.token,
  });
  expect({ status, code, message }).toEqual({ status: 404, code: 'NOT_FOUND', message: '아직 담을 기록이 없어요.' });
});

test('another parent gets no sheet of a child or of a check', async () => {
  await fillIn();
  const other = await family.signUp();
  expect((await get(`/sheet/profile/${child}/all`, other)).status).toBe(403);
  expect((await get(`/sheet/attempt/${attempt.id}`, other)).status).toBe(404);
});

test('thirty documents an hour are made', async () => {
  for (let index = 0; index < 30; index += 1) expect((await get(`/sheet/profile/${child}/vaccines`)).status).toBe(200);
  expect((await get(`/sheet/profile/${child}/vaccines`)).status).toBe(429);
});

test('says that no PDF can be made where there is nothing to make it with', async () => {
  const { renderPdf: _, ...without } = family.deps;
  Object.assign(family.deps, without, { renderPdf: undefined });
  const { code } = await family.callJson('GET', `/sheet/profile/${child}/vaccines`, { token: family.parent.token });
  expect(code).toBe('PDF_NOT_OFFERED');
});
