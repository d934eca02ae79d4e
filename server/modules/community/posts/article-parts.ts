import type { ArticleInfo } from '@contract/community/articles.responses';
import { ARTICLE_TEXTS, type Article, articleContent } from '@server/content/articles/articles';
import { playContent } from '@server/content/plays';
import type { Queryable } from '@server/db/database';
import { escapeHtml } from '@server/http/pages/html-sanitiser';
import { findReview } from './article-reviews';

/** Article data that is not in the post, by content key. */
export async function findArticle(db: Queryable, key: string): Promise<ArticleInfo | null> {
  const article = articleContent.find(key);
  if (!article) return null;
  const { id, lead, from_month, to_month, try_today, ask_doctor, sources, checked_at } = article;
  const plays = article.play_ids.flatMap((playId) => playContent.find(playId) ?? []);
  return {
    key: id,
    lead,
    from_month,
    to_month,
    try_today,
    ask_doctor,
    plays: plays.map(({ milestoneIds: _own, ...play }) => play),
    sources,
    checked_at,
    review: await findReview(db, article),
    standing: ARTICLE_TEXTS,
  };
}

/** Its sections as the HTML of a post. */
export const articleHtml = ({ lead, sections }: Article): string =>
  [
    `<p>${escapeHtml(lead)}</p>`,
    ...sections.flatMap(({ heading, paragraphs, list }) => [
      `<h2>${escapeHtml(heading)}</h2>`,
      ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
      ...(list ? [`<ul>${list.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`] : []),
    ]),
  ].join('');
