import { ARTICLES } from '@server/content/articles/articles';
import { FAQ } from '@server/content/faq';
import { sha256Hex } from '@server/lib/digest';
import { toPublished } from '@server/modules/community/articles/publish-articles';

/** SHA-256 of everything that this release brings into tables. */
export async function releaseHash(): Promise<string> {
  const articles: string[] = [];
  for (const article of ARTICLES) articles.push(article.id, (await toPublished(article)).contentDigest);
  return sha256Hex(JSON.stringify({ articles, faqs: FAQ }));
}
