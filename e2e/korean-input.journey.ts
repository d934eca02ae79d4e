import { type CDPSession, expect, type Page } from '@playwright/test';
import { signInOn } from './support/family';
import { test } from './support/journey';

/** '한' as a keyboard builds it: each step replaces the one before. */
const STEPS: Record<string, string[]> = {
  한: ['ㅎ', '하', '한'],
  글: ['ㄱ', '그', '글'],
  잠: ['ㅈ', '자', '잠'],
  투: ['ㅌ', '투'],
  정: ['ㅈ', '저', '정'],
};

const compose = (cdp: CDPSession, text: string) =>
  cdp.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
const commit = (cdp: CDPSession, text: string) => cdp.send('Input.insertText', { text });
/** Enter that ends a syllable: the input method's own. */
async function enterWithin(cdp: CDPSession) {
  const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 } as const;
  await cdp.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

async function type(cdp: CDPSession, words: string) {
  for (const syllable of words) {
    for (const step of STEPS[syllable] ?? []) await compose(cdp, step);
    await commit(cdp, syllable);
  }
}

async function openForm(page: Page) {
  await page.goto('/community/info/write?section=tip');
  const title = page.getByRole('textbox', { name: '제목' });
  const startOver = page.getByRole('button', { name: '새로 쓰기' });
  await expect(title.or(startOver)).toBeVisible();
  if (await startOver.isVisible()) await startOver.tap();
  return title;
}

test('Hangul is composed syllable by syllable, and the Enter that ends a composition submits nothing', async ({
  page,
}) => {
  await signInOn(page);
  const cdp = await page.context().newCDPSession(page);

  const title = await openForm(page);
  await title.focus();
  await type(cdp, '한글');
  await compose(cdp, '잠');
  await enterWithin(cdp);
  await expect(page.getByText('내용을 입력해 주세요.')).toHaveCount(0);
  await commit(cdp, '잠');
  await expect(title).toHaveValue('한글잠');

  const words = page.getByRole('textbox', { name: '내용' });
  await words.tap();
  await type(cdp, '한글');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '굵게' }).tap();
  await type(cdp, '잠투정');
  await expect(words.locator('p')).toHaveText(['한글', '잠투정']);
  await expect(words.locator('strong')).toHaveText('잠투정');

  await page.getByText(/^더 적기/).tap();
  const tag = page.getByRole('textbox', { name: /태그/ });
  await tag.focus();
  await type(cdp, '잠투');
  await compose(cdp, '정');
  await enterWithin(cdp);
  await expect(page.getByRole('list', { name: '붙인 태그' })).toHaveCount(0);
  await commit(cdp, '정');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: '붙인 태그' }).getByRole('button')).toHaveText(['#잠투정']);
  await expect(page).toHaveURL(/\/community\/info\/write/);

  await page.goto('/community/info/board');
  await page.getByRole('article').first().getByRole('link').first().tap();
  const comment = page.getByRole('textbox', { name: '댓글 쓰기' });
  await comment.focus();
  await type(cdp, '한');
  await compose(cdp, '글');
  await enterWithin(cdp);
  await commit(cdp, '글');
  await expect(comment).toHaveValue('한글');
});
