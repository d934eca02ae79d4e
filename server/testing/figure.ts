import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a figure of docs/security.md counts. */
export type Unit = 'routes' | 'writes' | 'signed-in writes' | 'operations' | 'person tables' | 'exported columns';

/** What of the app a figure was measured on; docs/security.md compares it with the app of today. */
export type Coverage = { unit: Unit; count: number };

/**
 * Writes a measured figure where `npm run security:page` collects the figures of docs/security.md, and prints it.
 * Not in Jest in CI, where the output of a failed step begins with the failure.
 * @param id the row of docs/security.md it belongs to
 */
export function figure(id: string, said: string, covers?: Coverage): void {
  const folder = path.resolve('.cache/figures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}.json`), `${JSON.stringify({ said, ...(covers && { covers }) })}\n`);
  if (!process.env.CI || !process.env.JEST_WORKER_ID) process.stdout.write(`  ${id}: ${said}\n`);
}
