import { expect, type Page } from '@playwright/test';
import type { Success } from '../contract/common/envelope';
import type { Analysis } from '../contract/mypage/analysis.responses';
import { demoChild, newChild, signInOn } from './support/family';
import { test } from './support/journey';
import { watchRequests } from './support/page-activity';

const TOTAL = '/mypage/analysis/total';
/** Pages of what the browser would print. */
const printedPages = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length;

test("an analysis page loads with one request of its own, and a tap on the chart shows the day's value", async ({
  page,
  context,
}) => {
  const child = await demoChild(context);
  await signInOn(page, child);
  const requests = watchRequests(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto(TOTAL);
  const records = page.getByRole('region', { name: '한눈에 보는 기록' });
  await expect(records.getByRole('status')).toBeVisible();
  await requests.settled();
  expect(asked.sort()).toEqual([`/api/analysis/profile/${child.id}`, '/api/auth/info']);

  const before = await records.getByRole('status').textContent();
  await records
    .locator('svg[aria-hidden="true"]')
    .nth(0)
    .tap({ position: { x: 130, y: 17 } });
  await expect(records.getByRole('status')).not.toHaveText(before ?? '');
  await page.getByRole('navigation', { name: '분석' }).getByRole('link', { name: '체크 결과' }).tap();
  await expect(page.getByRole('region', { name: '발달', exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/icon\.svg/);
});

test('the doctor sheet prints on one page with no records and with many, and vaccinations on a second', async ({
  page,
  context,
}) => {
  // A print of the page itself would be under way while page.pdf() prints.
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const { child } = await newChild(context.request, 9);
  await signInOn(page, child);
  await page.goto(TOTAL);
  await expect(page.getByText('아직 모인 기록이 없어요')).toBeVisible();
  // It is rendered after what the screen shows.
  await expect(page.locator('[data-print-sheet]').first()).toBeAttached();
  expect(await printedPages(page)).toBe(1);

  await signInOn(page, await demoChild(context));
  await page.route('**/api/analysis/profile/*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as Success<Analysis>;
    await route.fulfill({ json: { success: true, data: { ...data, doctor: muchToTell } } });
  });
  await page.goto(TOTAL);
  await expect(page.getByRole('region', { name: '한눈에 보는 기록' }).getByRole('status')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('먼저 말씀드릴 것')).toBeVisible();
  expect(await printedPages(page)).toBe(1);

  // its button adds the curves, where they fit, and the page of vaccinations on the other side
  await page.emulateMedia({ media: null });
  await page.getByRole('button', { name: '진료용 한 장 인쇄하기' }).tap();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await expect(page.getByRole('heading', { name: /예방접종$/, includeHidden: true })).toBeAttached();
  expect(await printedPages(page)).toBe(2);
});

const note = '요즘 들어 예전에 하던 말을 하지 않고 불러도 잘 돌아보지 않아요. '.repeat(14).slice(0, 500);
const muchToTell: Analysis['doctor'] = ['발달', '언어', '사회·정서', '배움 준비'].map((name, index) => ({
  attempt_id: `0190f000-0000-7000-8000-00000000000${index}`,
  name: `${name} 체크`,
  completed_at: '2026-11-01T00:00:00.000Z',
  concern_notes: [
    { kind: 'lost_skill', areas: ['language', 'social', 'self_help'], note },
    { kind: 'worry', areas: ['gross_motor', 'fine_motor'], note },
  ],
  questions: ['첫째', '둘째', '셋째'].map(
    (which) =>
      `${name} ${which}. 보호자와 인사하고 헤어진 뒤 아직 편안해지지 않아요. 집에서 무엇을 해 보고, 언제 다시 볼까요?`,
  ),
}));
