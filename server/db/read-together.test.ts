/** @postgres sql */
import { openStatementCounter } from '@server/testing/statement-counter';
import { useTestApp } from '@server/testing/test-app';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from './database';
import { prepareQuery } from './prepare-query';
import { readTogether } from './read-together';
import { accounts, profiles, refreshTokens } from './schema';

const t = useTestApp();

const readFamily = (db: Queryable, accountId: string) =>
  Promise.all([
    db.select().from(accounts).where(eq(accounts.id, accountId)),
    db
      .select({ account: accounts, profile: profiles, half: sql<number>`1.5::float8`, tags: sql`array['가', '나']` })
      .from(accounts)
      .leftJoin(profiles, eq(profiles.accountId, accounts.id))
      .where(eq(accounts.id, accountId)),
    db.select({ families: count() }).from(refreshTokens).where(eq(refreshTokens.accountId, accountId)),
    db
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, accountId), eq(accounts.name, '$1 $2'))),
  ]);

test('answers selects that begin together as they are answered one by one, in one statement', async () => {
  const { accountId } = await t.signUp();
  const oneByOne = await readFamily(t.db, accountId);
  const counter = await openStatementCounter();
  let together: unknown;
  const statements = await counter.listDuring(async () => {
    together = await readTogether(counter.db, (db) => readFamily(db, accountId));
  });
  await counter.close();
  expect(statements).toHaveLength(1);
  expect(together).toEqual(oneByOne);
  expect(oneByOne[0][0]?.createdAt).toBeInstanceOf(Date);
});

test('reads what begins after an answer in a statement of its own', async () => {
  const { accountId } = await t.signUp();
  const found = await readTogether(t.db, async (db) => {
    const [own] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
    return db
      .select({ name: accounts.name })
      .from(accounts)
      .where(eq(accounts.id, own?.id ?? ''));
  });
  expect(found).toHaveLength(1);
});

test('fails every reader of a statement that the database refuses', async () => {
  const broken = readTogether(t.db, (db) =>
    Promise.allSettled([
      db.select({ one: sql`1 / 0` }).from(accounts),
      db.select({ id: accounts.id }).from(accounts),
      db.execute(sql`select 1`),
    ]),
  );
  await t.signUp();
  expect((await broken).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
});

test('keeps callers at the same time apart, and each on its own database', async () => {
  const [one, other] = [await t.signUp(), await t.signUp()];
  const counter = await openStatementCounter();
  const readName = (db: Queryable, accountId: string) =>
    readTogether(db, (together) => readFamily(together, accountId)).then(([[account]]) => account?.id);
  let ids: unknown;
  const statements = await counter.listDuring(async () => {
    ids = await Promise.all([readName(t.db, one.accountId), readName(counter.db, other.accountId)]);
  });
  await counter.close();
  expect(ids).toEqual([one.accountId, other.accountId]);
  expect(statements).toHaveLength(1);
});

test('builds a prepared select once for callers one after another', async () => {
  const { accountId } = await t.signUp();
  let built = 0;
  const byId = prepareQuery((db) => {
    built += 1;
    return db
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, sql.placeholder('id')));
  });
  const read = (id: string) => readTogether(t.db, (db) => byId(db, {}).execute({ id }));
  expect(await read(accountId)).toEqual([{ id: accountId }]);
  expect(await read(crypto.randomUUID())).toEqual([]);
  expect(built).toBe(1);
});

test('a caller after a failed one reads from its own database', async () => {
  const { accountId } = await t.signUp();
  let late: Promise<unknown> = Promise.resolve();
  const failing = readTogether(t.db, (db) => {
    late = new Promise((resolve) => setTimeout(resolve)).then(() => db.select({ id: accounts.id }).from(accounts));
    return Promise.reject(new Error('refused'));
  });
  await expect(failing).rejects.toThrow('refused');
  const counter = await openStatementCounter();
  const statements = await counter.listDuring(async () => {
    await Promise.all([readTogether(counter.db, (db) => readFamily(db, accountId)), late]);
  });
  await counter.close();
  expect(statements).toHaveLength(1);
});
