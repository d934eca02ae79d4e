import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Says a measured figure, and leaves it where `npm run security:page` collects the figures of docs/security.md.
 * @param id the row of docs/security.md it belongs to
 */
export function figure(id: string, said: string): void {
  const folder = path.resolve('.cache/figures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${id}.txt`), `${said}\n`);
  process.stdout.write(`  ${id}: ${said}\n`);
}
