import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listSelected, REASONS, readReasons } from '../jest/postgres-selection.mjs';

const root = path.resolve(__dirname, '..');

test('each reason selects at least one file and is explained in docs/testing.md', () => {
  const used = new Set(listSelected(root).flatMap(({ reasons }) => reasons));
  expect([...used].toSorted()).toEqual(Object.keys(REASONS).toSorted());
  const page = readFileSync(path.join(root, 'docs/testing.md'), 'utf8');
  for (const [reason, meaning] of Object.entries(REASONS)) expect(page).toContain(`- \`${reason}\`: ${meaning}`);
});

test('reads one or more reasons from the first line', () => {
  expect(readReasons('/** @postgres locks */\n', 'a')).toEqual(['locks']);
  expect(readReasons('/** @postgres sql money */\n', 'a')).toEqual(['sql', 'money']);
  expect(readReasons(`import { sql } from 'drizzle-orm';\n`, 'a')).toBeNull();
});

test.each([
  ['an unknown reason', '/** @postgres speed */\n'],
  ['a missing reason', '/** @postgres */\n'],
  ['a marker below the first line', `import { sql } from 'drizzle-orm';\n/** @postgres sql */\n`],
])('refuses %s', (_, source) => {
  expect(() => readReasons(source, 'a.test.ts')).toThrow('a.test.ts: @postgres');
});
