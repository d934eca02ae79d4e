import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import type { User } from '../../contract/auth/auth.responses';
import { MINUTE_MS } from '../../contract/common/time';
import type { Profile } from '../../contract/profiles/profile.responses';
import type { AttemptSummary } from '../../contract/test/diagnostics-results.responses';
import { answerCalls, answersIn } from './answered-calls';
import { callApi, logIn, sessionItems } from './family';
import { watchRequests } from './page-activity';
import { watchRefused } from './policy-violations';
import { isCall, type Scene, type Screen, type ScreenState } from './screen';

/** One tab in which screens are opened one after another. Its caches keep the code of the pages. */
export type ScreenTab = {
  page: Page;
  /** Loads a screen in one of its states, regardless of the page before, and waits until it is complete. */
  open: (screen: Screen, state: ScreenState) => Promise<void>;
  /** Runs a script in the page: not subject to the page's policy, and compiled once for all documents. */
  runScript: (source: string) => Promise<void>;
  /** Refusals of the page policy since the last call. */
  takeRefused: () => string[];
  close: () => Promise<void>;
};

/** An access token lasts for fifteen minutes. */
const SESSION_MS = 5 * MINUTE_MS;

/** The demo's child that has a check under way and one done. */
async function findScene(page: Page): Promise<Scene> {
  const { access_token: token } = await logIn(page.request);
  const user = await callApi<User>(page.request, 'GET', '/auth/info', token);
  const found: Pick<Scene, 'child' | 'going' | 'done'>[] = [];
  const attempts: AttemptSummary[] = [];
  for (const child of await callApi<Profile[]>(page.request, 'GET', '/profile', token)) {
    const path = `/diagnostic-test/profile/${child.id}/attempt`;
    const own = await callApi<AttemptSummary[]>(page.request, 'GET', path, token);
    attempts.push(...own);
    const going = own.find(({ status }) => status < 100);
    const done = own.find(({ status }) => status === 100);
    if (going && done) found.push({ child, going, done });
  }
  const [scene] = found;
  if (!scene) throw new Error('No child of the demo has both a check under way and one that is done');
  return { ...scene, attempts, user, request: page.request };
}

export async function createScreenTab(browser: Browser, options: BrowserContextOptions): Promise<ScreenTab> {
  const { viewport } = options;
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  const refused = watchRefused(context);
  const page = await context.newPage();
  const requests = watchRequests(page);
  const scene = await findScene(page);
  const cdp = await context.newCDPSession(page);
  const answer = answerCalls(cdp);
  let session = { token: '', since: 0 };

  /** The access token, or null for a stranger. */
  async function signIn({ signedOut }: Screen): Promise<string | null> {
    if (signedOut) {
      await context.clearCookies();
      session.since = 0;
      return null;
    }
    if (Date.now() - session.since > SESSION_MS) {
      session = { token: (await logIn(page.request)).access_token, since: Date.now() };
    }
    return session.token;
  }

  /** Undoes what a screen before may have left. */
  async function reset(path: string) {
    await page.emulateMedia({ colorScheme: 'light' });
    if (viewport) await page.setViewportSize(viewport);
    // An address that differs only after '#' would not load a document.
    if (path.includes('#')) await page.goto('/icon.svg');
  }

  async function load(path: string, prepared: Prepared) {
    const script = await page.addInitScript(prepareDocument, prepared);
    requests.reset();
    await page.goto(path);
    // A reload keeps what the page has stored since.
    await script.dispose();
  }

  async function open(screen: Screen, state: ScreenState) {
    const { data = [], empty, learns = false } = screen;
    const path = await screen.path(scene);
    await reset(path);
    const token = await signIn(screen);
    const child = state === 'empty' && empty?.noChild ? undefined : scene.child;
    await answer(answersIn(screen, state, scene));
    const isData = data.map(isCall);
    await Promise.all([
      state === 'loading' && page.waitForRequest((request) => isData.some((is) => is(new URL(request.url())))),
      load(path, { items: token === null ? {} : sessionItems(token, child), shell: learns }),
    ]);
    // Not by its role: a sheet that opens with the page hides the rest from readers.
    // The sheet for print has a heading of its own, and so has the static shell, which is there before the app; beside an
    // open sheet the page is inert, so no role is asked. Pages of the server's own have no root.
    await expect(page.locator(':is(#root, body > main) h1').first()).toBeAttached();
    if (state !== 'loading') await requests.settled();
    // The page of an error that was not caught is complete too, and is no state of a screen.
    await expect(page.getByText('오류가 발생했습니다')).toHaveCount(0);
    if (state === 'failed') await expect(page.getByRole('button', { name: '다시 시도' }).first()).toBeVisible();
    if (state !== 'loading') await expect(page.getByText('불러오는 중이에요')).toHaveCount(0);
    if (!screen.open) return;
    await screen.open(page);
    if (state !== 'loading') await requests.settled();
  }

  async function runScript(source: string) {
    const { exceptionDetails } = await cdp.send('Runtime.evaluate', { expression: source });
    if (exceptionDetails) throw new Error(exceptionDetails.text);
  }

  return { page, open, runScript, takeRefused: () => refused.splice(0), close: () => context.close() };
}

type Prepared = { items: Record<string, string>; shell: boolean };

/** Runs in the page, before its own scripts. */
function prepareDocument({ items, shell }: Prepared) {
  // A change of colours, size or width is complete at once. The page's policy does not concern adopted style sheets.
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets = [still];
  sessionStorage.clear();
  localStorage.clear();
  indexedDB.deleteDatabase('ggp');
  for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  if (shell) Object.assign(window, { flutter_inappwebview: { callHandler: async () => ({ ok: true }) } });
}
