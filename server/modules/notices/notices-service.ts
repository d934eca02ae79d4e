import type { NoticesReadInput } from '@contract/notices/notices';
import type { NoticePage, UnreadNotices } from '@contract/notices/notices.responses';
import { UNREAD_MAX } from '@contract/notices/unread';
import type { IdValue, Queryable } from '@server/db/database';
import { notices } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';

const LIST = 'notices';

/** A person's notices, newest first. */
export async function listNotices(
  { db, accountId }: ServiceContext,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<NoticePage> {
  const after = readCursor(LIST, cursor);
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.accountId, accountId),
        after
          ? sql`(${notices.createdAt}, ${notices.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ createdAt, id }) =>
    writeCursor(LIST, { key: createdAt.getTime(), id }),
  );
  return {
    items: items.map(({ id, kind, title, body, path, createdAt, readAt }) => ({
      id,
      kind,
      title,
      body,
      path,
      created_at: createdAt.toISOString(),
      read: readAt !== null,
    })),
    next,
  };
}

/** How many are unread, never more than are worth showing. */
export async function countUnread({ db, accountId }: Pick<ServiceContext, 'db' | 'accountId'>): Promise<UnreadNotices> {
  const rows = await db
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), isNull(notices.readAt)))
    .limit(UNREAD_MAX);
  return { count: rows.length };
}

/** The same number as a part of another query. */
export const unreadCount = (db: Queryable, accountId: IdValue) => {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(notices)
    .where(and(eq(notices.accountId, accountId), isNull(notices.readAt)))
    .limit(UNREAD_MAX)
    .as('unread');
  return sql<number>`(select count(*)::int from ${rows})`;
};

export async function readNotices(ctx: ServiceContext, { ids }: NoticesReadInput): Promise<UnreadNotices> {
  const { db, accountId, now } = ctx;
  await db
    .update(notices)
    .set({ readAt: new Date(now) })
    .where(
      and(
        eq(notices.accountId, accountId),
        isNull(notices.readAt),
        ids === undefined ? undefined : inArray(notices.id, ids),
      ),
    );
  return countUnread(ctx);
}
