import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO, demoChild, newChild, openAs, removeChild, signInOn } from './support/family';
import { test } from './support/journey';

const MOST_STEPS = 200;

/** Presses Tab until the element is focused: what cannot be reached so fails here. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    if (await isFocused()) return;
  }
  throw new Error(`Tab does not reach ${await target.textContent()}`);
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** After an act the focus rests on something that is there, and that nothing covers. */
async function expectFocusInView(page: Page) {
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing is focused';
      const { left, top, width, height } = focused.getBoundingClientRect();
      // Read out and not seen, such as the title of home.
      if (width <= 1 && height <= 1) return null;
      const at = document.elementFromPoint(left + width / 2, top + Math.min(height, 20) / 2);
      return at && (focused.contains(at) || at.contains(focused))
        ? null
        : `${focused.outerHTML.slice(0, 120)} is covered`;
    });
  await expect.poll(covered).toBeNull();
}

/** A page that was opened by a link begins with its title, for a voice too. */
async function expectPageRead(page: Page, path: RegExp, heading: string | RegExp) {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
}

test('log-in, and the choice of a child @tablet', async ({ page }) => {
  await page.goto('/auth/login');
  await tabTo(page, page.getByRole('textbox', { name: '아이디' }));
  await page.keyboard.type(DEMO.user_id);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await expectFocusInView(page);
  await page.goto('/auth/profile/select');
  const child = page.getByRole('main').getByRole('listitem').getByRole('button').first();
  await press(page, child);
  await expect(page).not.toHaveURL(/select/);
  await expectFocusInView(page);
});

test('each page of the tabs begins with its title @tablet', async ({ page, context }) => {
  await signInOn(page, await demoChild(context));
  await page.goto('/home');
  const tabs = page.getByRole('navigation', { name: '주 메뉴' });
  for (const [tab, path] of [
    ['커뮤니티', /\/community/],
    ['마이', /\/mypage$/],
    ['홈', /\/home$/],
    // By the chooser, which passes on as a child is selected.
    ['체크', /\/test$/],
  ] as const) {
    await press(page, tabs.getByRole('link', { name: tab }));
    await expectPageRead(page, path, /./);
  }
});

test('a play and a vaccination are marked @tablet', async ({ page, context }) => {
  const given = await newChild(context.request, 14);
  await signInOn(page, given.child);
  await page.goto('/home');
  const plays = page.getByRole('region', { name: '오늘의 놀이' });
  await press(page, plays.getByRole('button', { name: /했어요$/ }).first());
  await expect(plays.getByRole('button', { name: '잘 즐겼어요' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The next play takes the place.
  await expect(plays.locator(':focus')).toBeVisible();

  await page.goto('/home/health');
  await press(page, page.getByRole('button', { name: '수두(VAR) 받았어요' }));
  await expect(page.getByText('수두(VAR) · 오늘 받았다고 표시했어요')).toBeVisible();
  await expectFocusInView(page);
  await removeChild(context.request, given);
});

test('a measurement is written @tablet', async ({ page, context }) => {
  const given = await newChild(context.request, 14);
  await signInOn(page, given.child);
  await page.goto('/mypage/analysis/development');
  await press(page, page.getByRole('button', { name: '첫 기록 쓰기' }));
  const sheet = page.getByRole('dialog');
  await tabTo(page, sheet.getByLabel('키', { exact: true }));
  await page.keyboard.type('76.5');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(page.getByText('76.5cm').first()).toBeVisible();
  await expectFocusInView(page);
  await removeChild(context.request, given);
});

test('a check is begun and its first question answered @tablet', async ({ page, context }) => {
  const given = await newChild(context.request, 14);
  await signInOn(page, given.child);
  await page.goto('/test');
  await press(page, page.getByRole('main').getByRole('link', { name: /체크/ }).first());
  await press(page, page.getByRole('button', { name: /시작하기/ }));
  await expect(page.getByRole('heading', { level: 2, name: /1번째 질문/ })).toBeVisible();
  await press(page, page.getByRole('button', { name: '해요', exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: /2번째 질문/ })).toBeVisible();
  await expectFocusInView(page);
  await removeChild(context.request, given);
});

test('a post is found, liked and commented @tablet', async ({ context }) => {
  const page = await openAs(context, DEMO);
  await page.goto('/community/info/board');
  const card = page.getByRole('article').first();
  const heart = card.getByRole('button', { name: /^좋아요/ });
  const was = await heart.getAttribute('aria-pressed');
  await press(page, heart);
  await expect(heart).toHaveAttribute('aria-pressed', was === 'true' ? 'false' : 'true');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heart).toHaveAttribute('aria-pressed', was ?? 'false');

  const title = (await card.getAttribute('aria-label')) ?? '';
  await tabTo(page, card.getByRole('link').first());
  await page.keyboard.press('Enter');
  await expectPageRead(page, /\/community\//, title);
  await tabTo(page, page.getByRole('textbox', { name: '댓글 쓰기' }));
  const words = `자판으로 쓴 댓글 ${Date.now()}`;
  await page.keyboard.type(words);
  await press(page, page.getByRole('button', { name: '올리기' }));
  await expect(page.getByText(words)).toBeVisible();
  await expectFocusInView(page);
});

test('a search is typed, and a setting switched @tablet', async ({ context }) => {
  const page = await openAs(context, DEMO);
  await page.goto('/community/search');
  await tabTo(page, page.getByRole('searchbox', { name: '검색어' }));
  await page.keyboard.type('이유식');
  await page.keyboard.press('Enter');
  await expect(page.locator('mark').first()).toBeVisible();
  await expectFocusInView(page);

  await page.goto('/mypage/setting#notifications');
  const toggle = page.getByRole('switch').first();
  const was = await toggle.isChecked();
  await press(page, toggle, 'Space');
  await expect(toggle).toBeChecked({ checked: !was });
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  await expect(toggle).toBeChecked({ checked: was });
});
