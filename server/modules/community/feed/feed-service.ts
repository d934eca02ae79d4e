import type { PopularRange, Section } from '@contract/community/community';
import { SECTIONS } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import { type FeedQuery, NEWER_MAX, type NewerQuery } from '@contract/community/posts';
import type { FeedPage, NewerPosts, SectionCounts } from '@contract/community/posts.responses';
import { queryRows } from '@server/db/query-rows';
import { accounts, postCounts, postPopularity, posts, subjectRatings } from '@server/db/schema';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/keyset-cursor';
import type { CommunityContext } from '@server/modules/community/members/community-context';
import { type CardReader, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { popularityColumn } from '@server/modules/community/posts/popularity';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { and, desc, eq, gt, gte, lte, ne, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { listQuestions } from './questions-service';

type Reader = CardReader;
type Filters = Pick<FeedQuery, 'section' | 'category' | 'topic' | 'subject' | 'month'>;

const MOST_POPULAR = 10;

/** One page of a section: each order is one scan of its index from where the last page ended. @throws AppError FORBIDDEN */
export async function listFeed(ctx: Reader & Pick<CommunityContext, 'role'>, query: FeedQuery): Promise<FeedPage> {
  if (query.show !== 'all') return listQuestions(ctx, { ...query, show: query.show });
  return query.sort === 'popular' ? popularPage(ctx, query, feedTotal(ctx.db, query)) : columnPage(ctx, query);
}

async function columnPage(reader: Reader, query: FeedQuery): Promise<FeedPage> {
  const { db, accountId } = reader;
  const list = `feed-${query.sort}`;
  const after = readCursor(list, query.cursor);
  const byVotes = query.sort === 'votes';
  const total = feedTotal(db, query);
  const rows = await db
    .select({ ...cardColumns(db, accountId), total: total ?? sql<null>`null` })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(...toFilters(query), visibleTo(db, accountId), after ? below(byVotes, after) : undefined))
    .orderBy(desc(byVotes ? posts.voteCount : posts.createdAt), desc(posts.id))
    .limit(query.limit + 1);
  const { items, next } = toPage(rows, query.limit, ({ id, voteCount, createdAt }) =>
    writeCursor(list, { key: byVotes ? voteCount : createdAt.getTime(), id }),
  );
  return { items: await toCards(reader, items), next, ...(await readTotal(db, rows, total)) };
}

const below = (byVotes: boolean, { key, id }: Cursor) =>
  byVotes
    ? sql`(${posts.voteCount}, ${posts.id}) < (${key}::int8, ${id}::uuid)`
    : sql`(${posts.createdAt}, ${posts.id}) < (${new Date(key).toISOString()}::timestamptz, ${id}::uuid)`;

async function popularPage(
  reader: Reader,
  query: Omit<FeedQuery, 'show'>,
  total: SQL<number> | null,
): Promise<FeedPage> {
  const { db, accountId } = reader;
  const list = `feed-popular-${query.range}`;
  const after = readCursor(list, query.cursor);
  const points = popularityColumn(query.range);
  const rows = await db
    .select({ ...cardColumns(db, accountId), points, total: total ?? sql<null>`null` })
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
  return { items: await toCards(reader, items), next, ...(await readTotal(db, rows, total)) };
}

const toFilters = ({ section, category, topic, subject, month }: Filters): (SQL | undefined)[] => [
  eq(posts.section, section),
  category === undefined ? undefined : eq(posts.category, category),
  topic === undefined ? undefined : eq(posts.topic, topic),
  subject === undefined ? undefined : eq(posts.subjectId, subject),
  month === undefined ? undefined : and(lte(posts.fromMonth, month), gte(posts.toMonth, month)),
];

/** From the counters where there is one, for the first page; null for filters without a counter. */
function feedTotal(
  db: Reader['db'],
  { section, category, topic, subject, month, cursor }: Filters & Pick<FeedQuery, 'cursor'>,
): SQL<number> | null {
  if (cursor !== undefined || topic !== undefined || month !== undefined) return null;
  if (subject !== undefined && category !== undefined) return null;
  if (subject !== undefined)
    return sql<number>`coalesce((${db
      .select({ posts: subjectRatings.posts })
      .from(subjectRatings)
      .where(and(eq(subjectRatings.section, section), eq(subjectRatings.subjectId, subject)))}), 0)::int`;
  return sql<number>`(${db
    .select({ count: sql`coalesce(sum(${postCounts.count}), 0)::int` })
    .from(postCounts)
    .where(
      and(eq(postCounts.section, section), category === undefined ? undefined : eq(postCounts.category, category)),
    )})`;
}

/** The total is a column of each row; a page without a row asks for it alone. */
async function readTotal(
  db: Reader['db'],
  [first]: readonly { total: number | null }[],
  total: SQL<number> | null,
): Promise<Pick<FeedPage, 'total'>> {
  if (total === null) return {};
  if (first && first.total !== null) return { total: first.total };
  const [row] = await queryRows(db, sql`select ${total} as total`, v.object({ total: v.number() }));
  return row ?? {};
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
  return (await popularPage(ctx, query, null)).items;
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
