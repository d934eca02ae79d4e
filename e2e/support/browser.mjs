import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

/** Flags for a headless browser without its own sandbox and without telemetry. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const ELSEWHERE = [
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const onPath = () =>
  (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));

/** True if it really opens a page: a browser may be installed without all of its libraries. */
async function opens(executablePath) {
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, timeout: 30_000 });
    await (await browser.newPage()).close();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function firstThatOpens(paths) {
  for (const candidate of new Set(paths)) {
    if (candidate && existsSync(candidate) && (await opens(candidate))) return candidate;
  }
  return null;
}

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    timeout: 300_000,
    shell: process.platform === 'win32',
  }).status === 0;

const isRoot = () => process.getuid?.() === 0;

const SORRY = `
No Chromium could be found or installed, so the journeys in a real browser cannot run.
Install Chrome or Chromium (on Debian/Ubuntu: sudo apt-get install chromium fonts-noto-cjk), or run
"npx playwright install --with-deps chromium", or say where one is: CHROMIUM_PATH=/path/to/chrome.

실제 브라우저로 하는 검사를 실행할 수 없어요. Chromium을 찾지 못했고 설치하지도 못했어요.
Chrome이나 Chromium을 설치하거나(Debian/Ubuntu: sudo apt-get install chromium fonts-noto-cjk)
"npx playwright install --with-deps chromium"을 실행하거나, CHROMIUM_PATH에 브라우저의 위치를 적어 주세요.
`;

/** The path of a Chromium that works; installs one where there is none. Throws with what to do where it cannot. */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await firstThatOpens([named])) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, and no browser opens there.\n${SORRY}`);
  }
  const known = () => firstThatOpens([...onPath(), ...ELSEWHERE, chromium.executablePath()]);
  const found = await known();
  if (found) return found;

  console.log('No browser found; installing one (브라우저를 설치하는 중이에요) …');
  run('npx', ['playwright', 'install', 'chromium'], { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' });
  const downloaded = await known();
  if (downloaded) return downloaded;

  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-q'], quiet);
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], quiet);
    const installed = await known();
    if (installed) return installed;
  }
  throw new Error(SORRY);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
