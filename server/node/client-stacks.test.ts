import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { createFrameMapper } from './client-stacks';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ggp-maps-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a place of the built file is told by source file and line, and a place of another build as it is', async () => {
  writeFileSync(
    path.join(folder, 'page.ts'),
    '// a comment\nexport function fail() {\n  throw new Error("planted");\n}\n',
  );
  await build({
    entryPoints: [path.join(folder, 'page.ts')],
    outfile: path.join(folder, 'page-1a2b3c4.js'),
    minify: true,
    sourcemap: 'external',
    format: 'esm',
  });
  const built = readFileSync(path.join(folder, 'page-1a2b3c4.js'), 'utf8');
  const column = built.indexOf('Error') + 1;
  const map = createFrameMapper(folder);
  expect(
    await map([
      { file: 'page-1a2b3c4.js', line: 1, column },
      { file: 'gone-0000000.js', line: 1, column: 5 },
    ]),
  ).toEqual([expect.stringMatching(/^page\.ts:3:\d+$/), 'gone-0000000.js:1:5']);
});
