import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { addMonths, formatDay, seoulDay } from '../contract/common/calendar';
import type { OfficialResult } from '../contract/test/diagnostics-official.responses';
import type { AttemptSummary } from '../contract/test/diagnostics-results.responses';
import { callApi, newChild, removeChild, signInOn } from './support/family';
import { test } from './support/journey';
import { drag } from './support/touch-gestures';

const made: Awaited<ReturnType<typeof newChild>>[] = [];
async function createChild(request: APIRequestContext, months: number) {
  const child = await newChild(request, months);
  made.push(child);
  return child;
}
test.afterEach(async ({ request }) => {
  for (const child of made.splice(0)) await removeChild(request, child);
});

const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const listAttempts = async (page: Page, childId: string, token: string) =>
  callApi<AttemptSummary[]>(page.request, 'GET', `/diagnostic-test/profile/${childId}/attempt`, token);

/** Begins a check from its page, with the consent where it is still asked. */
async function begin(page: Page, testId: string, button = '시작하기') {
  await page.goto(`/test/detail?test=${testId}`);
  const start = page.getByRole('button', { name: button });
  await expect(start).toBeVisible();
  const consent = page.getByRole('checkbox');
  if (await consent.isVisible()) await consent.check();
  await start.tap();
  await expect(page).toHaveURL(/\/test\/post/);
  await expect(page.getByRole('heading', { level: 2, name: /1번째 질문/ })).toBeVisible();
  const [, total] = /(\d+)개 중 1번째/.exec((await question(page).textContent()) ?? '') ?? [];
  return Number(total);
}

/** Taps one answer and waits for the next question or the end screen. */
async function answer(page: Page, label: string) {
  const now = (await question(page).textContent()) ?? '';
  await page.getByRole('group').getByRole('button', { name: label, exact: true }).tap();
  await expect(question(page)).not.toHaveText(now);
}

/** Pages of what the browser would print. */
async function printedPages(page: Page) {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length;
}

test('a temperament check with six answers is swiped through, resumed, printed on one page and listed on the time line', async ({
  page,
  context,
}) => {
  const { child, token } = await createChild(context.request, 14);
  await signInOn(page, child);
  const count = await begin(page, 'temperament-12-35m');
  await answer(page, '자주 그래요');
  await answer(page, '잘 모르겠어요');
  const resumed = (await question(page).textContent()) ?? '';
  await drag(page, { x: 100, y: 300 }, { right: 180 });
  await expect(question(page)).toContainText(`${count}개 중 2번째`);
  await drag(page, { x: 280, y: 300 }, { right: -180 });
  await expect(question(page)).toHaveText(resumed);
  await page.reload();
  await expect(question(page)).toHaveText(resumed);
  for (let at = 3; at <= count; at += 1) await answer(page, at % 2 === 0 ? '거의 안 그래요' : '거의 늘 그래요');
  await page.getByRole('button', { name: '결과 보기' }).tap();
  await expect(page.getByRole('heading', { name: '이런 모습이에요' })).toBeVisible();
  await expect(page.getByRole('img', { name: /쪽$|가운데$|몰라요$/ })).not.toHaveCount(0);
  expect(await printedPages(page)).toBe(1);

  await page.getByRole('link', { name: '지난 기록 보기' }).tap();
  await expect(page.getByRole('link', { name: /기질 체크 12~35개월 결과 보기$/ })).toBeVisible();
  expect(await listAttempts(page, child.id, token)).toMatchObject([{ kind: 'temperament', status: 100 }]);
});

test('a parenting check with tired answers shows help lines and prints on one page', async ({ page, context }) => {
  const { child } = await createChild(context.request, 14);
  await signInOn(page, child);
  const count = await begin(page, 'parenting_stress-12-35m');
  await expect(page.getByText('보호자 체크', { exact: true })).toBeVisible();
  const attempt = new URL(page.url()).searchParams.get('attempt') ?? '';
  for (let at = 1; at <= count; at += 1) await answer(page, '매우 그래요');
  await page.getByRole('button', { name: '결과 보기' }).tap();
  await expect(page).toHaveURL(`/test/result?attempt=${attempt}`);
  await expect(page.getByRole('heading', { name: '요즘 나의 모습' })).toBeVisible();
  await expect(page.getByRole('link', { name: /1577-0199 전화 걸기$/ })).toHaveAttribute('href', 'tel:15770199');
  expect(await printedPages(page)).toBe(1);
});

test('an official result is copied, survives a reload before saving, and is edited and deleted', async ({
  page,
  context,
}) => {
  const { child, token } = await createChild(context.request, 20);
  await signInOn(page, child);
  await page.goto('/test');
  await page.getByRole('link', { name: /공식 검진 결과 적기/ }).tap();
  const day = formatDay(addMonths(seoulDay(Date.now()), -1));
  await page.getByLabel('검진받은 날').fill(day);
  await page.getByLabel('검진받은 날').blur();
  await expect(page.getByRole('radio', { name: /^4차/ })).toBeChecked();
  await page.getByRole('radiogroup', { name: '언어' }).getByText('추적검사 요망').tap();
  await page.reload();
  await expect(page.getByText('적어 두었던 내용을 불러왔어요.')).toBeVisible();
  await page.getByRole('radiogroup', { name: '자조' }).getByText('빠른 수준').tap();
  await page.getByRole('button', { name: '저장하기' }).tap();
  const consent = page.getByRole('checkbox');
  await expect(consent.or(page.getByText('검진 결과를 저장했어요'))).toBeVisible();
  if (await consent.isVisible()) {
    await consent.check();
    await page.getByRole('button', { name: '저장하기' }).tap();
  }
  await expect(page).toHaveURL('/test');
  const records = () =>
    callApi<OfficialResult[]>(page.request, 'GET', `/diagnostic-test/profile/${child.id}/official-result`, token);
  expect(await records()).toMatchObject([{ round: 4, rows: { language: 'follow_up', self_help: 'ahead' } }]);

  await page.goto('/test/list?tab=past');
  await page.getByRole('link', { name: /4차 검진 결과 수정$/ }).tap();
  await page.getByRole('button', { name: '이 기록 지우기' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '지우기' }).tap();
  await expect(page).toHaveURL('/test/list?tab=past');
  await expect(page.getByText('아직 마친 체크가 없어요')).toBeVisible();
  expect(await records()).toEqual([]);
});

test('one check is answered for two children at once, partly offline', async ({ page, context }) => {
  const { child, token } = await createChild(context.request, 14);
  const twin = await createChild(context.request, 14);
  await signInOn(page, child);
  const count = await begin(page, 'development-12m', `${twin.child.name}도 함께 답하기`);
  const part = (name: string) => page.getByRole('group', { name: new RegExp(`^${name} `) });
  const both = async (own: string, theirs: string) => {
    const now = (await question(page).textContent()) ?? '';
    await part(child.name).getByRole('button', { name: own, exact: true }).tap();
    await part(twin.child.name).getByRole('button', { name: theirs, exact: true }).tap();
    await expect(question(page)).not.toHaveText(now);
  };
  await both('해요', '아직이에요');
  await expect(page.getByText('저장했어요')).toBeVisible();

  await context.setOffline(true);
  await both('가끔 해요', '해요');
  await both('해요', '해요');
  await expect(page.getByText('오프라인이에요. 기기에 저장했고 연결되면 보낼게요.')).toBeVisible();
  const resumed = (await question(page).textContent()) ?? '';
  await context.setOffline(false);
  await expect(page.getByText('저장했어요')).toBeVisible();
  await page.reload();
  await expect(question(page)).toHaveText(resumed);

  for (let at = 4; at <= count - 2; at += 1) await both('해요', '해요');
  await both('아니요', '아니요');
  await both('아니요', '아니요');
  await page.getByRole('button', { name: '결과 보기' }).tap();
  await expect(page.getByRole('heading', { name: '두 아이의 체크를 마쳤어요' })).toBeVisible();
  for (const each of [child, twin.child]) {
    expect(await listAttempts(page, each.id, token)).toMatchObject([{ kind: 'development', status: 100 }]);
  }
  await page.getByRole('link', { name: `${twin.child.name} 결과 보기` }).tap();
  await expect(page.getByRole('main')).toContainText(`${twin.child.name} · `);
});
