import type { Page } from '@contract/common/paging';
import { HOUR_MS } from '@contract/common/time';
import type { CommunityCard } from '@contract/community/community.responses';
import type { Questions } from '@contract/community/posts';
import type { AnswerTime } from '@contract/community/posts.responses';
import { accounts, posts } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { notBlocked } from '@server/modules/accounts/not-blocked';
import { type CommunityContext, isExpert } from '@server/modules/community/members/community-context';
import { cardColumns, toCards } from '@server/modules/community/posts/cards';
import { recordPostViews } from '@server/modules/community/posts/record-post-views';
import { notReported, visibleTo } from '@server/modules/community/posts/visible-to';
import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';

type Reader = Pick<CommunityContext, 'db' | 'accountId' | 'now' | 'role' | 'signUpload'>;
type Query = { show: Exclude<Questions, 'all'>; cursor?: string | undefined; limit: number };

/**
 * Questions to the experts by state (answered, unanswered, own, private), each a scan of its index: the newest first, and
 * for an expert the unanswered one that has waited longest.
 * @throws AppError FORBIDDEN for private ones unless the reader is an expert
 */
export async function listQuestions(ctx: Reader, { show, cursor, limit }: Query): Promise<Page<CommunityCard>> {
  const { db, accountId } = ctx;
  if (show === 'private' && !isExpert(ctx)) throw new AppError('FORBIDDEN');
  const isQueue = show === 'waiting' && isExpert(ctx);
  const list = isQueue ? 'questions-queue' : `questions-${show}`;
  const after = readCursor(list, cursor);
  const place = sql`(${posts.createdAt}, ${posts.id})`;
  const last = after && sql`(${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`;
  const direction = isQueue ? asc : desc;
  const rows = await db
    .select(cardColumns(db, accountId))
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        IS_QUESTION,
        among(ctx, show),
        last ? (isQueue ? sql`${place} > ${last}` : sql`${place} < ${last}`) : undefined,
      ),
    )
    .orderBy(direction(posts.createdAt), direction(posts.id))
    .limit(limit + 1);
  const { items, next } = toPage(rows, limit, ({ id, createdAt }) =>
    writeCursor(list, { key: createdAt.getTime(), id }),
  );
  const read = items.map(({ id, authorId, listed }) => ({ id, authorId, isOpen: listed }));
  await recordPostViews(ctx, 'post.list', read);
  return { items: await toCards(ctx, items), next };
}

/** Number of questions that wait for this expert; at most `most`. */
export async function countUnansweredQuestions(ctx: Reader, most: number): Promise<number> {
  const rows = await ctx.db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(IS_QUESTION, among(ctx, 'waiting')))
    .limit(most);
  return rows.length;
}

/** So many of the newest answered questions say how long an answer takes, and no fewer than FEWEST. */
const NEWEST = 50;
const FEWEST = 10;

/** The usual time from a public question to its first answer, in whole hours: half of the answers came within it. */
export async function getAnswerTime({ db }: Pick<Reader, 'db'>): Promise<AnswerTime> {
  const rows = await db
    .select({ askedAt: posts.createdAt, answeredAt: posts.answeredAt })
    .from(posts)
    .where(and(IS_QUESTION, ANSWERED, posts.listed))
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(NEWEST);
  if (rows.length < FEWEST) return { hours: null };
  const waits = rows
    .flatMap(({ askedAt, answeredAt }) => (answeredAt ? [answeredAt.getTime() - askedAt.getTime()] : []))
    .toSorted((a, b) => a - b);
  const median = waits[Math.floor(waits.length / 2)] ?? 0;
  return { hours: Math.max(1, Math.ceil(median / HOUR_MS)) };
}

// In the very words of the partial indexes: a parameter in their place would not be known to fit them.
const IS_QUESTION = sql`${posts.section} = 'counseling'`;
const IS_PRIVATE = sql`${posts.visibility} = 'private'`;
const IS_LISTED = sql`${posts.state} = 'visible' and ${posts.deletedAt} is null`;
const IS_UNANSWERED = sql`${posts.answeredAt} is null`;
const ANSWERED = sql`${posts.answeredAt} is not null`;

function among(ctx: Reader, show: Query['show']): SQL | undefined {
  const { db, accountId } = ctx;
  switch (show) {
    case 'answered':
      return and(ANSWERED, visibleTo(db, accountId));
    case 'waiting':
      return isExpert(ctx)
        ? and(IS_UNANSWERED, visibleToExpert(ctx))
        : and(IS_UNANSWERED, IS_LISTED, visibleTo(db, accountId));
    case 'private':
      return and(IS_PRIVATE, visibleToExpert(ctx));
    case 'mine':
      return and(eq(posts.authorId, accountId), isNull(posts.deletedAt));
  }
}

/** As `visibleTo`, private questions too. */
const visibleToExpert = ({ db, accountId }: Reader) =>
  and(
    IS_LISTED,
    isNull(accounts.leavingAt),
    notBlocked(db, accountId, posts.authorId),
    notReported(db, accountId, 'post', posts.id),
  );
