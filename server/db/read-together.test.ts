/** @postgres sql */
import { openStatementCounter } from '@server/testing/statement-counter';
import { useTestApp } from '@server/testing/test-app';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Queryable } from './database';
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
