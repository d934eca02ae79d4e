import type { ArticleInfo } from '@contract/community/articles.responses';
import type { Article } from '@server/content/articles/articles';
import type { Queryable } from '@server/db/database';
import { articleReviews } from '@server/db/schema';
import { sha256Hex } from '@server/lib/digest';
import { eq } from 'drizzle-orm';

/** SHA-256 of what a reviewer reads: a review is of this text and of no later one. */
export const digestArticle = ({ title, lead, sections, try_today, ask_doctor }: Article): Promise<string> =>
  sha256Hex(JSON.stringify([title, lead, sections, try_today, ask_doctor]));

/** The review of the article as it is now; null before one. */
export async function findReview(db: Queryable, article: Article): Promise<ArticleInfo['review']> {
  const [row] = await db.select().from(articleReviews).where(eq(articleReviews.key, article.id));
  if (!row || row.textDigest !== (await digestArticle(article))) return null;
  return { name: row.name, degree: row.degree, reviewed_on: row.reviewedOn };
}
