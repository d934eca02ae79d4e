import { ARTICLE_FILES, ARTICLE_TEXTS, type Article, articleContent } from '@server/content/articles/articles';
import type { Queryable } from '@server/db/database';
import { accounts, posts } from '@server/db/schema';
import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';

/** An article of the editors that everybody may read, with the post behind it. */
export type PublicArticle = { article: Article; postId: string; html: string; updatedAt: Date };

/** Null for what is not an article that is shown now, or not listed: posts of members have no page here. */
export async function findPublicArticle(db: Queryable, key: string): Promise<PublicArticle | null> {
  if (!articleContent.find(key)) return null;
  const [found] = await select(db, eq(posts.contentKey, key));
  return found ?? null;
}

/** Every listed article, the youngest ages first. */
export async function listPublicArticles(db: Queryable): Promise<PublicArticle[]> {
  const found = new Map((await select(db, isNotNull(posts.contentKey))).map((item) => [item.article.id, item]));
  return articleContent.current().flatMap(({ id }) => found.get(id) ?? []);
}

async function select(db: Queryable, which: SQL): Promise<PublicArticle[]> {
  const rows = await db
    .select({ key: posts.contentKey, postId: posts.id, html: posts.content, updatedAt: posts.updatedAt })
    .from(posts)
    .innerJoin(accounts, eq(accounts.id, posts.authorId))
    .where(and(which, posts.listed, isNull(accounts.leavingAt)));
  return rows.flatMap(({ key, ...row }) => {
    const article = articleContent.find(key ?? '');
    return article ? [{ article, ...row }] : [];
  });
}

export const AGE_GROUPS = ARTICLE_FILES.map(({ from, to }) => ({ from, to }));
export const STANDING = ARTICLE_TEXTS;
export const articlePath = (key: string) => `/article/${key}`;
