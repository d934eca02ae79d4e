import { expect } from '@playwright/test';
import { test } from './support/journey';
import { openAsNewMember } from './support/new-member';

test('a place opens from the map, and Back restores the map', async ({ context }) => {
  const page = await openAsNewMember(context);
  await page.goto('/community/trip');
  await page.getByRole('button', { name: /^필터/ }).tap();
  const filter = page.getByRole('dialog', { name: '필터' });
  await filter.getByRole('button', { name: '제주', exact: true }).tap();
  await filter.getByRole('button', { name: '5곳 보기' }).tap();
  await page.getByRole('link', { name: '지도로 보기' }).tap();
  const places = page.getByRole('region', { name: '지도에 보이는 곳' });
  await expect(places.getByRole('article')).toHaveCount(5);
  const map = page.getByRole('group', { name: /^지도/ });
  const pin = map.getByRole('button', { name: /^(?!모여 있는 곳)/ }).first();
  await expect(async () => {
    // together they are one pin: what is tapped comes nearer until they part
    if ((await pin.count()) === 0)
      await map
        .getByRole('button', { name: /크게 보기$/ })
        .first()
        .tap();
    await expect(pin).toBeVisible({ timeout: 1000 });
  }).toPass();
  await pin.press('Enter');
  const name = ((await pin.getAttribute('aria-label')) ?? '').replace(/, [^,]*$/, '');
  const chosen = places.getByRole('article').first();
  await expect(chosen).toContainText(name);
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  const address = page.url();
  await chosen.getByRole('link', { name }).tap();
  // A card of the map has a heading of that name too.
  await expect(page).toHaveURL(/\/community\/trip\/place-/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(chosen).toContainText(name);
  expect(new URL(page.url()).search).toBe(new URL(address).search);
});

test('a review is written with its stars and listed at its place', async ({ context }) => {
  const page = await openAsNewMember(context);
  const title = `비 오는 날에 좋았어요 ${Date.now()}`;
  await page.goto('/community/trip/place-075');
  await page.getByRole('link', { name: /후기 쓰기$/ }).tap();
  await page.getByRole('textbox', { name: '닉네임' }).fill(`나들이${Date.now() % 100000}`);
  await page.getByRole('button', { name: '약속을 지킬게요' }).tap();
  await page.getByRole('radio', { name: '5점, 정말 좋았어요' }).check();
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).tap();
  await page.keyboard.type('아이가 한참을 놀았어요.');
  await page.getByRole('button', { name: '올리기', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  const reviews = page.getByRole('region', { name: /^후기/ });
  await expect(reviews.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(reviews.getByRole('link', { name: '내 후기 수정' })).toBeVisible();
});

test('the first place and the first book begin within 300 px', async ({ context }) => {
  const page = await openAsNewMember(context);
  for (const [path, card] of [
    ['/community/trip', 'main li article'],
    ['/community/book', 'main li a[href^="/community/book/"]'],
  ] as const) {
    await page.goto(path);
    const first = page.locator(card).first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(300);
  }
});
