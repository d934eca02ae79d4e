import { expect, type Page } from '@playwright/test';
import { SECTIONS } from '../contract/community/community';
import type { FeedPage, PostDetail } from '../contract/community/posts.responses';
import { callApi, signInOn } from './support/family';
import { test } from './support/journey';

/** Cards opened of each list; `npm run prove -- cards` opens every one. */
const CARDS = Number(process.env.CARDS ?? 2);

const LISTS = [
  ['/community/trip', '/community/trip/place-'],
  ['/community/book', '/community/book/'],
  ['/community/grow/list', '/community/grow/'],
  ['/community/info/list', '/community/info/tip/'],
  ['/community/info/board', '/community/info/board/'],
  ['/community/counseling', '/community/counseling/'],
  ['/community/contest/board', '/community/contest/board/'],
] as const;
/** Below the same path, but no card of the list. */
const NO_CARD = /^(list|write|homeplay|map|board)\b/;
const isPost = /\/[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Words of this card's page only: the title and, of a post, how its text begins. */
async function ownWords(page: Page, token: string, href: string, cardWords: string): Promise<string[]> {
  if (!isPost.test(href)) return [cardWords];
  const { title, content } = await callApi<PostDetail>(
    page.request,
    'GET',
    `/community/post/${href.split('/').at(-1)}`,
    token,
  );
  const [words = ''] = content.replace(/<[^>]+>/g, '\n').match(/[^\n&]{6,}/) ?? [];
  return [title, words.trim().slice(0, 30)].filter((each) => each !== '');
}

async function findOwnWords(page: Page, href: string, words: readonly string[]) {
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1, name: words[0], exact: true })).toBeVisible();
  for (const each of words) await expect(page.getByRole('main')).toContainText(each);
}

/** The next card that was not opened, further down when there is none; null at the end of the list. */
async function nextCard(page: Page, start: string, opened: ReadonlySet<string>) {
  for (let ends = 0; ends < 8; ends += 1) {
    const links = page.getByRole('main').locator(`:is(article, li) a[href^="${start}"]`);
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const href = hrefs.find((each) => !NO_CARD.test(each.slice(start.length)) && !opened.has(each));
    if (href) return { href, link: links.and(page.locator(`[href="${href}"]`)).first() };
    const more = page.getByRole('main').getByRole('button', { name: /더 보기$/ });
    if (await more.isVisible()) await more.tap();
    await page.mouse.wheel(0, 700);
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 60)));
  }
  return null;
}

async function openCards(page: Page, token: string, [list, start]: (typeof LISTS)[number]) {
  await page.goto(list);
  await expect(page.locator(`main :is(article, li) a[href^="${start}"]`).first()).toBeVisible();
  const opened = new Set<string>();
  while (opened.size < CARDS) {
    const card = await nextCard(page, start, opened);
    if (!card) break;
    opened.add(card.href);
    // a picture may come before the title
    const title = await card.link.evaluate((link) => {
      const spans = [...link.querySelectorAll(':scope > span:not([aria-hidden])')];
      return (spans.find(({ textContent }) => textContent) ?? link).textContent ?? '';
    });
    await card.link.tap();
    await findOwnWords(page, card.href, await ownWords(page, token, card.href, title.trim()));
    await page.goBack();
    // a list comes back with the number of rows it had
    await expect(page).toHaveURL(({ pathname }) => pathname === list);
  }
  return opened.size;
}

test('cards of every list open the page that has their words', async ({ page }) => {
  test.setTimeout(120_000 + CARDS * 10_000);
  const token = await signInOn(page);
  for (const list of LISTS)
    await test.step(list[0], async () => {
      expect(await openCards(page, token, list)).toBeGreaterThanOrEqual(2);
    });
});

test('a popular post of every section opens its own page', async ({ page }) => {
  const token = await signInOn(page);
  const newest = await Promise.all(
    SECTIONS.map((section) => callApi<FeedPage>(page.request, 'GET', `/community/post?section=${section}`, token)),
  );
  const posts = newest.flatMap(({ items }) => items.slice(0, 1));
  expect(posts.map(({ section }) => section)).toEqual([...SECTIONS]);
  // As the route answers: without the section, which the page finds.
  await page.route('**/counsel/popular*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: posts.map(
          ({ id, category, topic, title, content, profile_image_path, user_name, created_at, like, comment }) => ({
            ...{ id, category, topic, title, content, profile_image_path, user_name, created_at, like, comment },
          }),
        ),
      },
    }),
  );
  await page.goto('/home');
  const popular = page.getByRole('region', { name: '인기 글' });
  for (const { id, title } of posts) {
    const card = popular.getByRole('article').filter({ hasText: title });
    const more = popular.getByRole('button', { name: /개 더 보기$/ });
    await expect(popular.getByRole('article').first()).toBeVisible();
    if (await more.isVisible()) await more.tap();
    await card.getByRole('heading').locator('a, button').tap();
    await findOwnWords(page, `/${id}`, await ownWords(page, token, `/${id}`, title));
    await page.goBack();
    await expect(page).toHaveURL('/home');
  }
});
