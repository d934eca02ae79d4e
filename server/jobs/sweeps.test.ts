/** @postgres sql jobs */

import { DAY_MS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { DELETE_BATCH } from '@server/db/delete-in-batches';
import { queryRows } from '@server/db/query-rows';
import { loginThrottles } from '@server/db/schema';
import { sweepIdempotencyKeys } from '@server/http/idempotency';
import { sweepRateLimits } from '@server/http/rate-limit';
import { sweepMailCodes } from '@server/mail/mail-codes';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { sweepCommunity } from '@server/modules/community/sweep-community';
import { useTestApp } from '@server/testing/test-app';
import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';

const t = useTestApp();

/** Every statement that a sweep deletes in batches with. */
async function listStatements(sweep: (db: Database, now: number) => Promise<unknown>): Promise<SQL[]> {
  const statements: SQL[] = [];
  const execute = (query: SQL) => {
    statements.push(query);
    return t.db.execute(query);
  };
  await sweep(Object.create(t.db, { execute: { value: execute } }) as Database, t.clock.now);
  return statements;
}

test.each([
  ['sessions', sweepSessions, 2],
  ['idempotency keys', sweepIdempotencyKeys, 1],
  ['rate limits', sweepRateLimits, 1],
  ['mailed codes', sweepMailCodes, 1],
  ['comments and views', sweepCommunity, 2],
] as const)('the sweep of %s reads its rows by an index', async (_, sweep, many) => {
  const statements = await listStatements(sweep);
  expect(statements).toHaveLength(many);
  for (const statement of statements)
    await t.db.transaction(async (tx) => {
      // Tables are empty here: without this a scan is always cheaper.
      await tx.execute(sql`set local enable_seqscan = off`);
      const plan = JSON.stringify(await queryRows(tx, sql`explain (format json) ${statement}`, v.unknown()));
      expect(plan).toMatch(/Index|Bitmap/);
      expect(plan).not.toContain('Seq Scan');
    });
});

test('a sweep deletes all that is old, in batches, and nothing else', async () => {
  await t.db.execute(sql`insert into login_throttles (key, failures, last_failed_at)
    select 'old ' || n, 1, ${new Date(t.clock.now - DAY_MS - 1).toISOString()}::timestamptz
    from generate_series(1, ${DELETE_BATCH + 1}::int) n`);
  await t.db.insert(loginThrottles).values({ key: 'new', failures: 1, lastFailedAt: new Date(t.clock.now - DAY_MS) });
  const statements = await listStatements(sweepSessions);
  expect(statements).toHaveLength(3);
  expect(await t.db.select().from(loginThrottles)).toMatchObject([{ key: 'new' }]);
});
