import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundleForTests } from '../jest/server-bundle.mjs';
import { killProducts } from '../server/testing/start-product';

/**
 * Bundles the server for processes that a check starts. When the check ends, however it does, they are killed and the
 * folder is deleted.
 * @param entries further entry points of the bundle: name → source file
 * @returns a folder for what the processes write
 */
export async function prepareServerFolder(name: string, entries: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), `ggp-${name}-`));
  process.on('exit', () => {
    killProducts();
    rmSync(folder, { recursive: true, force: true });
    rmSync(process.env.GGP_SERVER_BUNDLE ?? '', { recursive: true, force: true });
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  await bundleForTests(entries);
  return folder;
}
