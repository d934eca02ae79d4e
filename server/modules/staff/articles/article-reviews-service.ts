import { formatDay, seoulDay } from '@contract/common/calendar';
import type { ArticleReviewInput } from '@contract/community/articles';
import type { StaffArticle } from '@contract/community/articles.responses';
import { type Article, articleContent } from '@server/content/articles/articles';
import type { Database } from '@server/db/database';
import { articleReviews } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { nextUpdatedAt } from '@server/http/input/opened-row';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { digestArticle } from '@server/modules/community/posts/article-reviews';
import { eq } from 'drizzle-orm';

type Row = typeof articleReviews.$inferSelect;
type Host = { db: Database };
type StaffContext = Host & { now: number; accountId: string };

/** Every article of the release with its review, the youngest ages first. */
export async function listStaffArticles({ db }: Host): Promise<StaffArticle[]> {
  const rows = await db.select().from(articleReviews);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return Promise.all(articleContent.current().map((article) => toStaffArticle(article, byKey.get(article.id))));
}

/**
 * Records who reviewed the article as it is now.
 * @throws AppError NOT_FOUND, CONFLICT when the review was changed meanwhile, INVALID_INPUT for a day to come
 */
export async function saveArticleReview(
  { db, now, accountId }: StaffContext,
  { key, name, degree, reviewed_on, updated_at }: ArticleReviewInput & { key: string },
): Promise<StaffArticle> {
  const article = requireArticle(key);
  if (reviewed_on.replaceAll('-', '') > formatDay(seoulDay(now)))
    throw new AppError('INVALID_INPUT', { fields: { reviewed_on: '오늘이나 지난 날짜를 입력해 주세요.' } });
  const textDigest = await digestArticle(article);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(articleReviews).where(eq(articleReviews.key, key)).for('update');
    const opened = updated_at === null ? undefined : Date.parse(updated_at);
    if (before?.updatedAt.getTime() !== opened) throw new AppError('CONFLICT');
    const updatedAt = before ? nextUpdatedAt(before, now) : new Date(now);
    const columns = { name, degree, reviewedOn: reviewed_on, textDigest, updatedAt };
    const [row] = before
      ? await tx.update(articleReviews).set(columns).where(eq(articleReviews.key, key)).returning()
      : await tx
          .insert(articleReviews)
          .values({ key, ...columns })
          .onConflictDoNothing()
          .returning();
    // Somebody inserted the first one at the same time.
    if (!row) throw new AppError('CONFLICT');
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'article.review', subjectId: key });
    return toStaffArticle(article, row);
  });
}

/** The article is not reviewed again. @throws AppError NOT_FOUND for an unknown article */
export async function deleteArticleReview(
  { db, now, accountId }: StaffContext,
  { key }: { key: string },
): Promise<StaffArticle> {
  const article = requireArticle(key);
  await db.transaction(async (tx) => {
    await tx.delete(articleReviews).where(eq(articleReviews.key, key));
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'article.unreview', subjectId: key });
  });
  return toStaffArticle(article, undefined);
}

function requireArticle(key: string): Article {
  const article = articleContent.find(key);
  if (!article) throw new AppError('NOT_FOUND');
  return article;
}

async function toStaffArticle(article: Article, row: Row | undefined): Promise<StaffArticle> {
  const { id: key, title, from_month, to_month } = article;
  if (!row) return { key, title, from_month, to_month, review: null };
  const review = {
    name: row.name,
    degree: row.degree,
    reviewed_on: row.reviewedOn,
    current: row.textDigest === (await digestArticle(article)),
    updated_at: row.updatedAt.toISOString(),
  };
  return { key, title, from_month, to_month, review };
}
