import { expect } from '@playwright/test';
import { callApi, newChild, signInOn } from './support/family';
import { test } from './support/journey';

// A day with a child: what may be done now, a play without a network, a vaccination marked.
test('a parent marks a play of today offline, and a vaccination', async ({ page, context }) => {
  const { child, token } = await newChild(context.request, 14);
  await signInOn(page, child);
  await page.goto('/home');

  // Done without a network, and answered; both go out when it is back.
  const plays = page.getByRole('region', { name: '오늘의 놀이' });
  await expect(plays).toContainText('0/3');
  await context.setOffline(true);
  await plays
    .getByRole('button', { name: /했어요$/ })
    .first()
    .tap();
  await plays.getByRole('button', { name: '잘 즐겼어요' }).tap();
  await expect(plays).toContainText('1/3');
  await context.setOffline(false);
  await expect
    .poll(() => callApi<unknown[]>(context.request, 'GET', `/play-plan/profile/${child.id}/done`, token))
    .toHaveLength(1);
  await page.reload();
  await expect(plays).toContainText('1/3');

  // The play in full, and back.
  await plays.getByRole('link', { name: /놀이 방법 보기$/ }).tap();
  await expect(page.getByRole('heading', { name: '이렇게 해요' })).toBeVisible();
  await page.goBack();

  // A vaccination is marked with one tap in its place; it is done from the next visit on.
  await page.getByRole('link', { name: '지금 받을 접종·검진 전체보기' }).tap();
  await expect(page.getByRole('heading', { name: `${child.name} · 14개월` })).toBeVisible();
  await page.getByRole('button', { name: '수두(VAR) 받았어요' }).tap();
  await expect(page.getByText('수두(VAR) · 오늘 받았다고 표시했어요')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^받은 것/ }).tap();
  await expect(page.getByText(/에 받았어요$/)).toBeVisible();
});

test('a calendar subscription works without a sign-in, names no child, and ends when it is deleted', async ({
  page,
  context,
  request,
}) => {
  const { child } = await newChild(context.request, 14);
  await signInOn(page, child);
  await page.goto('/home/health');
  await page.getByRole('button', { name: '내보내기와 설정' }).tap();
  await page.getByRole('button', { name: '캘린더에 넣기' }).tap();
  const make = page.getByRole('button', { name: '캘린더 주소 만들기' });
  const address = page.getByLabel('캘린더 주소', { exact: true });
  await expect(make.or(address)).toBeVisible();
  if (await make.isVisible()) await make.tap();
  const url = (await address.textContent()) ?? '';
  const calendar = await request.get(url);
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  const text = (await calendar.text()).replaceAll('\r\n ', '');
  expect(text).toContain(`SUMMARY:${child.name.slice(0, 1)}○ 홍역·유행성이하선염·풍진(MMR) 1차 시작`);
  expect(text).not.toContain(child.name);
  await page.getByRole('button', { name: '연결 끊기' }).tap();
  await page.getByRole('button', { name: '끊기', exact: true }).tap();
  await expect(make).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});
