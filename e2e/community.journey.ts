import { expect, type Page } from '@playwright/test';
import { DEMO, EXPERT, findPopularPost, openAs, signInOn } from './support/family';
import { test } from './support/journey';

const photo = { name: 'walk.png', mimeType: 'image/png' };

/** The form, empty whatever was left in it. */
async function openForm(page: Page, path: string) {
  await page.goto(path);
  const title = page.getByRole('textbox', { name: '제목' });
  const startOver = page.getByRole('button', { name: '새로 쓰기' });
  await expect(title.or(startOver)).toBeVisible();
  if (await startOver.isVisible()) await startOver.tap();
  return title;
}

test('a post with photos is written, commented, liked, and hidden from the person who reports it', async ({
  browser,
  context,
}) => {
  const name = `걸음마 기록 ${Date.now()}`;
  const page = await openAs(context, DEMO);
  await (await openForm(page, '/community/info/write')).fill(name);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  const words = page.getByRole('textbox', { name: '내용' });
  await words.tap();
  await page.keyboard.type('오늘 세 걸음을 걸었어요. ');
  await page.getByRole('button', { name: '굵게' }).tap();
  await page.keyboard.type('정말 기뻐요');
  await page.getByRole('button', { name: '사진 넣기' }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog', { name: '사진을 올리기 전에' }).getByRole('button', { name: '사진 고르기' }).tap();
  await (await chooser).setFiles([
    { ...photo, buffer: picture },
    { ...photo, name: 'not-a-photo.png', buffer: Buffer.from('<svg onload=alert(1)>') },
  ]);
  await expect(words.locator('img')).toHaveCount(1);
  await expect(page.getByText('열 수 없는 사진이에요', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'not-a-photo.png 빼기' }).tap();
  await page.getByRole('button', { name: '올리기', exact: true }).tap();

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('article strong')).toHaveText('정말 기뻐요');
  await expect(page.locator('article img[src*="/uploads/"]').first()).toHaveJSProperty('complete', true);
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('다들 언제 걸었나요?');
  await page.getByRole('button', { name: '올리기' }).tap();
  await expect(page.getByRole('heading', { name: '댓글 1' })).toBeVisible();
  await page.getByRole('button', { name: '답글 쓰기' }).tap();
  await page.getByRole('textbox', { name: '답글 쓰기' }).fill('저희는 돌 무렵이었어요');
  await page.getByRole('button', { name: '올리기' }).tap();
  await expect(page.getByText('저희는 돌 무렵이었어요')).toBeVisible();

  const other = await browser.newContext();
  const reader = await openAs(other, EXPERT);
  await reader.goto('/community/info/board');
  const card = reader.getByRole('article').filter({ hasText: name });
  await card.getByRole('button', { name: '좋아요 0' }).click();
  await expect(card.getByRole('button', { name: '좋아요 1' })).toHaveAttribute('aria-pressed', 'true');
  await reader.getByRole('link', { name }).click();
  await reader.getByRole('button', { name: '글 더 보기', exact: true }).click();
  await reader.getByRole('button', { name: '글 신고하기' }).click();
  await reader.getByRole('radio', { name: '그 밖의 이유' }).check();
  await reader.getByRole('dialog').getByRole('button', { name: '신고하기' }).click();
  await expect(reader).toHaveURL(/\/community\/info\/board$/);
  await expect(reader.getByRole('article').first()).toBeVisible();
  await expect(reader.getByRole('link', { name })).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByRole('article').first()).toBeVisible();
  await expect(reader.getByRole('link', { name })).toHaveCount(0);
  await other.close();

  await page.goto('/community/info/board');
  await expect(
    page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: '좋아요 1' }),
  ).toBeVisible();
});

test('an expert answers a private question', async ({ browser, context }) => {
  const name = `잠드는 데 오래 걸려요 ${Date.now()}`;
  const page = await openAs(context, DEMO);
  await (await openForm(page, '/community/counseling/write')).fill(name);
  await page.getByRole('textbox', { name: '내용' }).tap();
  await page.keyboard.type('한 시간이 넘게 걸려요. 어떻게 도와줄까요?');
  await page.getByRole('radio', { name: '수면' }).check();
  await page.getByRole('radio', { name: '나와 전문가만' }).check();
  await page.getByRole('button', { name: '올리기', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('답변 기다리는 중')).toBeVisible();

  const experts = await browser.newContext();
  const expert = await openAs(experts, EXPERT);
  await expert.goto('/community/counseling');
  await expert.getByRole('button', { name: '비공개 질문' }).click();
  await expert.getByRole('link', { name }).click();
  await expert.getByRole('textbox', { name: '답변 쓰기' }).fill('잠들기 전 같은 순서를 이어 보세요.');
  await expert.getByRole('button', { name: '올리기' }).click();
  await expect(expert.getByText('전문가 답변')).toBeVisible();
  await experts.close();

  await page.getByRole('button', { name: '뒤로' }).tap();
  await page.getByRole('button', { name: '내 질문' }).tap();
  await page.getByRole('link', { name }).tap();
  // Waits until the list, which has the same words, is replaced.
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('답변 완료')).toBeVisible();
  await expect(page.getByText('잠들기 전 같은 순서를 이어 보세요.')).toBeVisible();
});

test('a search finds posts, and Back and a reload of list or post restore the scroll position', async ({ context }) => {
  const page = await openAs(context, DEMO);
  await page.goto('/community/info');
  await page.getByRole('link', { name: '궁금한 이야기 찾기' }).tap();
  await page.getByRole('searchbox', { name: '검색어' }).fill('아이');
  await page.getByRole('button', { name: '검색', exact: true }).tap();
  await page.getByRole('button', { name: '글', exact: true }).tap();
  await expect(page.locator('mark').first()).toHaveText('아이');

  const row = page.locator('[data-index="24"]');
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 600));
    await expect(row).toBeInViewport({ timeout: 200 });
  }).toPass();
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const name = (await row.getByRole('link').textContent()) ?? '';
  const top = async () => Math.round((await row.boundingBox())?.y ?? Number.NaN);
  // Read at the tap: rows above it may be measured until then.
  const tapped = row.evaluate(
    (element) =>
      new Promise<number>((resolve) =>
        element.addEventListener('click', () => resolve(element.getBoundingClientRect().y), { capture: true }),
      ),
  );
  await row.getByRole('link').tap();
  const before = await tapped;
  await page.waitForURL(({ pathname }) => pathname !== '/community/search');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goBack();
  await expect(row.getByRole('link')).toHaveText(name);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(40);
  await page.reload();
  await expect(row.getByRole('link')).toHaveText(name);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(80);

  // What a phone does to a tab that was left.
  await row.getByRole('link').tap();
  await page.waitForURL(({ pathname }) => pathname !== '/community/search');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.goBack();
  await expect(row.getByRole('link')).toHaveText(name);
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(80);
});

test('a post can be commented once the code of the composer, which could not be loaded, is there', async ({
  page,
  context,
}) => {
  const token = await signInOn(page);
  const { id } = await findPopularPost(context.request, token);
  const chunk = '**/assets/*composer-*.js';
  let requests = 0;
  await page.route(chunk, (route) => {
    requests += 1;
    return route.abort();
  });
  await page.goto(`/community/post/${id}`);
  const failure = page.getByText('댓글 쓰는 곳을 불러오지 못했어요.');
  await expect(failure).toBeVisible();
  const before = requests;
  await page.getByRole('button', { name: '다시 시도' }).tap();
  await expect.poll(() => requests).toBeGreaterThan(before);
  await expect(failure).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole('button', { name: '다시 시도' }).tap();
  await page.getByRole('textbox', { name: '댓글 쓰기' }).fill('저희도 그랬어요');
  await expect(failure).toBeHidden();
});
