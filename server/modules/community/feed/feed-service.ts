import type { PopularRange, Section } from '@contract/community/community';
import { SECTIONS } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import { type FeedQuery, NEWER_MAX, type NewerQuery } from '@contract/community/posts';
import type { FeedPage, NewerPosts, SectionCounts } from '@contract/community/posts.responses';
import type { Queryable } from '@server/db/database';
import { accounts, postCounts, postPopularity, posts, subjectRatings } from '@server/db/schema';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { type CardReader, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { popularityColumn } from '@server/modules/community/posts/popularity';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { and, desc, eq, gt, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import { isAboutPeers } from './peer-posts';
import { listQuestions } from './questions-service';

type Reader = CardReader;
type Filters = Pick<FeedQuery, 'section' | 'category' | 'topic' | 'subject' | 'month' | 'peers'>;

const MOST_POPULAR = 10;

/** One page of a section: each order is one scan of its index from where the last page ended. @throws AppError FORBIDDEN */
export async function listFeed(
  ctx: Reader & Pick<CommunityContext, 'now' | 'role'>,
  query: FeedQuery,
): Promise<FeedPage> {
  if (query.show !== 'all') return listQuestions(ctx, { ...query, show: query.show });
  return query.sort === 'popular' ? popularPage(ctx, query) : columnPage(ctx, query);
}

async function columnPage(reader: Reader, query: FeedQuery): Promise<FeedPage> {
  const { db, accountId } = reader;
  const list = `feed-${query.sort}`;
  const after = readCursor(list, query.cursor);
  const byVotes = query.sort === 'votes';
  const [rows, total] = await Promise.all([
    db
      .select(cardColumns(db, accountId))
      .from(posts)
      .innerJoin(accounts, eq(accounts.id, posts.authorId))
      .where(and(...filterConditions(query), visibleTo(db, accountId), after ? below(byVotes, after) : undefined))
      .orderBy(desc(byVotes ? posts.voteCount : posts.createdAt), desc(posts.id))
      .limit(query.limit + 1),
    readTotal(db, query),
  ]);
  const { items, next } = toPage(rows, query.limit, ({ id, voteCount, createdAt }) =>
    writeCursor(list, { key: byVotes ? voteCount : createdAt.getTime(), id }),
  );
  return { items: await toCards(reader, items), next, ...total };
}

const below = (byVotes: boolean, { key, id }: Cursor) =>
  byVotes
    ? sql`(${posts.voteCount}, ${posts.id}) < (${key}::int8, ${id}::uuid)`
    : sql`(${posts.createdAt}, ${posts.id}) < (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;

async function popularPage(reader: Reader, query: Omit<FeedQuery, 'show'>): Promise<FeedPage> {
  const list = `feed-popular-${query.range}`;
  const after = readCursor(list, query.cursor);
  const [rows, total] = await Promise.all([
    listPopular(reader, query, { after, limit: query.limit + 1 }),
    readTotal(reader.db, query),
  ]);
  const { items, next } = toPage(rows, query.limit, (row) => writeCursor(list, { key: row.points, id: row.id }));
  return { items: await toCards(reader, items), next, ...total };
}

function listPopular(
  { db, accountId }: Reader,
  query: Filters & Pick<FeedQuery, 'range'>,
  { after, limit }: { after: Cursor | null; limit: number },
) {
  const { section, category, range } = query;
  const points = popularityColumn(range);
  return db
    .select({ ...cardColumns(db, accountId), points })
    .from(postPopularity)
    .innerJoin(posts, and(eq(posts.section, postPopularity.section), eq(posts.id, postPopularity.postId)))
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(postPopularity.section, section),
        category === undefined ? undefined : eq(postPopularity.category, category),
        ...filterConditions(query),
        gt(points, 0),
        visibleTo(db, accountId),
        after ? sql`(${points}, ${postPopularity.postId}) < (${after.key}::int8, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(points), desc(postPopularity.postId))
    .limit(limit);
}

const filterConditions = ({ section, category, topic, subject, month, peers }: Filters): (SQL | undefined)[] => [
  eq(posts.section, section),
  category === undefined ? undefined : eq(posts.category, category),
  topic === undefined ? undefined : eq(posts.topic, topic),
  subject === undefined ? undefined : eq(posts.subjectId, subject),
  month === undefined ? undefined : and(lte(posts.fromMonth, month), gte(posts.toMonth, month)),
  peers === undefined ? undefined : isAboutPeers(peers),
];

/** The first page of filters with a counter says how many posts there are. */
async function readTotal(
  db: Queryable,
  { section, category, topic, subject, month, peers, cursor }: Filters & Pick<FeedQuery, 'cursor'>,
): Promise<Pick<FeedPage, 'total'>> {
  if (cursor !== undefined || topic !== undefined || month !== undefined || peers !== undefined) return {};
  if (subject === undefined) {
    const [row] = await db
      .select({ total: sql<number>`coalesce(sum(${postCounts.count}), 0)::int` })
      .from(postCounts)
      .where(
        and(eq(postCounts.section, section), category === undefined ? undefined : eq(postCounts.category, category)),
      );
    return { total: row?.total ?? 0 };
  }
  if (category !== undefined) return {};
  const [row] = await db
    .select({ total: subjectRatings.posts })
    .from(subjectRatings)
    .where(and(eq(subjectRatings.section, section), eq(subjectRatings.subjectId, subject)));
  return { total: row?.total ?? 0 };
}

/** The number of listed posts per section. */
export async function listSections({ db }: Reader): Promise<SectionCounts> {
  const counts = await db.select().from(postCounts);
  return SECTIONS.map((section: Section) => {
    const categories = counts
      .filter((row) => row.section === section && row.count > 0)
      .map(({ category, count }) => ({ category, count }))
      .toSorted((a, b) => b.count - a.count || a.category.localeCompare(b.category));
    return { section, all: categories.reduce((sum, { count }) => sum + count, 0), categories };
  });
}

/** At most ten posts of a section with the most points of the rolling day, week or month. */
export async function listSectionPopular(
  ctx: Reader,
  { section, range }: { section: Section; range: PopularRange },
): Promise<CommunityCard[]> {
  return toCards(ctx, await listPopular(ctx, { section, range }, { after: null, limit: MOST_POPULAR }));
}

/** The number of newer posts, up to the highest shown. */
export async function countNewer(
  { db, accountId }: Reader,
  { section, category, subject, since }: NewerQuery,
): Promise<NewerPosts> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(posts.section, section),
        category === undefined ? undefined : eq(posts.category, category),
        subject === undefined ? undefined : eq(posts.subjectId, subject),
        gt(posts.createdAt, new Date(since)),
        visibleTo(db, accountId),
        ne(posts.authorId, accountId),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(NEWER_MAX + 1);
  return { count: Math.min(rows.length, NEWER_MAX), more: rows.length > NEWER_MAX };
}
