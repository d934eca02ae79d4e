import path from 'node:path';
import { readSources } from './sources.mjs';

/** Intended queries of a child by its owner's account, outside the module that decides about access. */
const BY_OWNER: Record<string, string> = {
  'server/modules/learning/append-events.ts': 'the child’s key, after the access was decided',
  'server/modules/mypage/settings/delete-health-data.ts': 'withdrawing a consent deletes the own children’s data',
  'server/modules/uploads/picture-audience.ts': 'a child’s picture belongs to its owner; who sees it is asked there',
};

const BY_OWNER_QUERY = /\b(?:eq|ne|inArray)\(\s*profiles\.accountId\b|\$\{profiles\.accountId\} (?:=|in)/;

const listByOwner = (sources: ReadonlyMap<string, string>) =>
  [...sources]
    .filter(([file]) => /^server\/modules\/(?!profiles\/)/.test(file) && !file.endsWith('.test.ts'))
    .filter(([, source]) => BY_OWNER_QUERY.test(source))
    .map(([file]) => file);

test('children are found by who may see them (ofVisibleChild), by their owner only where that is meant', () => {
  const sources = readSources(path.resolve(__dirname, '..'));
  expect(listByOwner(sources).toSorted()).toEqual(Object.keys(BY_OWNER).toSorted());
});

test.each([
  ['eq', '.where(eq(profiles.accountId, accountId))'],
  ['eq over two lines', '.where(and(\n  eq(\n    profiles.accountId,\n    ctx.accountId)))'],
  ['inArray', '.where(inArray(profiles.accountId, ids))'],
  ['SQL', 'sql`where ${' + 'profiles.accountId} = ${' + 'accountId}`'],
])('a query by owner with %s is found', (_, source) => {
  expect(listByOwner(new Map([['server/modules/home/planted.ts', source]]))).toHaveLength(1);
});
