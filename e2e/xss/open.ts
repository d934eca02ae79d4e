import { type Browser, expect, type Page } from '@playwright/test';
import { watch } from './payload-browser';
import { WORD } from './submit-other-fields';
import type { Submitted } from './submitted-rows';
import type { Guards, Host } from './test-host';

/** Frames a page: each payload in its own, so that one that runs is known by its number. */
const AT_ONCE = 120;
/** So many are opened on their own page, evenly from all; every text was on the careless page. */
const AMOUNTS = {
  few: { details: 8, entries: 2, searches: 4 },
  many: { details: 60, entries: 12, searches: 20 },
};
const evenly = <T>(all: readonly T[], most: number) => {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % every === 0);
};

/** The payloads that run on the page that writes them unescaped. */
export async function openCareless(browser: Browser, host: Host, guards: Guards): Promise<string[]> {
  Object.assign(host.guards, guards);
  const executed = new Set<string>();
  for (let from = 0; from < host.careless.length; from += AT_ONCE) {
    // a context of its own for each few: what some leave behind must not silence the next
    const { page, heard, poke, close } = await watch(browser, host.url);
    const to = Math.min(from + AT_ONCE, host.careless.length);
    await page.goto(`/frames/${from}/${to}`, { waitUntil: 'load' }).catch(() => undefined);
    await poke().catch(() => undefined);
    for (const index of heard()) executed.add(index);
    await close();
  }
  return [...executed];
}

/** Pages that must show a payload, as words. */
const SHOWS =
  /^\/(community\/(info\/board|contest\/board|search\?q=alert)|admin\/moderation|mypage\/posts\/decisions|share)/;

/** A payload that is a whole title. */
const NAMED = new RegExp(`^<p>[^<]*</p>.{0,60}${WORD}.{0,15}$`);

type Opened = { opened: number; executed: string[]; missing: string[]; refused: boolean };

/** Navigates within the app, without loading the page again. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Waits for the heading and for all lists to finish loading. */
const settled = async (page: Page) => {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await expect(page.getByText('불러오는 중이에요')).toHaveCount(0);
};

/** True if a string given to the page as HTML is refused. */
const refusesHtml = (page: Page) =>
  page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b></b>';
      return false;
    } catch (error) {
      return error instanceof TypeError;
    }
  });

/** Opens the product's own pages that show what was planted, and touches what could run. */
export async function openPages(
  browser: Browser,
  host: Host,
  submitted: Submitted,
  guards: Guards,
  amount: keyof typeof AMOUNTS,
): Promise<Opened> {
  Object.assign(host.guards, guards);
  const most = AMOUNTS[amount];
  const { page, heard, poke, close } = await watch(browser, host.url);
  const executed: string[] = [];
  const missing: string[] = [];
  const look = async (path: string) => {
    const pokes = await poke();
    // nothing that was typed may have become an element with a handler or an address of its own
    executed.push(...heard().map((where) => `${where} on ${path}`));
    if (pokes > 0) executed.push(`${pokes} live elements on ${path}`);
  };
  const { token } = submitted.reader;
  const profile = await host.community.call<{ id: string }>('POST', '/profile', submitted.reader, {
    name: `새싹${Math.floor(Math.random() * 1000)}`,
    birth_date: '20250101',
    gender: 'male',
    image: null,
  });
  await page.goto('/icon.svg');
  await page.evaluate(
    ([access, id]) => {
      localStorage.setItem('ggp_accessToken', access ?? '');
      localStorage.setItem('ggp_refreshToken', '1');
      localStorage.setItem('ggp_profileId', id ?? '');
      localStorage.setItem('ggp_ageGroup', '0~24');
    },
    [token, profile.data?.id],
  );
  const lists = [
    '/community/info/board',
    '/community/info',
    '/community/search?q=alert',
    '/community/info/write',
    '/community/contest',
    '/community/trip/place-001',
    '/community/book/book-love-you',
    '/mypage/posts',
    '/mypage/posts/decisions',
    '/admin/moderation',
    '/admin/moderation?kind=appeal',
    '/admin/moderation?kind=claim',
    '/auth/profile/select',
    ...submitted.contests.slice(0, 3).map((id) => `/community/contest/board?contest=${id}`),
    ...submitted.threads.map((id) => `/community/info/board/${id}`),
    ...submitted.judged.slice(0, 2).map((id) => `/community/info/board/${id}`),
  ];
  let opened = 0;
  const shown = () => page.getByText(WORD).first().waitFor({ timeout: 5000 });
  const visit = async (path: string) => {
    await settled(page);
    opened += 1;
    if (SHOWS.test(path)) await shown().catch(() => missing.push(path));
    await look(path);
  };
  const named = submitted.posts.filter((id) => NAMED.test(host.typedTexts.get(id) ?? ''));
  for (const id of named.slice(0, 3)) {
    await page.goto(`/share/${id}`);
    await visit(`/share/${id}`);
  }
  await page.goto('/home');
  await settled(page);
  for (const path of lists) {
    await goWithin(page, path);
    await visit(path);
  }
  const refused = await refusesHtml(page);
  const within = async (path: string, id: string) => {
    const answered = page.waitForResponse((response) => response.url().endsWith(`/api/community/post/${id}`));
    await goWithin(page, path);
    await answered.catch(() => missing.push(path));
    opened += 1;
    await look(path);
  };
  for (const id of evenly(submitted.posts, most.details)) await within(`/community/info/board/${id}`, id);
  for (const id of evenly(submitted.entries, most.entries)) await within(`/community/contest/board/${id}`, id);
  for (const words of evenly(submitted.searched, most.searches)) {
    const path = `/community/search?q=${encodeURIComponent(words)}`;
    await goWithin(page, path);
    await page.getByRole('searchbox').waitFor();
    opened += 1;
    await look(path);
  }
  await close();
  return { opened, executed, missing, refused };
}
