import type { IdValue, Queryable } from '@server/db/database';
import { accounts, posts, reports } from '@server/db/schema';
import { notBlocked } from '@server/modules/accounts/not-blocked';
import { and, type Column, eq, isNull, notExists, sql } from 'drizzle-orm';

/** Leaves out what the reader reported. */
export const notReported = (db: Queryable, readerId: IdValue, target: 'post' | 'comment', id: Column) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .where(and(eq(reports.accountId, readerId), eq(reports.target, target), eq(reports.targetId, id))),
  );

/**
 * The condition under which a list shows a post to a reader: it is listed, its author is not leaving, neither blocked
 * the other, and the reader did not report it. Needs `posts` and `accounts` (the author) in the query.
 */
export const visibleTo = (db: Queryable, readerId: IdValue) =>
  and(
    posts.listed,
    isNull(accounts.leavingAt),
    notBlocked(db, readerId, posts.authorId),
    notReported(db, readerId, 'post', posts.id),
  );
