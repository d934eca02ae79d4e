import type { Section } from '@contract/community/community';
import type { SearchQuery } from '@contract/community/posts';
import type { SearchHit, SearchPage } from '@contract/community/posts.responses';
import type { PostsFound } from '@contract/community/search.responses';
import { accounts, posts } from '@server/db/schema';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/keyset-cursor';
import { type CardReader, type CardRow, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { normalWords, toGrams, toLikePattern } from '@server/modules/community/posts/search-words';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { markMatch } from './search-marks';
import { bestFirst } from './search-rank';

type Reader = CardReader;
type Row = CardRow & { text: string };
type Hit = Cursor;

const LIST = 'search';
/** A common word fills a page from this many of the newest posts; only rarer ones are searched in all. */
const NEWEST = 2000;
/** Hits beyond a page that are fetched with it, for those this reader does not see. */
const SPARE = 30;

/** Matches that are counted. */
const COUNTED = 100;

/** Posts whose title, text or tags contain the query, newest first, with its position in each. */
export async function searchPosts(ctx: Reader, { q, section, cursor, limit }: SearchQuery): Promise<SearchPage> {
  const rows: Row[] = [];
  let after = readCursor(LIST, cursor);
  let found: Hit[];
  do {
    found = await nextHits(ctx, { q, section, after }, limit + SPARE);
    rows.push(...(await listVisible(ctx, found)));
    after = found.at(-1) ?? after;
  } while (rows.length <= limit && found.length === limit + SPARE);
  const { items, next } = toPage(rows, limit, ({ createdAt, id }) =>
    writeCursor(LIST, { key: createdAt.getTime(), id }),
  );
  return { items: await toHits(ctx, items, q), next };
}

/** How many posts match, to a hundred, and the best of those: titles that are the query first, then the newest. */
export async function countPosts(ctx: Reader, scope: Omit<SearchScope, 'after'>, shown: number): Promise<PostsFound> {
  const hits = await nextHits(ctx, { ...scope, after: null }, COUNTED);
  const rows = await listVisible(ctx, hits);
  return {
    total: rows.length,
    more: hits.length === COUNTED,
    items: await toHits(ctx, bestFirst(rows, scope.q).slice(0, shown), scope.q),
  };
}

async function toHits(ctx: Reader, rows: readonly Row[], q: string): Promise<SearchHit[]> {
  const cards = await toCards(ctx, rows);
  return cards.map((card, nth) => ({ ...card, match: markMatch({ ...card, text: rows[nth]?.text ?? '' }, q) }));
}

type SearchScope = { q: string; section: Section | undefined; except?: Section; after: Cursor | null };

async function nextHits({ db }: Reader, looking: SearchScope, many: number): Promise<Hit[]> {
  const common = await selectHits(db, newest(looking), many);
  return common.length === many ? common : selectHits(db, everywhere(looking), many);
}

const selectHits = (db: Reader['db'], hits: SQL, many: number): Promise<Hit[]> =>
  db
    .select({
      id: sql<string>`post_id`,
      key: sql<number>`(extract(epoch from created_at) * 1000)::float8`.mapWith(Number),
    })
    .from(sql`(${hits}) hits`)
    .orderBy(sql`created_at desc`, sql`post_id desc`)
    .limit(many);

const within = ({ section, except, after }: SearchScope): SQL =>
  sql.join(
    [
      sql`true`,
      ...(section === undefined ? [] : [sql`section = ${section}`]),
      ...(except === undefined ? [] : [sql`section <> ${except}`]),
      ...(after
        ? [sql`(created_at, post_id) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`]
        : []),
    ],
    sql` and `,
  );

/** Among the newest posts from where the last page ended: one stretch of an index. */
const newest = (looking: SearchScope): SQL => sql`
  select post_id, created_at from (
    select post_id, created_at, words from post_search where ${within(looking)}
    order by created_at desc, post_id desc limit ${NEWEST}
  ) newest where words like ${toLikePattern(normalWords(looking.q))}`;

/** All posts, narrowed by the trigram index and then compared with the words. */
const everywhere = (looking: SearchScope): SQL => sql`
  with found as materialized (
    select post_id, created_at from post_search
    where grams like ${toLikePattern(toGrams(looking.q))} and words like ${toLikePattern(normalWords(looking.q))} and ${within(looking)}
  ) select * from found`;

const listVisible = ({ db, accountId }: Reader, hits: readonly Hit[]): Promise<Row[]> =>
  db
    .select({ ...cardColumns(db, accountId), text: posts.text })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(
      and(
        inArray(
          posts.id,
          hits.map(({ id }) => id),
        ),
        visibleTo(db, accountId),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id));
