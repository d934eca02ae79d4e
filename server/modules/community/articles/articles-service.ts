import type { ArticlesForAge } from '@contract/community/articles.responses';
import { accounts, posts } from '@server/db/schema';
import { type CardReader, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { and, asc, desc, eq, gt, gte, isNotNull, lte, type SQL, sql } from 'drizzle-orm';

const AT_MOST = 12;
const NEXT_MONTHS = 6;

/** Articles for an age, and for the months after it. */
export async function listArticles(ctx: CardReader, { month }: { month: number }): Promise<ArticlesForAge> {
  const begun = and(lte(posts.fromMonth, month), gte(posts.toMonth, month));
  const ahead = and(gt(posts.fromMonth, month), lte(posts.fromMonth, month + NEXT_MONTHS));
  return {
    // one that began lately and ends soon is more about this month than one for years
    now: await articles(ctx, begun, [sql`${posts.toMonth} - ${posts.fromMonth}`, desc(posts.fromMonth)]),
    next: await articles(ctx, ahead, [asc(posts.fromMonth), asc(posts.toMonth)]),
  };
}

async function articles(reader: CardReader, fits: SQL | undefined, order: SQL[]) {
  const { db, accountId } = reader;
  const rows = await db
    .select(cardColumns(db, accountId))
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(isNotNull(posts.contentKey), fits, visibleTo(db, accountId)))
    .orderBy(...order, asc(posts.contentKey))
    .limit(AT_MOST);
  return toCards(reader, rows);
}
