import { listRowCasts, rowCasts } from './row-casts.mjs';

const TEST_FILE = 'server/modules/history/points/points.test.ts';
const SERVICE = 'server/modules/history/points/points-service.ts';

test.each([
  ['a column of a row', 'const view = (row: Row) => row.reason as PointReason;'],
  ['a column in angle brackets', 'const view = (row: Row) => <PointReason>row.reason;'],
  ['rows by way of unknown', 'const list = rows as unknown as { id: string }[];'],
  ['the result of raw SQL', 'const { rows } = (await db.execute(query)) as { rows: { id: string }[] };'],
  ['a variable with the result of raw SQL', 'const result = await db.execute(query); use(result as Result);'],
  ['a selected column', 'const [found] = await db.select().from(posts); use(found?.section as Section);'],
  ['a destructured column', 'const [{ section }] = await tx.select().from(posts).limit(1); use(section as Section);'],
  ['a column in a loop', 'for (const { kind } of await db.select().from(notices)) use(kind as NoticeKind);'],
  ['a column in a callback', 'const all = await db.select().from(notices); all.map(({ kind }) => kind as NoticeKind);'],
  ['a returned column', 'const [one] = await tx.insert(posts).values(value).returning(); use(one.state as State);'],
  ['a parameter of a row type', 'const view = ({ group }: CardRow) => group as Group;'],
  [
    'a parameter of an alias of a row type',
    'type Post = typeof posts.$inferSelect; const view = (a: Post) => a.state as S;',
  ],
  ['text parsed from a row', 'const body = JSON.parse(row.body) as Body;'],
  ['a column with a default', "const view = (row: Row) => (row.state ?? 'open') as State;"],
])('refuses a cast of %s', (_, source) => {
  expect(rowCasts(source, TEST_FILE)).toHaveLength(1);
});

test('reports the line and the text of a cast', () => {
  const source = `// 한글\nconst view = (row: Row) => ({\n  state: row.state as State,\n});`;
  expect(rowCasts(source, TEST_FILE)).toEqual([{ line: 3, text: 'row.state as State' }]);
});

test.each([
  ['as const', "const words = { section: 'board' } as const; const [row] = [1] as const;"],
  ['satisfies', 'const row = { id } satisfies Row;'],
  ['an answer of the API', 'const { data } = (await answer.json()) as { data: Post };'],
  ['a name that hides a row', 'const all = await db.select().from(posts); const f = (all: string) => all as Section;'],
  ['an index', 'const value = table.L[row] as number;'],
])('allows %s in a test', (_, source) => {
  expect(rowCasts(source, TEST_FILE)).toEqual([]);
});

test('refuses any assertion in a service', () => {
  const source = 'export const view = (before: Before) => before.section as Section;';
  expect(rowCasts(source, SERVICE)).toHaveLength(1);
  expect(rowCasts(source, TEST_FILE)).toEqual([]);
});

test('checks the server only', () => {
  const source = 'export const view = (row: Row) => row.section as Section;';
  const files = ['server/demo/seed.ts', 'src/features/home/home.ts', 'server/http/health.test.ts'];
  expect(listRowCasts(new Map(files.map((file) => [file, source]))).map(({ file }) => file)).toEqual([
    'server/demo/seed.ts',
    'server/http/health.test.ts',
  ]);
});
