import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { COMMANDS } from '../bench/commands';
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

/** A changelog and a superseded record name the commands of their time. */
const current = pages.filter((page) => page !== 'CHANGELOG.md' && !/^Status: Superseded/m.test(read(page)));
const find = (pattern: RegExp) =>
  current.flatMap((page) => [...read(page).matchAll(pattern)].map(([, name = '']) => name));

test('every npm script named in a document exists', () => {
  expect(find(/npm run ([a-z][\w:-]*)/g).filter((name) => !(name in scripts))).toEqual([]);
});

test('every npm script is in the README, CONTRIBUTING or a page of docs/', () => {
  const texts = current.map(read).join('\n');
  const missing = Object.keys(scripts).filter((name) => !new RegExp(`(npm (run )?|\`)${name}(?![\\w:-])`).test(texts));
  expect(missing).toEqual([]);
});

describe.each(Object.keys(COMMANDS))('npm run %s', (kind) => {
  const names = Object.keys(COMMANDS[kind] ?? {});

  test('is called by names that exist', () => {
    expect(kind in scripts).toBe(true);
    expect(find(new RegExp(`npm run ${kind} -- ([\\w-]+)`, 'g')).filter((name) => !names.includes(name))).toEqual([]);
  });

  test('has its names in docs/measurements.md', () => {
    const section = read('docs/measurements.md').split(`\n## \`npm run ${kind} -- <name>\`\n`)[1]?.split('\n## ')[0];
    const listed = [...(section ?? '').matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
    expect(listed).toEqual(names);
  });

  test('has scripts that exist', () => {
    const runs = Object.values(COMMANDS[kind] ?? {}).flatMap(({ run }) =>
      typeof run === 'string' ? [run] : Object.values(run),
    );
    const files = runs.map((run) => run.split(' ')[0] ?? '');
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });
});

test('docs/measurements.md says of each proof which form of it is in .ci/run', () => {
  const shortForms = read('docs/measurements.md').split('\n## Short forms in `.ci/run`\n')[1] ?? '';
  const proofs = Object.keys(COMMANDS.prove ?? {});
  expect(proofs.filter((name) => !new RegExp(`^\\|[^|]*\`${name}\``, 'm').test(shortForms))).toEqual([]);
  const files = [...shortForms.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file = '']) => file);
  // A file that neither Jest nor the journeys run is started by the step for a PostgreSQL server.
  const runner = read('jest/run-postgres.mjs');
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(files.filter((file) => !/\.(test|journey)\.ts$/.test(file) && !runner.includes(`'${file}'`))).toEqual([]);
});

test('the versions of prove -- node begin with the oldest Node that package.json allows, which the types describe', () => {
  const [, oldest = ''] = /: \['([\d.]+)'/.exec(read('.ci/node-versions.mjs')) ?? [];
  expect(engines.node).toBe(`>=${oldest}`);
  expect(devDependencies['@types/node'].split('.')[0]).toBe(oldest.split('.')[0]);
});

test('LICENSE agrees with package.json', () => {
  expect(license).toBe('UNLICENSED');
  expect(read('LICENSE')).toContain('All rights reserved');
});
