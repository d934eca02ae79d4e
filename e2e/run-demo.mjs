import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { BROWSER_ARGS, findBrowser } from './support/browser.mjs';
import { freePort, waitUntilAnswers } from './support/server-process.mjs';

/** Builds the browser demo, serves it as plain files, opens it and logs in. */
const root = path.resolve(import.meta.dirname, '..');
const vite = path.join(root, 'node_modules/vite/bin/vite.js');
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');

let served;
try {
  const browser = await findBrowser();
  const built = spawnSync(process.execPath, [vite, 'build', '--config', 'vite.demo.config.ts', '--logLevel', 'error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (built.status !== 0) throw new Error('The demo could not be built.');

  const port = await freePort();
  served = spawn(
    process.execPath,
    [vite, 'preview', '--config', 'vite.demo.config.ts', '--port', String(port), '--strictPort'],
    { cwd: root, stdio: 'ignore' },
  );
  const url = `http://127.0.0.1:${port}`;
  if (!(await waitUntilAnswers(url, served))) throw new Error('The demo could not be served.');
  const child = spawn(process.execPath, [playwright, 'test', '--config', 'e2e/demo.config.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      BASE_URL: url,
      CHROMIUM_PATH: browser,
      CHROMIUM_ARGS: BROWSER_ARGS.join(' '),
      REPORT_NAME: 'demo',
    },
  });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  served?.kill('SIGTERM');
}
