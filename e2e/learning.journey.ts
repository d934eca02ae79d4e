import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { LearningGlyph } from '../contract/learning/learning.responses';
import { callApi, logIn, logInByForm } from './support/family';
import { newMember } from './support/new-member';
import { test } from './support/shell-test';
import type { SimulatedShell } from './support/simulated-shell.mjs';
import { traceLetter } from './support/tracing';

const TABLET_WIDTH = 768;

type Opened = { page: Page; context: BrowserContext; shell: SimulatedShell };

async function learnLetter({ page, context, shell }: Opened) {
  const { user_id, password, child } = await newMember(context.request);
  await context.clock.install();
  await logInByForm(page, { user_id, password });
  await expect(page).toHaveURL(/\/(home|auth\/profile\/select)$/);
  // On a tablet the shell opens the dashboard of the selected child over home.
  const isTablet = (page.viewportSize()?.width ?? 0) >= TABLET_WIDTH;
  const pushed = isTablet && page.url().endsWith('/home') ? 1 : 0;
  await expect.poll(() => shell.listCalls('pushScreen').length).toBe(pushed);
  for (const screen of await shell.awaitScreens()) await screen.close();
  await page.goto('/auth/profile/select');
  await page
    .getByRole('button', { name: new RegExp(child) })
    .first()
    .tap();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('region', { name: '우리 아이' }).getByRole('heading', { name: child })).toBeVisible();

  await test.step('set a guardian password', async () => {
    await page.getByRole('link', { name: '배우기' }).tap();
    await page.getByRole('link', { name: '비밀번호 정하러 가기' }).tap();
    const form = page.getByRole('dialog', { name: '보호자 비밀번호 정하기' });
    await form.getByLabel('보호자 비밀번호', { exact: true }).fill('2468');
    await form.getByLabel('보호자 비밀번호 확인').fill('2468');
    await form.getByRole('button', { name: '저장하기' }).tap();
    await expect(form).toBeHidden();
    await expect(page).toHaveURL('/auth/profile/select/learning');
  });

  await test.step('select the child and open the dashboard over home', async () => {
    await page.getByRole('radio', { name: new RegExp(child) }).check({ force: true });
  });
  const over = context.waitForEvent('page');
  await page.getByRole('button', { name: '배우기 시작하기' }).tap();
  const learning = await over;
  // The pushed screen must be the front page: a background page gets no animation frames and loses touches.
  await learning.bringToFront();
  expect(shell.listCalls('pushScreen').at(-1)).toEqual({ name: '/content-dashboard', value: null });
  await expect(learning.getByRole('heading', { level: 1, name: `${child}의 배움 정원` })).toBeVisible();

  await test.step('trace a letter for its stars', async () => {
    const { access_token } = await logIn(context.request, { user_id, password });
    const glyphs = await callApi<LearningGlyph[]>(context.request, 'GET', '/learning/glyph', access_token);
    const first = glyphs.find(({ unit_word }) => unit_word === 'ㄱ');
    if (!first) throw new Error('There is no ㄱ');
    await learning.getByRole('link', { name: '시작하기' }).tap();
    await expect(learning.getByRole('heading', { level: 1, name: '기역' })).toBeVisible();
    await learning.getByRole('button', { name: '순서 보기' }).tap();
    await context.clock.fastForward(50_000);
    await learning.getByRole('button', { name: '순서 보기' }).tap();
    await context.clock.fastForward(50_000);
    await traceLetter(learning, first.unit_write_stroke);
    await expect(learning.getByText('별 3개를 받았어요.')).toBeVisible();
    await expect(learning.getByText('새 스티커: 첫 글자')).toBeVisible();
    await learning.getByRole('button', { name: '뒤로' }).tap();
    await expect(learning.getByRole('button', { name: '첫 글자 받았어요' })).toBeVisible();
    await expect(learning.getByRole('link', { name: /이어하기/ })).toBeVisible();
  });

  await test.step("return to the guardian's screens with the password and see the study time", async () => {
    await learning.getByRole('button', { name: '보호자 화면으로' }).tap();
    await learning.getByLabel('보호자 비밀번호').fill('2468');
    await learning.getByRole('button', { name: '확인' }).tap();
    await expect(learning.getByText('총 학습 시간 1분')).toBeVisible();
  });
}

const NAME = 'a letter is traced from the learning tab for its stars, and home shows the study time';

// Ink depends on the size of the board, and that on the device and its orientation.
test(NAME, { tag: '@tablet' }, learnLetter);

test.describe('in landscape', () => {
  test.use({ viewport: { width: 1180, height: 820 } });
  test(NAME, { tag: '@landscape' }, learnLetter);
});
