import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoChild, findPopularPost, logIn, newChild, removeChild, signInOn } from './support/family';
import { BUDGET_BYTES, type FirstLoad, HOPS, SCRIPTS, watchContent, watchFirstLoad } from './support/first-load';
import { test } from './support/journey';

/** Each request with its hop and its time in ms. */
const toLines = (requests: FirstLoad['requests']) =>
  requests.map(({ hop, begun, ended, path }) => `${hop} ${toMs(begun)}–${toMs(ended)} ${path}`).join('\n');
const toMs = (seconds: number) => Math.round(seconds * 1000);

/** Loads in a row, each in a fresh context. */
const LOADS = 3;

type Load = (page: Page, context: BrowserContext) => Promise<FirstLoad>;

/** The load with the fewest hops, of at most `LOADS`: a busy processor may add a hop, but never removes one. */
async function loadWithFewestHops(browser: Browser, context: BrowserContext, load: Load): Promise<FirstLoad> {
  let fewest = await load(await context.newPage(), context);
  for (let again = 1; again < LOADS && fewest.hops > HOPS; again += 1) {
    const fresh = await browser.newContext();
    try {
      const loaded = await load(await fresh.newPage(), fresh);
      if (loaded.hops < fewest.hops) fewest = loaded;
    } finally {
      await fresh.close();
    }
  }
  return fewest;
}

test('the first load of /home stays within its budgets of bytes and sequential requests', async ({
  browser,
  context,
}) => {
  const { brotli, hops, requests } = await loadWithFewestHops(browser, context, async (page, own) => {
    await signInOn(page, await demoChild(own));
    return watchFirstLoad(page);
  });
  expect(brotli).toBeLessThan(BUDGET_BYTES);
  expect(hops, toLines(requests)).toBeLessThanOrEqual(HOPS);
});

test('the page alone asks for the first answers, without a file of the bundle', async ({ page, context }) => {
  const child = await demoChild(context);
  await signInOn(page, child);
  await page.route('**/assets/**', (route) => route.abort());
  const asked = ['/api/auth/info', `/api/today/profile/${child.id}`, '/api/diagnostic-test/main'].map((path) =>
    page.waitForRequest((request) => new URL(request.url()).pathname === path),
  );
  await page.goto('/home');
  await Promise.all(asked);
});

for (const [name, path, answer, content] of [
  ['a board', '/community/info/board', '/api/community/post', 'article'],
  ['a post', '/community/post/:id', '/api/community/post/:id', 'main article'],
  ['the checks', '/test', '/api/diagnostic-test/profile/:child', 'main li'],
  ['the vaccinations', '/home/health', '/api/health-windows/profile/:child', 'main section h2'],
  ['the learning progress', '/content-dashboard', '/api/learning/profile/:child', 'main li'],
  ['the analysis', '/mypage/analysis/total', '/api/analysis/profile/:child', 'main section h2'],
  ['growth', '/mypage/analysis/development', '/api/growth/profile/:child/curve/height', 'main figure'],
] as const) {
  test(`a deep link to ${name} is answered in no more sequential requests than home`, async ({ browser, context }) => {
    const child = await demoChild(context);
    const { access_token } = await logIn(context.request);
    const post = await findPopularPost(context.request, access_token);
    const withIds = (text: string) => text.replace(':id', post.id).replace(':child', child.id);
    const { requests, hops } = await loadWithFewestHops(browser, context, async (page) => {
      await signInOn(page, child);
      return watchContent(page, withIds(path), content);
    });
    expect(hops, toLines(requests)).toBeLessThanOrEqual(HOPS);
    expect(requests.map((request) => request.path)).toContain(withIds(answer));
    const scripts = requests.filter((request) => request.path.endsWith('.js') && request.hop < HOPS);
    expect(scripts.length).toBeLessThanOrEqual(SCRIPTS);
  });
}

const MANIFEST = new URL('../dist/client/.vite/manifest.json', import.meta.url);
/** File of a module's chunk in the build. */
function getChunk(module: string): string {
  const chunks: Record<string, { file: string } | undefined> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const { file } = chunks[module] ?? {};
  if (!file) throw new Error(`${module} has no chunk of its own`);
  return `/${file}`;
}

for (const [path, content] of [
  ['/intro', 'h1'],
  ['/auth/login', 'form'],
] as const) {
  test(`a visitor's first load of ${path} fetches few scripts and none of home's page`, async ({ page }) => {
    const { requests } = await watchContent(page, path, content);
    const scripts = requests.map((request) => request.path).filter((file) => file.endsWith('.js'));
    expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(SCRIPTS);
    expect(scripts).not.toContain(getChunk('src/features/home/main/home-page.tsx'));
  });
}

/** Boxes of the header's logo and buttons and of the five tabs, by name. */
const measureFrame = (page: Page) =>
  page.locator('header a, header button, nav[aria-label="주 메뉴"] a').evaluateAll((parts) =>
    parts
      .map((part) => ({ name: part.getAttribute('aria-label') ?? part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ name, box }) => ({ name, box: [box.x, box.y, box.width, box.height].map(Math.round) })),
  );

type Part = Awaited<ReturnType<typeof measureFrame>>[number];

/** What the static shell shows of the frame is in the same place, to the pixel, in the page. */
function expectSamePlaces(before: readonly Part[], after: readonly Part[], path: string) {
  expect(before.length, path).toBeGreaterThan(0);
  for (const { name, box } of before) {
    const same = after.find((part) => part.name === name || part.name?.startsWith(`${name},`));
    expect(same?.box, `${path}: ${name}`).toEqual(box);
  }
}

/** Keeps all scripts back until `release`. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('header, tabs and skeleton show before any script has arrived and keep their places @tablet', async ({
  page,
  context,
}) => {
  await signInOn(page, await demoChild(context));
  const release = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('[data-static-shell]')).toBeVisible();
  const before = await measureFrame(page);
  expect(before.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['홈', '배우기', '체크', '커뮤니티', '마이', '쑥쑥플래너', '알림']),
  );
  release();
  await expect(page.locator('[data-static-shell]')).toHaveCount(0);
  expectSamePlaces(before, await measureFrame(page), '/home');
});

const SNAPSHOT = '[data-snapshot]';
/** Waits until home is stored as it is shown. */
const waitSnapshot = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('ggp_v1_snapshot/home') !== null)).toBe(true);
/** Boxes, colours and fonts of the first cards of home. */
const measureCards = (page: Page, root: string) =>
  page.locator(`${root} main :is(h2, li, li span, section > a)`).evaluateAll((parts) =>
    parts.slice(0, 12).map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { color, backgroundColor, fontSize } = getComputedStyle(part);
      return [part.textContent, x, y, width, height, color, backgroundColor, fontSize];
    }),
  );

test('home opens as it was shown last before any script has arrived, and only for the same child @tablet', async ({
  page,
  context,
}) => {
  const { child, token } = await newChild(context.request, 20);
  try {
    await signInOn(page, child);
    await page.goto('/home');
    await waitSnapshot(page);
    const shown = await measureCards(page, '#root');

    const release = await holdScripts(page);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.locator(`${SNAPSHOT} main li`).first()).toBeVisible();
    expect(await measureCards(page, SNAPSHOT)).toEqual(shown);
    const frame = await measureFrame(page);
    release();
    await expect(page.locator(SNAPSHOT)).toHaveCount(0);
    expectSamePlaces(frame, await measureFrame(page), '/home');
    expect(await measureCards(page, '#root')).toEqual(shown);
    await page.unrouteAll({ behavior: 'wait' });

    const releaseAgain = await holdScripts(page);
    await page.evaluate((id) => localStorage.setItem('ggp_profileId', id), (await demoChild(context)).id);
    await page.goto('/home', { waitUntil: 'commit' });
    await expect(page.locator('[data-static-shell]')).toBeVisible();
    await expect(page.locator(SNAPSHOT)).toHaveCount(0);
    releaseAgain();
  } finally {
    await removeChild(context.request, { child, token });
  }
});

/** Of each page: parts of its static shell, and what has their places in the end. */
const OUTLINES: Record<string, [bone: string, content: string][]> = {
  '/home': [
    ['[aria-labelledby=home-today] h2', '[aria-labelledby=home-today] h2'],
    ['[aria-labelledby=home-today] span[aria-hidden]', '[aria-labelledby=home-today] ul'],
  ],
  '/test': [
    ['h1', 'h1'],
    ['span[aria-hidden] >> nth=4', '[aria-labelledby=now] h2'],
    ['span[aria-hidden] >> nth=5', '[aria-labelledby=now] h2 >> xpath=../../following-sibling::*'],
  ],
  '/test/list': [
    ['[role=tablist]', '[role=tablist]'],
    ['[role=status] span[aria-hidden]', 'li a'],
  ],
  '/community/trip': [
    ['nav[aria-label=여행]', 'nav[aria-label=여행]'],
    ['[role=status] > div > div', 'article'],
  ],
  '/community/grow': [
    ['[role=status] h2', '[aria-label="지금 우리 아이"] h2'],
    ['[role=status] > div >> nth=1', '[aria-label="지금 우리 아이"] article'],
  ],
  '/community/info': [
    ['[aria-labelledby=newest-tip] h2', '[aria-labelledby=newest-tip] h2'],
    ['[role=status] > div > div', '[aria-labelledby=newest-tip] article'],
  ],
  '/community/info/board': [
    ['ul[aria-label=순서]', 'ul[aria-label=순서]'],
    ['[role=status] > div > div', 'article'],
  ],
};

test('frame, titles and first cards are where the static shells of their pages have them', async ({
  page,
  context,
}) => {
  await signInOn(page, await demoChild(context));
  const measure = async (root: string, part: string) => {
    const box = await page.locator(`${root} main >> ${part}`).first().boundingBox();
    return [Math.round(box?.x ?? Number.NaN), Math.round(box?.y ?? Number.NaN)];
  };
  for (const [path, parts] of Object.entries(OUTLINES)) {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[data-static-shell] main')).toBeVisible();
    const before = await Promise.all(parts.map(([bone]) => measure('[data-static-shell]', bone)));
    const frame = await measureFrame(page);
    release();
    await expect(page.locator('[data-static-shell]')).toHaveCount(0);
    for (const [at, [bone, content]] of parts.entries()) {
      await page.locator(`#root main >> ${content}`).first().waitFor();
      const [x = Number.NaN, y = Number.NaN] = await measure('#root', content);
      const [left = Number.NaN, top = Number.NaN] = before[at] ?? [];
      expect(Math.max(Math.abs(x - left), Math.abs(y - top)), `${path}: ${bone}`).toBeLessThanOrEqual(2);
    }
    expectSamePlaces(frame, await measureFrame(page), path);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('a visitor without a session sees no frame of the signed-in pages', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('#shell-home')).toBeAttached();
  await expect(page.locator('[data-static-shell]')).toHaveCount(0);
});
