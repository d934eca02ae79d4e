import type { PGlite } from '@electric-sql/pglite';
import { namePgliteStatements } from './name-pglite-statements';

let pg: PGlite;
beforeAll(async () => {
  pg = await globalThis.__acquirePg();
  await pg.exec(
    `create table named (id int primary key, words text[], data jsonb, at timestamptz, is_open boolean, size bigint)`,
  );
});
afterEach(async () => {
  // The database is the one of all files of this worker.
  Reflect.deleteProperty(pg, 'query');
  Reflect.deleteProperty(pg, 'transaction');
  await pg.exec('deallocate all; delete from named');
});
afterAll(() => pg.exec('drop table named'));

const countPrepared = async () => (await pg.query('select name from pg_prepared_statements')).rows.length;
/** The answers of PGlite itself and of a prepared statement, to the same rows. */
async function askBoth(text: string, params: unknown[], options?: Parameters<PGlite['query']>[2]) {
  const { query } = pg;
  const plain = await query.call(pg, text, params, options);
  namePgliteStatements(pg);
  for (let time = 0; time < 3; time += 1) await pg.query(text, params, options);
  expect(await countPrepared()).toBe(1);
  return { plain, named: await pg.query(text, params, options) };
}

test.each([
  ['objects', undefined],
  [
    'arrays, with a parser of the caller',
    { rowMode: 'array' as const, parsers: { 1184: (text: string) => `at ${text}` } },
  ],
])('a prepared select answers what PGlite answers: rows as %s', async (_, options) => {
  await pg.query(
    `insert into named values (1, '{a,"b c",null}', '{"x":[1]}', '2026-11-01', true, 12345678901), (2, null, null, null, null, null)`,
  );
  const { plain, named } = await askBoth('select * from named where id = any($1) order by id', [[1, 2, null]], options);
  expect(named).toEqual(plain);
});

test('a prepared write takes arrays, JSON and null, and counts its rows as PGlite does', async () => {
  const text = `insert into named values ($1, $2, $3, $4) on conflict (id) do update set data = excluded.data returning id`;
  const { plain, named } = await askBoth(text, [7, ['가', null], { x: '나' }, null]);
  expect(named).toEqual(plain);
  const { rows } = await pg.query('select words, data, at from named');
  expect(rows).toEqual([{ words: ['가', null], data: { x: '나' }, at: null }]);
});

test('a statement that fails reports its code and constraint, and the next one works', async () => {
  namePgliteStatements(pg);
  const insert = () => pg.query('insert into named (id) values ($1)', [1]);
  await insert();
  for (let time = 0; time < 4; time += 1)
    await expect(insert()).rejects.toMatchObject({ code: '23505', constraint: 'named_pkey' });
  expect((await pg.query('select id from named')).rows).toEqual([{ id: 1 }]);
});

test('a transaction prepares too, is rolled back whole, and refuses queries after its end', async () => {
  namePgliteStatements(pg);
  let after: (() => Promise<unknown>) | undefined;
  const work = () =>
    pg.transaction(async (tx) => {
      after = () => tx.query('insert into named (id) values ($1)', [1]);
      await after();
      throw new Error('not today');
    });
  for (let time = 0; time < 4; time += 1) await expect(work()).rejects.toThrow('not today');
  await expect(after?.()).rejects.toThrow('Transaction is closed');
  expect(await countPrepared()).toBe(1);
  expect((await pg.query('select id from named')).rows).toEqual([]);
});
