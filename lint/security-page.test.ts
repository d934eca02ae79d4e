import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROWS } from '../bench/security-rows';
import { listOutdated, readTable, toScopeSection, toTable } from '../bench/security-table';
import { createScope, type Scope } from '../server/proofs/scope';

const root = path.resolve(__dirname, '..');
const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
let scope: Scope;
beforeAll(async () => {
  scope = await createScope();
});

test('docs/security.md lists the routes, tables and columns of the app (npm run security:page)', () => {
  expect(page).toContain(toScopeSection(scope));
});

test('docs/security.md shows each figure with the part of the app it was measured on (npm run security:page)', () => {
  expect(page).toContain(toTable(readTable(page), scope));
});

test('figures counted by npm test cover the whole app (npx jest server/proofs, then npm run security:page)', () => {
  expect(listOutdated(readTable(page), scope)).toEqual([]);
});

test('every measured figure names an existing command', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const measured = readTable(page);
  const named = ROWS.filter(({ id }) => measured.has(id)).flatMap(
    ({ command }) => /^npm run ([\w:-]+)/.exec(command)?.[1] ?? [],
  );
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

describe('a table of figures', () => {
  const [row] = ROWS.filter(({ covers }) => covers === 'operations');
  const small: Scope = {
    routes: [],
    writes: [],
    'signed-in writes': [],
    operations: ['GET /a', 'GET /b'],
    'person tables': [],
    'exported columns': ['posts.id', 'posts.title'],
  };
  const covering = (count: number) =>
    new Map([[row?.id ?? '', { said: 'a | b', covers: { unit: 'operations' as const, count } }]]);

  test('shows which part of a grown app was measured, and parses to the same figures', () => {
    const table = toTable(covering(1), small);
    expect(table).toContain('| 1 of 2 operations | a \\| b |');
    expect(readTable(table)).toEqual(covering(1));
    expect(toTable(covering(2), small)).toContain('| 2 operations | a \\| b |');
  });

  test('shows an unknown part for a figure without a recorded coverage', () => {
    const table = toTable(new Map([[row?.id ?? '', { said: 'a' }]]), small);
    expect(table).toContain('| unknown part of 2 operations | a |');
    expect(readTable(table)).toEqual(new Map([[row?.id ?? '', { said: 'a' }]]));
  });

  test('shows figures that were not measured', () => {
    expect(toTable(new Map(), small)).toContain('|  | not measured |');
    expect(readTable(toTable(new Map(), small)).size).toBe(0);
  });

  test('lists the columns of each table', () => {
    expect(toScopeSection(small)).toContain('- `posts`: id, title');
  });

  test('is outdated where a counted figure covers less than the app', () => {
    const outdated = listOutdated(
      new Map([['fuzz-short', { said: '', covers: { unit: 'operations', count: 1 } }]]),
      small,
    );
    expect(outdated).toContain('fuzz-short: 1 of 2 operations (npx jest proofs/fuzz)');
  });
});
