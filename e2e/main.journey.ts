import { expect, type Page } from '@playwright/test';
import { DEMO, newChild } from './support/family';
import { test } from './support/journey';

const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

const questionText = async (page: Page) => (await question(page).textContent()) ?? '';

/** Taps one answer and waits for the next question. */
async function answer(page: Page, label: string) {
  const now = await questionText(page);
  await page.getByRole('group').getByRole('button', { name: label, exact: true }).tap();
  await expect(question(page)).not.toHaveText(now);
}

test('a new visitor takes a check, half of it offline, and finds it done on home @main', { tag: '@tablet' }, async ({
  page,
  context,
}) => {
  const { child } = await newChild(context.request, 12);
  await context.clearCookies();

  // A new visitor is introduced to the product, and logs in.
  await page.goto('/');
  await expect(page).toHaveURL('/intro');
  await page.getByRole('link', { name: '이미 계정이 있어요' }).tap();
  await page.getByLabel('아이디', { exact: true }).fill(DEMO.user_id);
  await page.getByLabel('비밀번호', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: '로그인', exact: true }).tap();

  // The account's last choice is selected, whichever that is; the menu leads to the others.
  await expect(page).not.toHaveURL('/auth/login');
  await page.goto('/home');
  await page.getByRole('button', { name: '내 메뉴' }).tap();
  await page.getByRole('menuitem', { name: '프로필 바꾸기' }).tap();
  await expect(page).toHaveURL('/auth/profile/select');
  await page.getByRole('button', { name: child.name }).tap();

  // Home shows the child and its check.
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { name: child.name })).toBeVisible();
  const card = page.getByRole('region', { name: '발달 체크' }).getByRole('link', { name: /12개월 발달 체크/ });
  await expect(card).toContainText(/예상 소요 시간 \d+분/);
  await card.tap();

  // The check begins.
  await expect(page.getByRole('heading', { name: '12개월 발달 체크', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '시작하기' }).tap();
  await expect(page).toHaveURL(/\/test\/post/);
  await expect(page.getByRole('heading', { level: 2, name: /1번째 질문/ })).toBeVisible();
  const [, total] = /(\d+)개 중 1번째/.exec(await questionText(page)) ?? [];
  const count = Number(total);
  expect(count).toBeGreaterThan(5);
  const half = Math.ceil(count / 2);

  // After half of the answers, a reload resumes at the same item.
  for (let at = 1; at <= half; at += 1) await answer(page, at % 4 === 0 ? '가끔 해요' : '해요');
  const resumed = await questionText(page);
  expect(resumed).toContain(`${half + 1}번째 질문`);
  await expect(page.getByText('저장했어요')).toBeVisible();
  await page.reload();
  await expect(question(page)).toHaveText(resumed);

  // Offline, answers are stored on the device, and the screen says so.
  await context.setOffline(true);
  await answer(page, '아직이에요');
  await expect(page.getByText('오프라인이에요. 기기에 저장했고 연결되면 보낼게요.')).toBeVisible();
  const offlineAt = await questionText(page);

  // Back online they are sent automatically; another reload resumes at the same item.
  await context.setOffline(false);
  await expect(page.getByText('저장했어요')).toBeVisible();
  await page.reload();
  await expect(question(page)).toHaveText(offlineAt);

  // The rest, and the two questions at the end.
  for (let at = half + 2; at <= count - 2; at += 1) await answer(page, '해요');
  await answer(page, '아니요');
  await answer(page, '아니요');
  await page.getByRole('button', { name: '결과 보기' }).tap();

  // The result, with the answer that was given offline among what is watched.
  await expect(page).toHaveURL(/\/test\/result\?attempt=/);
  await expect(page.getByRole('main').getByText('이 체크는 진단이 아니에요.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /함께 지켜/ }).first()).toBeVisible();

  // And home says it is done.
  await page.goto('/home');
  await expect(card).toContainText('완료');
});
