import { expect, test } from '@playwright/test';
import { seedId } from '../server/db/seed/seed-ids';
import { openAsNewMember } from './support/new-member';
import { onTablet } from './support/on-tablet';

// what is written and marked is kept by the account: once, on a phone
test.skip(onTablet, 'on a phone');

test('a vote is given once a day, and the page says when the next is', async ({ context }) => {
  const page = await openAsNewMember(context);
  await page.goto('/community/contest');
  await page.getByRole('link', { name: /우리 집 한 뼘 놀이터/ }).tap();
  await page.getByRole('link', { name: /택배 상자 세 칸 기차/ }).tap();
  const panel = page.getByRole('region', { name: '투표' });
  const before = Number(/(\d+)표를 받았어요/.exec((await panel.textContent()) ?? '')?.[1]);
  await panel.getByRole('button', { name: '오늘의 한 표 주기' }).tap();
  await expect(panel).toContainText(`${before + 1}표를 받았어요`);
  await expect(panel.getByRole('button', { name: /오늘 이 작품에 투표했어요 · 내일 0시부터/ })).toBeDisabled();
  await page.goto(`/community/contest/board/${seedId('entry-blanket-cave')}`);
  await expect(panel.getByRole('button', { name: /오늘은 다른 작품에 투표했어요/ })).toBeDisabled();
  await page.goto(`/community/contest/board/${seedId('entry-box-train')}`);
  await expect(panel).toContainText(`${before + 1}표를 받았어요`);
});

test('a place is opened from the map, and Back finds the map as it was', async ({ context }) => {
  const page = await openAsNewMember(context);
  await page.goto('/community/trip');
  await page.getByRole('combobox', { name: '지역' }).selectOption('제주');
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
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.goBack();
  await expect(chosen).toContainText(name);
  expect(new URL(page.url()).search).toBe(new URL(address).search);
});

test('a review is written with its stars, and the place shows them', async ({ context }) => {
  const page = await openAsNewMember(context);
  const title = `비 오는 날에 좋았어요 ${Date.now()}`;
  await page.goto('/community/trip/place-075');
  await page.getByRole('link', { name: /후기 쓰기$/ }).tap();
  await page.getByRole('radio', { name: '5점, 정말 좋았어요' }).check();
  await page.getByRole('textbox', { name: '제목' }).fill(title);
  await page.getByRole('textbox', { name: '내용' }).tap();
  await page.keyboard.type('아이가 한참을 놀았어요.');
  await page.getByRole('button', { name: '올리기', exact: true }).tap();
  const rules = page.getByRole('dialog');
  await rules.getByRole('textbox', { name: '닉네임' }).fill(`나들이${Date.now() % 100000}`);
  await rules.getByRole('button', { name: '약속을 지킬게요' }).tap();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.goBack();
  const reviews = page.getByRole('region', { name: /^후기/ });
  await expect(reviews.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expect(reviews.getByRole('link', { name: '내 후기 고치기' })).toBeVisible();
});

test('a book marked as read for a child stays so', async ({ context }) => {
  const page = await openAsNewMember(context);
  await page.goto('/community/book/book-love-you');
  const read = page.getByRole('button', { name: '읽었어요' });
  await read.tap();
  await expect(read).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(read).toHaveAttribute('aria-pressed', 'true');
});
