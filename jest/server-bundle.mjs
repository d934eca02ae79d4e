import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleServer } from '../server/bundle.mjs';

const root = path.resolve(import.meta.dirname, '..');
const bundles = path.join(root, '.cache/test-server');

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A killed run leaves its bundle behind. */
function removeAbandoned() {
  if (!existsSync(bundles)) return;
  for (const pid of readdirSync(bundles)) {
    if (!isRunning(Number(pid))) rmSync(path.join(bundles, pid), { recursive: true, force: true });
  }
}

/**
 * Bundles what tests start as processes of their own, once a run: transpiling the server's sources in each of them
 * costs more than the start itself.
 * @param further entry points: name of the bundle → source file
 */
export async function bundleForTests(further = {}) {
  removeAbandoned();
  const folder = path.join(bundles, String(process.pid));
  await bundleServer(
    {
      'server/main': 'server/main.ts',
      'server/cli/admin': 'server/cli/admin.ts',
      'server/cli/backup': 'server/cli/backup.ts',
      'server/testing/embedded-child': 'server/testing/embedded-child.ts',
      ...further,
    },
    folder,
  );
  process.env.GGP_SERVER_BUNDLE = folder;
}
