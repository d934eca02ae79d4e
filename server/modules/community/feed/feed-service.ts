import type { PopularRange, Section } from '@contract/community/community';
import { SECTIONS } from '@contract/community/community';
import type { CommunityCard } from '@contract/community/community.responses';
import { type FeedQuery, NEWER_MAX, type NewerQuery } from '@contract/community/posts';
import type { FeedPage, NewerPosts, SectionCounts } from '@contract/community/posts.responses';
import type { Queryable } from '@server/db/database';
import { prepareQuery } from '@server/db/prepare-query';
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
  return query.sort === 'popular' ? popularPage(ctx, query) : columnPage(ctx, query);
}

const FILTERS = ['category', 'topic', 'subject', 'month'] as const;
type Shape = { filters: string; hasCursor: boolean; hasTotal: boolean };

/** Which conditions a page has, and their values. */
function toShape(query: Filters & Pick<FeedQuery, 'cursor'>, after: Cursor | null): Shape {
  const filters = FILTERS.filter((name) => query[name] !== undefined).join();
  return { filters, hasCursor: after !== null, hasTotal: isCounted(query) };
}

const toValues = ({ accountId }: Reader, { section, category, topic, subject, month }: Filters) => ({
  reader: accountId,
  section,
  category,
  topic,
  subject,
  month,
});

const columnRows = prepareQuery((db, { byVotes, ...shape }: Shape & { byVotes: boolean }) =>
  db
    .select({ ...cardColumns(db, sql.placeholder('reader')), total: totalColumn(db, shape) })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        ...filterConditions(shape),
        visibleTo(db, sql.placeholder('reader')),
        shape.hasCursor ? below(byVotes) : undefined,
      ),
    )
    .orderBy(desc(byVotes ? posts.voteCount : posts.createdAt), desc(posts.id))
    .limit(sql.placeholder('limit')),
);

async function columnPage(reader: Reader, query: FeedQuery): Promise<FeedPage> {
  const list = `feed-${query.sort}`;
  const after = readCursor(list, query.cursor);
  const byVotes = query.sort === 'votes';
  const rows = await columnRows(reader.db, { ...toShape(query, after), byVotes }).execute({
    ...toValues(reader, query),
    limit: query.limit + 1,
    after: after && (byVotes ? after.key : new Date(after.key).toISOString()),
    afterId: after?.id,
  });
  const { items, next } = toPage(rows, query.limit, ({ id, voteCount, createdAt }) =>
    writeCursor(list, { key: byVotes ? voteCount : createdAt.getTime(), id }),
  );
  return { items: await toCards(reader, items), next, ...(await readTotal(reader, query, rows)) };
}

const below = (byVotes: boolean) =>
  byVotes
    ? sql`(${posts.voteCount}, ${posts.id}) < (${sql.placeholder('after')}::int8, ${sql.placeholder('afterId')}::uuid)`
    : sql`(${posts.createdAt}, ${posts.id}) < (${sql.placeholder('after')}::timestamptz, ${sql.placeholder('afterId')}::uuid)`;

const popularRows = prepareQuery((db, { range, ...shape }: Shape & { range: PopularRange }) => {
  const points = popularityColumn(range);
  return db
    .select({ ...cardColumns(db, sql.placeholder('reader')), points, total: totalColumn(db, shape) })
    .from(postPopularity)
    .innerJoin(posts, and(eq(posts.section, postPopularity.section), eq(posts.id, postPopularity.postId)))
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        eq(postPopularity.section, sql.placeholder('section')),
        hasFilter(shape, 'category') ? eq(postPopularity.category, sql.placeholder('category')) : undefined,
        ...filterConditions(shape),
        gt(points, 0),
        visibleTo(db, sql.placeholder('reader')),
        shape.hasCursor
          ? sql`(${points}, ${postPopularity.postId}) < (${sql.placeholder('after')}::int8, ${sql.placeholder('afterId')}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(points), desc(postPopularity.postId))
    .limit(sql.placeholder('limit'));
});

/** @param counted whether the page says how many there are */
async function popularPage(reader: Reader, query: Omit<FeedQuery, 'show'>, counted = true): Promise<FeedPage> {
  const list = `feed-popular-${query.range}`;
  const after = readCursor(list, query.cursor);
  const shape = toShape(query, after);
  const rows = await popularRows(reader.db, {
    ...shape,
    hasTotal: counted && shape.hasTotal,
    range: query.range,
  }).execute({ ...toValues(reader, query), limit: query.limit + 1, after: after?.key, afterId: after?.id });
  const { items, next } = toPage(rows, query.limit, (row) => writeCursor(list, { key: row.points, id: row.id }));
  return { items: await toCards(reader, items), next, ...(counted && (await readTotal(reader, query, rows))) };
}

const hasFilter = ({ filters }: Pick<Shape, 'filters'>, name: (typeof FILTERS)[number]) =>
  filters.split(',').includes(name);

/** The conditions of a shape, with the values of `toValues`. */
const filterConditions = (shape: Pick<Shape, 'filters'>): (SQL | undefined)[] => [
  eq(posts.section, sql.placeholder('section')),
  hasFilter(shape, 'category') ? eq(posts.category, sql.placeholder('category')) : undefined,
  hasFilter(shape, 'topic') ? eq(posts.topic, sql.placeholder('topic')) : undefined,
  hasFilter(shape, 'subject') ? eq(posts.subjectId, sql.placeholder('subject')) : undefined,
  hasFilter(shape, 'month')
    ? and(lte(posts.fromMonth, sql.placeholder('month')), gte(posts.toMonth, sql.placeholder('month')))
    : undefined,
];

/** The first page of filters with a counter says how many posts there are. */
const isCounted = ({ topic, month, subject, category, cursor }: Filters & Pick<FeedQuery, 'cursor'>): boolean =>
  cursor === undefined &&
  topic === undefined &&
  month === undefined &&
  (subject === undefined || category === undefined);

/** From the counters. */
function totalColumn(db: Queryable, { hasTotal, ...shape }: Pick<Shape, 'filters' | 'hasTotal'>): SQL<number | null> {
  if (!hasTotal) return sql<null>`null`;
  const section = sql.placeholder('section');
  if (hasFilter(shape, 'subject'))
    return sql<number>`coalesce((${db
      .select({ posts: subjectRatings.posts })
      .from(subjectRatings)
      .where(
        and(eq(subjectRatings.section, section), eq(subjectRatings.subjectId, sql.placeholder('subject'))),
      )}), 0)::int`;
  return sql<number>`(${db
    .select({ count: sql`coalesce(sum(${postCounts.count}), 0)::int` })
    .from(postCounts)
    .where(
      and(
        eq(postCounts.section, section),
        hasFilter(shape, 'category') ? eq(postCounts.category, sql.placeholder('category')) : undefined,
      ),
    )})`;
}

const onlyTotal = prepareQuery((db, shape: Pick<Shape, 'filters' | 'hasTotal'>) =>
  db.select({ total: totalColumn(db, shape) }).from(sql`(select 1) one`),
);

/** The total is a column of each row; a page without a row asks for it alone. */
async function readTotal(
  reader: Reader,
  query: Filters & Pick<FeedQuery, 'cursor'>,
  [first]: readonly { total: number | null }[],
): Promise<Pick<FeedPage, 'total'>> {
  const { filters, hasTotal } = toShape(query, null);
  if (!hasTotal) return {};
  const [row] = first ? [first] : await onlyTotal(reader.db, { filters, hasTotal }).execute(toValues(reader, query));
  return row && row.total !== null ? { total: row.total } : {};
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
  return (await popularPage(ctx, query, false)).items;
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
