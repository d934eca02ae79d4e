import { hasShortWord, parseSearch } from '@contract/common/search';
import type { Section } from '@contract/community/community';
import type { SearchQuery } from '@contract/community/posts';
import type { SearchHit, SearchPage } from '@contract/community/posts.responses';
import type { PostsFound } from '@contract/community/search.responses';
import { accounts, posts } from '@server/db/schema';
import { type Cursor, readCursor, toPage, writeCursor } from '@server/http/input/keyset-cursor';
import { type CardReader, type CardRow, cardColumns, toCards } from '@server/modules/community/posts/cards';
import { toGrams, toLikePattern } from '@server/modules/community/posts/search-words';
import { visibleTo } from '@server/modules/community/posts/visible-to';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { markMatch } from './search-marks';
import { bestFirst } from './search-rank';

type Reader = CardReader;
type Row = CardRow & { text: string };
/** A match, also one that this reader does not see. */
type HitRow = Row & { visible: boolean };

const LIST = 'search';
/** A common word fills a page from this many of the newest posts; only rarer ones are searched in all. */
const NEWEST = 2000;
/** Hits beyond a page that are fetched with it, for those this reader does not see. */
const SPARE = 10;

/** Matches that are counted. */
const COUNTED = 100;

/** Posts whose title, text or tags contain every word of the query, newest first, with its position in each. */
export async function searchPosts(ctx: Reader, { q, section, cursor, limit }: SearchQuery): Promise<SearchPage> {
  const rows: Row[] = [];
  let after = readCursor(LIST, cursor);
  let found: HitRow[];
  do {
    found = await nextHits(ctx, { q, section, after }, limit + SPARE);
    rows.push(...found.filter(({ visible }) => visible));
    const last = found.at(-1);
    after = last ? { key: last.createdAt.getTime(), id: last.id } : after;
  } while (rows.length <= limit && found.length === limit + SPARE);
  const { items, next } = toPage(rows, limit, ({ createdAt, id }) =>
    writeCursor(LIST, { key: createdAt.getTime(), id }),
  );
  return { items: await toHits(ctx, items, q), next };
}

/** How many posts match, to a hundred, and the best of those: titles that are the query first, then the newest. */
export async function countPosts(ctx: Reader, scope: Omit<SearchScope, 'after'>, shown: number): Promise<PostsFound> {
  const hits = await nextHits(ctx, { ...scope, after: null }, COUNTED);
  const rows = hits.filter(({ visible }) => visible);
  return {
    total: rows.length,
    more: hits.length === COUNTED,
    items: await toHits(ctx, bestFirst(rows, scope.q).slice(0, shown), scope.q),
  };
}

async function toHits(ctx: Reader, rows: readonly Row[], q: string): Promise<SearchHit[]> {
  const cards = await toCards(ctx, rows);
  return cards.map((card, index) => ({ ...card, match: markMatch({ ...card, text: rows[index]?.text ?? '' }, q) }));
}

type SearchScope = { q: string; section: Section | undefined; except?: Section; after: Cursor | null };

/** The next matches with their cards, in one statement: all posts are searched only when the newest do not fill the page. */
function nextHits({ db, accountId }: Reader, looking: SearchScope, many: number): Promise<HitRow[]> {
  return db
    .select({
      ...cardColumns(db, accountId),
      text: posts.text,
      visible: sql<boolean>`coalesce(${visibleTo(db, accountId)}, false)`,
    })
    .from(sql`(
      with common as materialized (${newest(looking)} order by created_at desc, post_id desc limit ${many}),
      rare as materialized (
        select * from (${everywhere(looking)}) found
        where (select count(*) from common) < ${many}
        order by created_at desc, post_id desc limit ${many}
      )
      select post_id from common where (select count(*) from common) = ${many}
      union all
      select post_id from rare
    ) hits`)
    .innerJoin(posts, sql`${posts.id} = hits.post_id`)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .orderBy(desc(posts.createdAt), desc(posts.id));
}

const within = ({ section, except, after }: SearchScope): SQL =>
  sql.join(
    [
      sql`true`,
      ...(section === undefined ? [] : [sql`section = ${section}`]),
      ...(except === undefined ? [] : [sql`section <> ${except}`]),
      ...(after === null
        ? []
        : [sql`(created_at, post_id) < (${new Date(after.key).toISOString()}::timestamptz, ${after.id}::uuid)`]),
    ],
    sql` and `,
  );

const inGrams = (word: string): SQL => sql`grams like ${toLikePattern(toGrams(word))}`;
const inWords = (word: string): SQL =>
  word.length === 1
    ? sql`words like ${toLikePattern(` ${word}`)}`
    : sql`replace(words, ' ', '') like ${toLikePattern(word)}`;

/** Every word by any of its alternatives; the same as `fitsSearch`. */
function matches(q: string, has: (word: string) => SQL): SQL {
  const search = parseSearch(q);
  const words = search.words.map((alternatives) => sql`(${sql.join(alternatives.map(has), sql` or `)})`);
  const every = sql.join(words, sql` and `);
  return hasShortWord(search) ? sql`(${every} or ${has(search.joined)})` : sql`(${every})`;
}

/** Among the newest posts from where the last page ended: one stretch of an index. */
const newest = (looking: SearchScope): SQL => sql`
  select post_id, created_at from (
    select post_id, created_at, words from post_search where ${within(looking)}
    order by created_at desc, post_id desc limit ${NEWEST}
  ) newest where ${matches(looking.q, inWords)}`;

/** All posts, narrowed by the trigram index and then compared with the words. */
const everywhere = (looking: SearchScope): SQL => sql`
  with found as materialized (
    select post_id, created_at from post_search
    where ${matches(looking.q, inGrams)} and ${matches(looking.q, inWords)} and ${within(looking)}
  ) select * from found`;
