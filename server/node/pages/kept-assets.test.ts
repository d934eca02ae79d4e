import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepAssets, keptAssets } from './kept-assets';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'ggp-assets-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const kept = () => path.join(root, 'kept');
/** A build with one file, whose name has its release, kept as of that second. */
async function keepRelease(release: number) {
  const client = path.join(root, `release-${release}`);
  mkdirSync(path.join(client, 'assets'), { recursive: true });
  writeFileSync(path.join(client, 'assets', `page-${release}.js`), `release ${release}`);
  writeFileSync(path.join(client, 'assets', `page-${release}.js.br`), 'compressed');
  const before = existsSync(kept()) ? readdirSync(kept()) : [];
  await keepAssets(client, kept());
  for (const name of readdirSync(kept()))
    if (!before.includes(name)) utimesSync(path.join(kept(), name), release, release);
}
const find = async (name: string) => {
  const file = await keptAssets(kept())(`/assets/${name}`);
  return file && new TextDecoder().decode(file.variants.find(({ encoding }) => encoding === null)?.bytes);
};

test('a page of the two releases before finds its code, one of the third does not', async () => {
  for (const release of [1, 2, 3, 4]) await keepRelease(release);
  expect(await find('page-4.js')).toBe('release 4');
  expect(await find('page-2.js')).toBe('release 2');
  expect(await find('page-1.js')).toBeUndefined();
  const file = await keptAssets(kept())('/assets/page-2.js');
  expect(file).toMatchObject({ type: 'text/javascript; charset=utf-8', variants: [{ encoding: 'br' }, {}] });
});

test('a release that starts again is the newest and is not copied twice', async () => {
  for (const release of [1, 2, 3, 1, 4]) await keepRelease(release);
  expect(await find('page-1.js')).toBe('release 1');
  expect(await find('page-2.js')).toBeUndefined();
  expect(readdirSync(kept())).toHaveLength(3);
});

test.each(['../release-1/assets/page-1.js', '..%2fpage-1.js', '.hidden', '', 'page-1.js/'])(
  'finds nothing outside for %p',
  async (name) => {
    await keepRelease(1);
    expect(await find(name)).toBeUndefined();
  },
);

test('keeps nothing before the client is built', async () => {
  await keepAssets(path.join(root, 'unbuilt'), kept());
  expect(existsSync(kept())).toBe(false);
});
