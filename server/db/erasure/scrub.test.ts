import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { spawnNode } from '@server/testing/spawn-node';

jest.setTimeout(120_000);

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'ggp-scrub-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function run(mode: 'plant' | 'erase' | 'scrub') {
  const child = spawnNode(['server/testing/embedded-child.ts', path.join(home, 'database'), mode]);
  expect((await child.ended).code).toBe(0);
}
const filesContaining = (text: string) =>
  readdirSync(home, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name)).includes(text),
  ).length;

test("removes a deleted row from the embedded database's files, and no other", async () => {
  await run('plant');
  expect(filesContaining('planted-mark')).toBeGreaterThan(0);
  await run('erase');
  expect(filesContaining('planted-mark')).toBeGreaterThan(0);
  await run('scrub');
  expect(filesContaining('planted-mark')).toBe(0);
  expect(filesContaining('another row')).toBeGreaterThan(0);
});
