import { expect, type Locator, type Page } from '@playwright/test';
import { openAs, SECOND } from './support/family';
import { test } from './support/journey';
import { drag, pinchOut } from './support/touch-gestures';

const MIDDLE = { x: 195, y: 420 };

/** Counts what a thumb does; typing and the device's own photo chooser are not taps. */
function countTaps() {
  let taps = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    count: () => taps,
  };
}

async function choosePhotos(page: Page, tap: () => Promise<void>) {
  const shoot = (name: string, y: number) =>
    page
      .screenshot({ clip: { x: 0, y, width: 300, height: 200 } })
      .then((buffer) => ({ name, mimeType: 'image/png', buffer }));
  const photos = [await shoot('first.png', 0), await shoot('second.png', 300)];
  const chooser = page.waitForEvent('filechooser', { timeout: 20_000 });
  await tap();
  await (await chooser).setFiles(photos);
}

test('three lines with photos are up after five taps, and the photos open on the whole screen', async ({ context }) => {
  const page = await openAs(context, SECOND);
  const title = `첫눈 본 날 ${Date.now()}`;
  await page.goto('/community/info/board');
  // The note about children's faces is read once on a device.
  await page.evaluate(() => localStorage.setItem('ggp_v1_childPhotoNotice', '1'));
  const { tap, count } = countTaps();

  await test.step('written in at most five taps', async () => {
    await tap(page.getByRole('link', { name: '글쓰기' }));
    await tap(page.getByRole('textbox', { name: '제목' }));
    await page.keyboard.type(title);
    await tap(page.getByRole('textbox', { name: '내용' }));
    for (const line of ['아침에 눈이 왔어요.', '손에 올려 보더니 웃어요.', '오래 기억할래요.']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await choosePhotos(page, () => tap(page.getByRole('button', { name: '사진 넣기' })));
    await expect(page.getByRole('textbox', { name: '내용' }).locator('img')).toHaveCount(2);
    await tap(page.getByRole('button', { name: '올리기', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('손에 올려 보더니 웃어요.')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(5);
  });

  const viewer = page.getByRole('dialog', { name: '사진 크게 보기' });
  const open = () => page.getByRole('button', { name: '사진 1 크게 보기' }).tap();
  const getWidth = (index: number) =>
    viewer
      .locator('img')
      .nth(index)
      .evaluate((image) => image.getBoundingClientRect().width);

  await test.step('a swipe turns to the next photo', async () => {
    await open();
    await expect(viewer.getByText('1 / 2')).toBeVisible();
    await drag(page, MIDDLE, { right: -240 });
    await expect(viewer.getByText('2 / 2')).toBeVisible();
  });

  await test.step('two fingers enlarge it', async () => {
    await expect.poll(() => getWidth(1)).toBeGreaterThan(0);
    const before = await getWidth(1);
    await pinchOut(page, MIDDLE, 80);
    await expect.poll(() => getWidth(1)).toBeGreaterThan(before * 1.2);
  });

  await test.step('Back and a drag down close it, on the same page', async () => {
    const address = page.url();
    await page.goBack();
    await expect(viewer).toHaveCount(0);
    await open();
    await expect(viewer.getByText('1 / 2')).toBeVisible();
    await drag(page, MIDDLE, { down: 400 });
    await expect(viewer).toHaveCount(0);
    await expect(page).toHaveURL(address);
  });
});
