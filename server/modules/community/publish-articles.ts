import { ARTICLES, type Article } from '@server/content/articles/articles';
import type { Database, Transaction } from '@server/db/database';
import { accounts, posts } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { cleanHtml } from '@server/http/html-sanitiser';
import { eq, isNotNull } from 'drizzle-orm';
import { v5 } from 'uuid';
import { articleHtml } from './articles';
import { changePost, type PostRow, trackListing } from './post-listing';

const NAMESPACE = 'c2f3a9a8-77c5-4f5c-9c2b-0c1f6f5d1a60';
const SECTION = 'grow';
const HOUR_MS = 60 * 60 * 1000;
export const EDITORS_ID = v5('editors', NAMESPACE);
export const EDITORS_NAME = '쑥쑥플래너';

type Host = Pick<Deps, 'db' | 'hasher' | 'now'>;

/**
 * Brings the articles of the content files into the posts, so that likes, comments, bookmarks, search and the popular
 * lists hold for them too. Run at every start: what did not change is left alone, what is gone from the files goes.
 * @returns how many were written, changed or removed
 */
export async function publishArticles(
  { db, hasher, now }: Host,
  articles: readonly Article[] = ARTICLES,
): Promise<number> {
  await makeEditors(db, hasher, now());
  const kept = await db.select().from(posts).where(isNotNull(posts.contentKey));
  const before = new Map(kept.map((row) => [row.contentKey, row]));
  let touched = 0;
  for (const [nth, article] of articles.entries()) {
    const row = before.get(article.id);
    const words = wordsOf(article, nth);
    if (row && isSame(row, words)) continue;
    await db.transaction(async (tx) => {
      if (row) await changePost(tx, row, { ...words, updatedAt: new Date(now()) });
      else await insert(tx, article.id, words);
    });
    touched += 1;
  }
  const wanted = new Set(articles.map(({ id }) => id));
  for (const row of kept.filter(({ contentKey }) => contentKey !== null && !wanted.has(contentKey))) {
    await db.transaction(async (tx) => {
      await tx.delete(posts).where(eq(posts.id, row.id));
      await trackListing(tx, row, null);
    });
    touched += 1;
  }
  return touched;
}

/** Whose articles they are: an account that nobody can sign in to. */
async function makeEditors(db: Database, hasher: Deps['hasher'], now: number) {
  const found = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, EDITORS_ID));
  if (found.length > 0) return;
  await db
    .insert(accounts)
    .values({
      id: EDITORS_ID,
      loginId: '.editors',
      passwordHash: await hasher.hash(`${crypto.randomUUID()}${crypto.randomUUID()}`),
      name: EDITORS_NAME,
      nickname: EDITORS_NAME,
      email: 'editors@ssukssuk.invalid',
      isFirstLogin: false,
      createdAt: new Date(now),
    })
    .onConflictDoNothing();
}

function wordsOf(article: Article, nth: number) {
  const { html, text } = cleanHtml(articleHtml(article));
  const { title, category, topic, tags, from_month, to_month, checked_at } = article;
  return {
    title,
    category,
    topic,
    tags,
    content: html,
    text,
    fromMonth: from_month,
    toMonth: to_month,
    // The youngest ages first among the newest, one an hour before the day they were last checked.
    createdAt: new Date(Date.parse(`${checked_at}T00:00:00Z`) - nth * HOUR_MS),
  };
}

type Words = ReturnType<typeof wordsOf>;

const isSame = (row: PostRow, words: Words) =>
  row.content === words.content &&
  row.title === words.title &&
  row.category === words.category &&
  row.topic === words.topic &&
  row.tags.join() === words.tags.join() &&
  row.fromMonth === words.fromMonth &&
  row.toMonth === words.toMonth &&
  row.createdAt.getTime() === words.createdAt.getTime();

/** Two processes that start together write it once. */
async function insert(tx: Transaction, key: string, words: Words) {
  const [row] = await tx
    .insert(posts)
    .values({
      ...words,
      section: SECTION,
      id: v5(key, NAMESPACE),
      authorId: EDITORS_ID,
      contentKey: key,
      updatedAt: words.createdAt,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await trackListing(tx, null, row);
}
