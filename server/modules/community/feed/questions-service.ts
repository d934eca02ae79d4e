import type { Page } from '@contract/common/paging';
import type { CommunityCard } from '@contract/community/community';
import type { Questions } from '@contract/community/posts';
import { accounts, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { pageOf, readCursor, writeCursor } from '@server/http/keyset-cursor';
import { notHidden } from '@server/modules/accounts/hidden-people';
import { type CommunityContext, isExpert } from '@server/modules/community/members/community-context';
import { cardColumns, cardsOf } from '@server/modules/community/posts/cards';
import { notReported, shownTo } from '@server/modules/community/posts/shown';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';

type Reader = Pick<CommunityContext, 'db' | 'accountId' | 'role' | 'signUpload'>;
type Query = { show: Exclude<Questions, 'all'>; cursor?: string | undefined; limit: number };

/**
 * Questions to the experts that are answered, wait, are one's own or private, the newest first: each a scan of the
 * index made for it. @throws AppError FORBIDDEN for private ones to anybody but the experts
 */
export async function listQuestions(ctx: Reader, { show, cursor, limit }: Query): Promise<Page<CommunityCard>> {
  const { db, accountId } = ctx;
  if (show === 'private' && !isExpert(ctx)) throw new AppError('FORBIDDEN');
  const list = `questions-${show}`;
  const after = readCursor(list, cursor);
  const rows = await db
    .select(cardColumns(db, accountId))
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        IS_QUESTION,
        among(ctx, show),
        after
          ? sql`(${posts.createdAt}, ${posts.id}) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(limit + 1);
  const { items, next } = pageOf(rows, limit, ({ id, createdAt }) =>
    writeCursor(list, { key: createdAt.getTime(), id }),
  );
  return { items: await cardsOf(ctx, items), next };
}

// In the very words of the partial indexes: a parameter in their place would not be known to fit them.
const IS_QUESTION = sql`${posts.section} = 'counseling'`;
const IS_PRIVATE = sql`${posts.visibility} = 'private'`;
const STANDS = sql`${posts.state} = 'visible' and ${posts.deletedAt} is null`;
const WAITS = sql`${posts.answeredAt} is null`;
const ANSWERED = sql`${posts.answeredAt} is not null`;

function among(ctx: Reader, show: Query['show']): SQL | undefined {
  const { db, accountId } = ctx;
  switch (show) {
    case 'answered':
      return and(ANSWERED, shownTo(db, accountId));
    case 'waiting':
      return isExpert(ctx) ? and(WAITS, shownToExpert(ctx)) : and(WAITS, STANDS, shownTo(db, accountId));
    case 'private':
      return and(IS_PRIVATE, shownToExpert(ctx));
    case 'mine':
      return and(eq(posts.authorId, accountId), isNull(posts.deletedAt));
  }
}

/** As `shownTo`, private questions too. */
const shownToExpert = ({ db, accountId }: Reader) =>
  and(
    STANDS,
    isNull(accounts.leavingAt),
    notHidden(db, accountId, posts.authorId),
    notReported(db, accountId, 'post', posts.id),
  );
