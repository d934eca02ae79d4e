import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/server-process.mjs';
import type { Driver } from './driver';
import { openMarionette } from './marionette';
import { openHttp } from './webdriver-http';

/** A running browser at the size of a phone. */
export interface Engine {
  name: string;
  version: string;
  driver: Driver;
  /** Pointer that its driver can act as; WebKitGTK's has no touch. */
  pointer: 'touch' | 'mouse';
  stop: () => Promise<void>;
}

export const PHONE = { width: 390, height: 844 };

/** Tries until it succeeds; throws the last error after half a minute. */
async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > until) throw error;
      await pause(200);
    }
  }
}

function requireCommands(commands: Record<string, string>) {
  const missing = Object.entries(commands).filter(
    ([command]) => spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0,
  );
  if (missing.length > 0)
    throw new Error(
      `Not installed: ${missing.map(([command]) => command).join(', ')}. On Debian and Ubuntu: ` +
        `apt-get install ${missing.map(([, name]) => name).join(' ')}`,
    );
}

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'ggp-browser-'));

async function stopAll(driver: Driver | null, processes: readonly ChildProcess[], folder: string) {
  await driver?.close();
  for (const process of processes) {
    const exited = process.exitCode === null ? new Promise((resolve) => process.once('exit', resolve)) : null;
    process.kill('SIGKILL');
    await exited;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Width and height that the page itself has. */
const pageSize = async (driver: Driver) =>
  (await driver.send('ExecuteScript', { script: 'return [innerWidth, innerHeight];', args: [] })) as [number, number];

/** Resizes the window until the page is as large as a phone's. */
async function fitToPhone(driver: Driver) {
  let [width, height] = [PHONE.width, PHONE.height];
  for (let tries = 0; tries < 20; tries += 1) {
    await driver.send('SetWindowRect', { width, height });
    await pause(200);
    const page = await pageSize(driver);
    if (page[0] === PHONE.width && page[1] === PHONE.height) return;
    height += PHONE.height - page[1];
  }
  throw new Error(`The page is ${(await pageSize(driver)).join(' × ')} and not ${PHONE.width} × ${PHONE.height}.`);
}

const FIREFOX_PREFS = {
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  'intl.accept_languages': 'ko-KR, ko',
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.disabledForTesting': true,
  // as on a phone
  'ui.useOverlayScrollbars': 1,
};
/** Firefox' own window is not narrower than 500 px; the page in it can be. */
const FIREFOX_CHROME = `:root { min-width: 0 !important; } #browser { max-width: ${PHONE.width}px !important; min-width: 0 !important; }`;

export async function startFirefox(): Promise<Engine> {
  requireCommands({ 'firefox-esr': 'firefox-esr' });
  const folder = makeFolder();
  const port = await freePort();
  const prefs = Object.entries({ ...FIREFOX_PREFS, 'marionette.port': port });
  writeFileSync(
    path.join(folder, 'user.js'),
    prefs.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`).join(''),
  );
  mkdirSync(path.join(folder, 'chrome'));
  writeFileSync(path.join(folder, 'chrome/userChrome.css'), FIREFOX_CHROME);
  const firefox = spawn('firefox-esr', ['--marionette', '--headless', '--no-remote', '--profile', folder], {
    stdio: 'ignore',
  });
  let driver: Awaited<ReturnType<typeof openMarionette>> | null = null;
  try {
    driver = await retry(() => openMarionette(port));
    const opened = driver;
    // The first tab is replaced while Firefox starts.
    await retry(() => fitToPhone(opened));
    return {
      name: 'Firefox',
      version: driver.version,
      driver,
      pointer: 'touch',
      stop: () => stopAll(opened, [firefox], folder),
    };
  } catch (error) {
    await stopAll(driver, [firefox], folder);
    throw error;
  }
}

/** MiniBrowser's toolbar is wider than a phone. */
const GTK_STYLES = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; -gtk-icon-size: 4px; }';

export async function startWebKit(): Promise<Engine> {
  requireCommands({ WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' });
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), GTK_STYLES);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    screen.once('exit', () => reject(new Error('Xvfb has ended')));
  });
  const port = await freePort();
  const webkit = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      XDG_CONFIG_HOME: folder,
      LANG: 'ko_KR.UTF-8',
      // Its sandbox needs rights that a container does not give; only our own pages are opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  let driver: Awaited<ReturnType<typeof openHttp>> | null = null;
  try {
    driver = await retry(() => openHttp(port, {}));
    const opened = driver;
    await fitToPhone(driver);
    return {
      name: 'WebKitGTK',
      version: driver.version,
      driver,
      pointer: 'mouse',
      stop: () => stopAll(opened, [webkit, screen], folder),
    };
  } catch (error) {
    await stopAll(driver, [webkit, screen], folder);
    throw error;
  }
}
