import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { devDependencies, engines, license, scripts } from '../package.json';

const root = path.resolve(__dirname, '..');
const listPages = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.posix.join(folder, name));
const pages = [...listPages('.'), ...listPages('docs'), ...listPages('docs/adr')];
const read = (page: string) => readFileSync(path.join(root, page), 'utf8');

/** The anchor that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

const listAnchors = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading));

function listBrokenLinks(page: string): string[] {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file);
    if (!existsSync(path.join(root, target))) return true;
    return anchor !== undefined && !listAnchors(target).includes(anchor);
  });
}

test.each(pages)('every link of %s leads to a file and a heading', (page) => {
  expect(listBrokenLinks(page)).toEqual([]);
});

test('docs/README.md links every document', () => {
  const map = read('docs/README.md');
  const linked = [...map.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => path.posix.join('docs', link));
  const wanted = [...listPages('.'), ...listPages('docs'), 'docs/adr/README.md', 'LICENSE'];
  expect(wanted.filter((page) => page !== 'docs/README.md' && !linked.includes(page))).toEqual([]);
});

test('every npm script named in a document exists', () => {
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name),
  );
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every npm script is in the README, CONTRIBUTING or a page of docs/', () => {
  const texts = pages.map(read).join('\n');
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(texts));
  expect(missing).toEqual([]);
});

test('docs/measurements.md says of each check under load which form of it is in .ci/run', () => {
  const page = read('docs/measurements.md');
  const toSection = (heading: string) => page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const shortForms = toSection('Short forms in `.ci/run`');
  const checks = [...toSection('Correctness under load').matchAll(/^\| `npm run ([\w:-]+)`/gm)].map(
    ([, name = '']) => name,
  );
  expect(checks).toContain('check:two');
  expect(checks.filter((name) => !new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(shortForms))).toEqual([]);
  const files = [...shortForms.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file);
  // A file that is no test of Jest is started by the step for a PostgreSQL server.
  const runner = read('jest/run-postgres.mjs');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(files.filter((file) => !file.endsWith('.test.ts') && !runner.includes(`'${file}'`))).toEqual([]);
});

test('check:node begins with the oldest Node that package.json allows, which the types describe', () => {
  const [, oldest = ''] = /: \['([\d.]+)'/.exec(read('.ci/node-versions.mjs')) ?? [];
  expect(engines.node).toBe(`>=${oldest}`);
  expect(devDependencies['@types/node'].split('.')[0]).toBe(oldest.split('.')[0]);
});

test('LICENSE agrees with package.json', () => {
  expect(license).toBe('UNLICENSED');
  expect(read('LICENSE')).toContain('All rights reserved');
});
