import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { demoChild, findPopularPost, logIn, signInOn } from './support/family';
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
    const scripts = requests.filter((request) => request.path.endsWith('.js'));
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

/** Places of the header and of the tabs, by name. */
const measureFrame = (page: Page, frame: string) =>
  page.locator(`${frame} header, ${frame} nav li`).evaluateAll((parts) =>
    parts
      .filter((part) => part.closest('nav:not([data-static-shell] nav):not([aria-label="주 메뉴"])') === null)
      .map((part) => ({ name: part.localName === 'li' ? part.textContent : '', box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ name, box }) => ({ name, box: [box.x, box.y, box.width, box.height].map(Math.round) })),
  );

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

for (const path of ['/home', '/community/trip', '/mypage/setting', '/community/info/board'])
  test(`header and tabs of ${path} show before any script has arrived and keep their places @tablet`, async ({
    page,
    context,
  }) => {
    await signInOn(page, await demoChild(context));
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('[data-static-shell] main')).toBeVisible();
    const before = await measureFrame(page, '[data-static-shell]');
    expect(before.length).toBeGreaterThan(0);
    release();
    await expect(page.locator('[data-static-shell]')).toHaveCount(0);
    await page.locator('#root header').first().waitFor();
    const after = await measureFrame(page, '#root');
    for (const part of before) expect(after).toContainEqual(part);
  });

test('a visitor without a session sees no frame of the signed-in pages', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator('[data-static-shell]')).toBeAttached();
  await expect(page.locator('[data-static-shell]')).toBeHidden();
});
