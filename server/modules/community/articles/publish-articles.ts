import { HOUR_MS } from '@contract/common/time';
import { type Article, articleContent } from '@server/content/articles/articles';
import release from '@server/content/release.json';
import type { Queryable, Transaction } from '@server/db/database';
import { publishRelease } from '@server/db/publish-release';
import { accounts, contentReleases, posts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { AppError } from '@server/http/errors';
import { cleanHtml } from '@server/http/pages/html-sanitiser';
import { sha256Hex } from '@server/lib/digest';
import { EDITORS_ID } from '@server/modules/accounts/editors';
import { NO_PASSWORD } from '@server/modules/accounts/no-password';
import { nicknameColumns } from '@server/modules/community/members/nicknames';
import { articleHtml } from '@server/modules/community/posts/article-parts';
import { lockPost, syncDerivedRows, updatePostRow } from '@server/modules/community/posts/post-listing';
import { eq, isNotNull } from 'drizzle-orm';
import { v5 } from 'uuid';

const NAMESPACE = 'c2f3a9a8-77c5-4f5c-9c2b-0c1f6f5d1a60';
const SECTION = 'grow';
const EDITORS_NAME = '쑥쑥플래너';

type Host = Pick<Deps, 'db' | 'now'>;

/**
 * Upserts the articles of the content files into posts, so that likes, comments, bookmarks, search and popular lists
 * cover them. Runs at every start. An article that is no longer in the files is delisted and keeps its id and
 * reactions, until a release has it again.
 * @param version of the release; one older than the last changes nothing
 * @returns how many were inserted, updated or delisted
 */
export async function publishArticles(
  { db, now }: Host,
  articles: readonly Article[] = articleContent.current(),
  version: number = release.version,
): Promise<number> {
  const wanted = await toWanted(articles);
  return publishRelease(
    db,
    { kind: 'articles', version, now: now() },
    {
      countChanges: async () => (await findChanges(db, wanted)).length,
      publish: (tx) => applyArticles(tx, wanted, now()),
    },
  );
}

/**
 * The same of articles that staff changed, in the transaction of the change.
 * @throws AppError CONFLICT on a process whose release is older than the one that was published
 */
export async function updateArticles(tx: Transaction, articles: readonly Article[], now: number): Promise<void> {
  const [last] = await tx.select().from(contentReleases).where(eq(contentReleases.kind, 'articles'));
  if (last && last.version > release.version)
    throw new AppError('CONFLICT', { message: '새 버전으로 바뀌는 중이에요. 잠시 뒤에 다시 해 주세요.' });
  await applyArticles(tx, await toWanted(articles), now);
}

async function applyArticles(tx: Transaction, wanted: ReadonlyMap<string, Published>, now: number): Promise<number> {
  await createEditors(tx, now);
  const changes = await findChanges(tx, wanted);
  for (const change of changes) await apply(tx, change, now);
  return changes.length;
}

async function toWanted(articles: readonly Article[]): Promise<Map<string, Published>> {
  const wanted = new Map<string, Published>();
  for (const article of articles) wanted.set(article.id, await toPublished(article));
  return wanted;
}

type Columns = ReturnType<typeof toColumns>;
type Published = Columns & { contentDigest: string };
type Change = { key: string; id: string | null; to: Published | null };

/** Columns a release writes. The digest is one of them, so that a changed rendering is written too. */
export async function toPublished(article: Article): Promise<Published> {
  const columns = toColumns(article);
  return { ...columns, contentDigest: await sha256Hex(JSON.stringify(columns)) };
}

/** New, changed and returning articles, and those to delist (`to` is null). */
async function findChanges(db: Queryable, wanted: ReadonlyMap<string, Published>): Promise<Change[]> {
  const rows = await db
    .select({ id: posts.id, key: posts.contentKey, digest: posts.contentDigest, visibility: posts.visibility })
    .from(posts)
    .where(isNotNull(posts.contentKey));
  const before = new Map(rows.map((row) => [row.key ?? '', row]));
  const written = [...wanted].flatMap(([key, to]): Change[] => {
    const row = before.get(key);
    const isSame = row?.digest === to.contentDigest && row.visibility === 'public';
    return isSame ? [] : [{ key, id: row?.id ?? null, to }];
  });
  const withdrawn = rows.flatMap(({ key, id, visibility }): Change[] =>
    key === null || wanted.has(key) || visibility === 'withdrawn' ? [] : [{ key, id, to: null }],
  );
  return [...written, ...withdrawn];
}

async function apply(tx: Transaction, { key, id, to }: Change, now: number): Promise<void> {
  if (id === null) return to === null ? undefined : insert(tx, key, to);
  const row = await lockPost(tx, id);
  if (!row) return;
  const change = to === null ? { visibility: 'withdrawn' as const } : { ...to, visibility: 'public' as const };
  await updatePostRow(tx, row, { ...change, updatedAt: new Date(now) });
}

async function insert(tx: Transaction, key: string, columns: Published): Promise<void> {
  const [row] = await tx
    .insert(posts)
    .values({
      ...columns,
      section: SECTION,
      id: v5(key, NAMESPACE),
      authorId: EDITORS_ID,
      contentKey: key,
      updatedAt: columns.createdAt,
    })
    .returning();
  if (row) await syncDerivedRows(tx, null, row);
}

/** The author of the articles: an account without a log-in. */
async function createEditors(tx: Transaction, now: number) {
  const found = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, EDITORS_ID));
  if (found.length > 0) return;
  await tx
    .insert(accounts)
    .values({
      id: EDITORS_ID,
      loginId: '.editors',
      passwordHash: NO_PASSWORD,
      name: EDITORS_NAME,
      ...nicknameColumns(EDITORS_NAME),
      email: 'editors@ssukssuk.invalid',
      isFirstLogin: false,
      createdAt: new Date(now),
    })
    .onConflictDoNothing();
}

function toColumns(article: Article) {
  const { html, text } = cleanHtml(articleHtml(article));
  const { id, title, category, topic, tags, from_month, to_month, checked_at } = article;
  return {
    title,
    category,
    topic,
    tags,
    content: html,
    text,
    fromMonth: from_month,
    toMonth: to_month,
    // Of the article alone. The youngest ages first among the newest: an hour for each month of age before the day it was
    // last checked, and a part of an hour by its name.
    createdAt: new Date(Date.parse(`${checked_at}T00:00:00Z`) - from_month * HOUR_MS - partOfHour(id)),
  };
}

const partOfHour = (id: string) => Number.parseInt(v5(id, NAMESPACE).slice(0, 8), 16) % HOUR_MS;
