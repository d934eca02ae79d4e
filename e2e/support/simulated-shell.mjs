/** User agent of a webview of the native shell. */
export const SHELL_AGENT =
  'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 GrowGrowApp/1.0';
export const PHONE = { width: 390, height: 844 };

/**
 * Simulates the native shell around every page of a browser context: a phone that grants every permission.
 * `answers` replaces the reply to a call, `frame` shows the calls on the page. A pushed screen is a new page
 * above the one that pushed it, like a second webview.
 * Returns the calls in order; the array grows. `awaitScreens` resolves to the pushed pages once each navigation has
 * committed; closing a page earlier rejects its navigation. `tell` sends a message from the shell to a page.
 */
export async function enterShell(context, { answers = {}, frame = false, onCall = () => undefined } = {}) {
  const calls = [];
  const screens = [];
  await context.exposeBinding('__growGrowShellCall', ({ page }, name, payload) => {
    calls.push({ name, payload });
    onCall(name, payload);
    if (name === 'pushScreen' && !(name in answers)) screens.push(layOver(page, payload.name));
  });
  await context.addInitScript(shellInPage, { answers, frame });
  return {
    calls,
    listCalls: (name) => calls.filter((call) => call.name === name).map(({ payload }) => payload),
    awaitScreens: async () => (await Promise.all(screens)).filter((screen) => screen !== null),
    tell: (page, message) => page.evaluate((json) => window.GrowGrowPage?.tell(json), JSON.stringify(message)),
  };
}

/** Opens a path of the product as its own page; null where the journey ended before it had loaded. */
async function layOver(page, path) {
  const address = new URL(`${path}?screen=own`, page.url()).href;
  try {
    const screen = await page.context().newPage();
    await screen.goto(address, { waitUntil: 'commit' });
    return screen;
  } catch (error) {
    if (!page.isClosed()) throw error;
    return null;
  }
}

/** Runs in the page, before its own scripts. */
function shellInPage({ answers, frame }) {
  if (window.top !== window) return;
  const DEFAULTS = {
    pushScreen: () => ({ ok: true }),
    shareBoard: () => ({ ok: true }),
    shareFile: () => ({ ok: true }),
    selectProfile: () => ({ ok: true }),
    requestPermissions: ({ permissions }) => ({
      ok: true,
      data: Object.fromEntries(permissions.map((name) => [name, 'granted'])),
    }),
    savePushToken: () => ({ ok: true, data: { token: 'simulated:0123456789abcdef', platform: 'android' } }),
  };
  let list;
  const show = (name, payload) => {
    if (!frame) return;
    if (!list) {
      const host = document.createElement('div');
      host.setAttribute('aria-hidden', 'true');
      host.style.cssText =
        'position:fixed;left:8px;right:8px;top:8px;z-index:99999;pointer-events:none;font:12px/1.5 monospace';
      list = host.attachShadow({ mode: 'closed' }).appendChild(document.createElement('div'));
      document.documentElement.append(host);
    }
    const line = document.createElement('div');
    line.style.cssText =
      'margin-bottom:4px;padding:4px 8px;border-radius:8px;background:#202820e0;color:#d9f2d9;overflow-wrap:anywhere';
    line.textContent = `${name} ${JSON.stringify(payload)}`;
    list.append(line);
    setTimeout(() => line.remove(), 5000);
  };
  window.flutter_inappwebview = {
    callHandler: async (name, payload) => {
      show(name, payload);
      await window.__growGrowShellCall(name, payload);
      if (name in answers) return answers[name];
      return DEFAULTS[name]?.(payload) ?? null;
    },
  };
  window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'));
}
