/** @postgres sql jobs */

import { DAY_MS } from '@contract/common/time';
import { BATCH } from '@server/db/batches/delete-in-batches';
import { queryRows } from '@server/db/query-rows';
import { accounts, announcements, loginThrottles, notices, posts, pushTokens, uploads } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { sweepIdempotencyKeys } from '@server/http/idempotency/idempotency';
import { sweepRateLimits } from '@server/http/protection/rate-limit';
import { JobInterrupted } from '@server/lib/job-interrupted';
import { sweepMailCodes } from '@server/mail/mail-codes';
import { sweepPushTokens } from '@server/modules/auth/devices/push-token-service';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { sweepClaims } from '@server/modules/community/moderation/claims-service';
import { sweepCommunity } from '@server/modules/community/sweep-community';
import { sweepNotices } from '@server/modules/notices/sweep-notices';
import { sweepUploads } from '@server/modules/uploads/sweep-uploads';
import { sweepJobs } from '@server/queue/sweep-jobs';
import { openStatementCounter, type StatementCounter } from '@server/testing/statement-counter';
import { useTestApp } from '@server/testing/test-app';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

const t = useTestApp();
let counter: StatementCounter;
beforeAll(async () => {
  counter = await openStatementCounter();
});
afterAll(() => counter.close());

type Sweep = (deps: Deps) => Promise<unknown>;
const SWEEPS: Record<string, Sweep> = {
  sessions: ({ db, now, stopping }) => sweepSessions(db, now(), stopping),
  'idempotency keys': ({ db, now, stopping }) => sweepIdempotencyKeys(db, now(), stopping),
  'rate limits': ({ db, now, stopping }) => sweepRateLimits(db, now(), stopping),
  'mailed codes': ({ db, now, stopping }) => sweepMailCodes(db, now(), stopping),
  'posts, comments and views': ({ db, now, stopping }) => sweepCommunity(db, now(), stopping),
  notices: ({ db, now, stopping }) => sweepNotices(db, now(), stopping),
  jobs: ({ db, now, stopping }) => sweepJobs(db, now(), stopping),
  uploads: sweepUploads,
  'accounts that left': purgeLeft,
  claims: ({ db, now, stopping }) => sweepClaims(db, now(), stopping),
};
/** A table with one row. */
const SMALL = /"Relation Name":"file_stores"/;

/** The plan of a statement with parameters, whatever they are, when scans are to be avoided. */
const explain = (text: string) =>
  t.db.transaction(async (tx) => {
    const parameters = new Set(text.match(/\$[0-9]+/g)).size;
    // Tables are empty here: without this a scan is always cheaper.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    await tx.execute(sql.raw(`prepare swept as ${text}`));
    const values = parameters > 0 ? `(${Array(parameters).fill('null').join()})` : '';
    const rows = await queryRows(tx, sql.raw(`explain (format json) execute swept${values}`), v.unknown());
    await tx.execute(sql`deallocate swept`);
    return JSON.stringify(rows);
  });

test.each(Object.keys(SWEEPS))('the sweep of %s reads its rows by an index', async (name) => {
  const statements = await counter.listDuring(async () => SWEEPS[name]?.({ ...t.deps, db: counter.db }));
  expect(statements).not.toEqual([]);
  const scanned = (await Promise.all(statements.map(explain))).filter(
    (plan) => plan.includes('Seq Scan') && !SMALL.test(plan),
  );
  expect(scanned).toEqual([]);
});

test('the purge of an account reads its rows by an index', async () => {
  const { accountId } = await t.signUp();
  await t.db.update(accounts).set({ leavingAt: new Date(t.clock.now - 31 * DAY_MS) });
  const statements = await counter.listDuring(() => purgeLeft({ ...t.deps, db: counter.db }));
  expect(await t.db.$count(accounts, eq(accounts.id, accountId))).toBe(0);
  const scans = [];
  for (const statement of new Set(statements))
    if (/^\s*(?:select|with|insert|update|delete)/i.test(statement)) {
      const plan = await explain(statement);
      if (plan.includes('Seq Scan') && !SMALL.test(plan)) scans.push(statement);
    }
  expect(scans).toEqual([]);
});

test.each(Object.keys(SWEEPS))('the sweep of %s ends between two batches when the process stops', async (name) => {
  await expect(SWEEPS[name]?.({ ...t.deps, stopping: AbortSignal.abort() })).rejects.toThrow(JobInterrupted);
});

describe('a sweep that walks through a table', () => {
  /** One more than a batch: the last row is found by the second statement. */
  const ROWS = BATCH + 1;
  test('forgets push tokens of sign-ins that are gone, and no others', async () => {
    const { accountId, sessionId } = await t.signUp();
    await t.db.execute(sql`insert into push_tokens (account_id, session_id, token, token_hash, platform, updated_at)
      select ${accountId}::uuid, session_id, 'token', 'hash', 'ios', now() from (
        select gen_random_uuid() session_id from generate_series(1, ${ROWS}::int) union all select ${sessionId}::uuid) f`);
    const statements = await counter.listDuring(() => sweepPushTokens(counter.db));
    expect(await t.db.select({ sessionId: pushTokens.sessionId }).from(pushTokens)).toEqual([{ sessionId }]);
    expect(statements).toHaveLength(4);
    for (const statement of statements) expect(await explain(statement)).not.toContain('Seq Scan');
  });

  test('finds an upload that nothing shows after a batch of those in use', async () => {
    const { accountId } = await t.signUp();
    const at = new Date(t.clock.now - 2 * DAY_MS).toISOString();
    await t.db.execute(sql`insert into uploads (account_id, path, bytes, width, height, color, created_at)
      select ${accountId}::uuid, 'photos/' || lpad(n::text, 6, '0') || '.webp', 1, 1, 1, '#808080', ${at}::timestamptz
      from generate_series(1, ${ROWS}::int) n`);
    const postId = crypto.randomUUID();
    const words = { category: '육아', topic: '육아정보', title: '공원', content: '' } as const;
    const times = { createdAt: new Date(t.clock.now), updatedAt: new Date(t.clock.now) };
    await t.db.insert(posts).values({ section: 'board', id: postId, authorId: accountId, ...words, ...times });
    await t.db.execute(sql`insert into post_uploads (account_id, path, section, post_id)
      select account_id, path, 'board', ${postId}::uuid from uploads order by path limit ${BATCH}::int`);
    await t.files.put('photos/005001.webp', new Uint8Array(1), 'image/webp');
    expect(await sweepUploads(t.deps)).toBe(1);
    expect(t.files.pictures()).toEqual([]);
    expect(await t.db.$count(uploads)).toBe(BATCH);
  });
});

test('read notices go after a year, unread ones and copies of announcements stay', async () => {
  const { accountId } = await t.signUp();
  const announcementId = crypto.randomUUID();
  const at = new Date(t.clock.now - 400 * DAY_MS);
  const words = { title: '공지', body: '내용', audience: 'all', state: 'sent' } as const;
  await t.db.insert(announcements).values({ id: announcementId, ...words, sendAt: at, createdAt: at });
  const read = (days: number) => new Date(t.clock.now - days * DAY_MS);
  const rows = [
    { title: 'read long ago', readAt: read(366) },
    { title: 'read', readAt: read(364) },
    { title: 'unread', readAt: null },
    { title: 'announced', readAt: read(366), announcementId },
  ];
  await t.db.insert(notices).values(
    rows.map((row) => ({
      accountId,
      id: crypto.randomUUID(),
      kind: 'comment' as const,
      body: '',
      createdAt: at,
      ...row,
    })),
  );
  expect(await sweepNotices(t.db, t.clock.now)).toBe(1);
  const left = await t.db.select({ title: notices.title }).from(notices);
  expect(left.map(({ title }) => title).toSorted()).toEqual(['announced', 'read', 'unread']);
});

test('a sweep deletes all that is old, in batches, and nothing else', async () => {
  await t.db.execute(sql`insert into login_throttles (key, failures, last_failed_at)
    select 'old ' || n, 1, ${new Date(t.clock.now - DAY_MS - 1).toISOString()}::timestamptz
    from generate_series(1, ${BATCH + 1}::int) n`);
  await t.db.insert(loginThrottles).values({ key: 'new', failures: 1, lastFailedAt: new Date(t.clock.now - DAY_MS) });
  const statements = await counter.listDuring(() => sweepSessions(counter.db, t.clock.now));
  expect(statements.filter((text) => text.includes('login_throttles'))).toHaveLength(2);
  expect(await t.db.select().from(loginThrottles)).toMatchObject([{ key: 'new' }]);
});
