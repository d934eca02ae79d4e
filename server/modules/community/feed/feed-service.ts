import type { PopularRange, Section } from '@contract/community/community';
import { SECTIONS } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import { type FeedQuery, NEWER_MAX, type NewerQuery } from '@contract/community/posts';
import type { FeedPage, NewerPosts, SectionCounts } from '@contract/community/posts.responses';
import { accounts, postCounts, postPopularity, posts, subjectRatings } from '@server/db/schema';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/keyset-cursor';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { type CardReader, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { popularityColumn } from '@server/modules/community/posts/popularity';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { and, desc, eq, gt, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import { listQuestions } from './questions-service';

type Reader = CardReader;
type Filters = Pick<FeedQuery, 'section' | 'category' | 'topic' | 'subject' | 'month'>;

const MOST_POPULAR = 10;

/** One page of a section: each order is one scan of its index from where the last page ended. @throws AppError FORBIDDEN */
export async function listFeed(ctx: Reader & Pick<CommunityContext, 'role'>, query: FeedQuery): Promise<FeedPage> {
  if (query.show !== 'all') return listQuestions(ctx, { ...query, show: query.show });
  const page = await (query.sort === 'popular' ? popularPage(ctx, query) : columnPage(ctx, query));
  const total = query.cursor === undefined ? await countFeed(ctx, query) : undefined;
  return { ...page, ...(total !== undefined && { total }) };
}

async function columnPage(reader: Reader, query: FeedQuery): Promise<FeedPage> {
  const { db, accountId } = reader;
  const list = `feed-${query.sort}`;
  const after = readCursor(list, query.cursor);
  const byVotes = query.sort === 'votes';
  const rows = await db
    .select(cardColumns(db, accountId))
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(...toFilters(query), visibleTo(db, accountId), after ? below(byVotes, after) : undefined))
    .orderBy(desc(byVotes ? posts.voteCount : posts.createdAt), desc(posts.id))
    .limit(query.limit + 1);
  const { items, next } = toPage(rows, query.limit, ({ id, voteCount, createdAt }) =>
    writeCursor(list, { key: byVotes ? voteCount : createdAt.getTime(), id }),
  );
  return { items: await toCards(reader, items), next };
}

const below = (byVotes: boolean, { key, id }: Cursor) =>
  byVotes
    ? sql`(${posts.voteCount}, ${posts.id}) < (${key}::int8, ${id}::uuid)`
    : sql`(${posts.createdAt}, ${posts.id}) < (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;

async function popularPage(reader: Reader, query: Omit<FeedQuery, 'show'>): Promise<FeedPage> {
  const { db, accountId } = reader;
  const list = `feed-popular-${query.range}`;
  const after = readCursor(list, query.cursor);
  const points = popularityColumn(query.range);
  const rows = await db
    .select({ ...cardColumns(db, accountId), points })
    .from(postPopularity)
    .innerJoin(posts, and(eq(posts.section, postPopularity.section), eq(posts.id, postPopularity.postId)))
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(postPopularity.section, query.section),
        query.category === undefined ? undefined : eq(postPopularity.category, query.category),
        ...toFilters(query),
        gt(points, 0),
        visibleTo(db, accountId),
        after ? sql`(${points}, ${postPopularity.postId}) < (${after.key}::int8, ${after.id}::uuid)` : undefined,
      ),
    )
    .orderBy(desc(points), desc(postPopularity.postId))
    .limit(query.limit + 1);
  const { items, next } = toPage(rows, query.limit, (row) => writeCursor(list, { key: row.points, id: row.id }));
  return { items: await toCards(reader, items), next };
}

const toFilters = ({ section, category, topic, subject, month }: Filters): (SQL | undefined)[] => [
  eq(posts.section, section),
  category === undefined ? undefined : eq(posts.category, category),
  topic === undefined ? undefined : eq(posts.topic, topic),
  subject === undefined ? undefined : eq(posts.subjectId, subject),
  month === undefined ? undefined : and(lte(posts.fromMonth, month), gte(posts.toMonth, month)),
];

/** From the counters where there is one; undefined for filters without a counter. */
async function countFeed(
  { db }: Reader,
  { section, category, topic, subject, month }: Filters,
): Promise<number | undefined> {
  if (topic !== undefined || month !== undefined || (subject !== undefined && category !== undefined)) return undefined;
  if (subject !== undefined) {
    const [counts] = await db
      .select({ posts: subjectRatings.posts })
      .from(subjectRatings)
      .where(and(eq(subjectRatings.section, section), eq(subjectRatings.subjectId, subject)));
    return counts?.posts ?? 0;
  }
  const counts = await db
    .select({ count: postCounts.count })
    .from(postCounts)
    .where(
      and(eq(postCounts.section, section), category === undefined ? undefined : eq(postCounts.category, category)),
    );
  return counts.reduce((sum, { count }) => sum + count, 0);
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
  const query = { section, range, sort: 'popular', limit: MOST_POPULAR } as const;
  return (await popularPage(ctx, query)).items;
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
        ...toFilters({ section, category, subject }),
        gt(posts.createdAt, new Date(since)),
        visibleTo(db, accountId),
        ne(posts.authorId, accountId),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(NEWER_MAX + 1);
  return { count: Math.min(rows.length, NEWER_MAX), more: rows.length > NEWER_MAX };
}
