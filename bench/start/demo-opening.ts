import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from '../../e2e/support/browser.mjs';
import { freePort, waitUntilAnswers } from '../../e2e/support/server-process.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const config = ['--config', 'vite.demo.config.ts'];

/** Seconds from the navigation to the log-in, to the home with posts, and from a reload to that home. */
type Opening = { login: number; home: number; again: number };

/** Opens the demo in the browser for the first time, signs in, and opens it again. */
async function openDemo(url: string): Promise<Opening> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const since = (at: number) => (performance.now() - at) / 1000;
    const posts = page.getByRole('region', { name: '인기 글' }).getByRole('listitem').first();
    const opened = performance.now();
    await page.goto(`${url}/auth/login`, { waitUntil: 'commit' });
    const bar = page.getByRole('complementary', { name: '체험판 안내' });
    await bar.locator('b').first().waitFor({ timeout: 300_000 });
    const submit = page.getByRole('button', { name: '로그인', exact: true });
    await submit.waitFor();
    const login = since(opened);
    const [user_id = '', password = ''] = await bar.locator('b').allTextContents();
    await page.getByLabel('아이디', { exact: true }).fill(user_id);
    await page.getByLabel('비밀번호', { exact: true }).fill(password);
    await submit.click();
    await posts.waitFor({ timeout: 120_000 });
    const home = since(opened);
    const reloaded = performance.now();
    await page.reload({ waitUntil: 'commit' });
    await posts.waitFor({ timeout: 120_000 });
    return { login, home, again: since(reloaded) };
  } finally {
    await browser.close();
  }
}

/** Builds the demo, serves it and opens it in headless Chromium. */
export async function measureDemo(): Promise<Opening> {
  const built = spawnSync(process.execPath, [vite, 'build', ...config, '--logLevel', 'error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The demo could not be built.');
  const port = await freePort();
  const args = [vite, 'preview', ...config, '--port', String(port), '--strictPort'];
  const served: ChildProcess = spawn(process.execPath, args, { cwd: root, stdio: 'ignore' });
  try {
    const url = `http://127.0.0.1:${port}`;
    if (!(await waitUntilAnswers(url, served))) throw new Error('The demo could not be served.');
    return await openDemo(url);
  } finally {
    served.kill('SIGTERM');
  }
}
