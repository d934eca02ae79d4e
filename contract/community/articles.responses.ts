import { isoTime } from '@contract/common/response-parts';
import { play } from '@contract/test/diagnostics.responses';
import * as v from 'valibot';
import { communityCard } from './community.responses';

/** Reviewer of an article; shown to every reader. */
const articleReview = v.strictObject({
  name: v.string(),
  degree: v.string(),
  /** YYYY-MM-DD */
  reviewed_on: v.string(),
});

/** Further fields of PostDetail for an editorial article: its age range, advice and sources. */
export const articleInfo = v.strictObject({
  /** Its key in the content files. */
  key: v.string(),
  lead: v.string(),
  from_month: v.number(),
  to_month: v.number(),
  try_today: v.string(),
  /** When to talk with a doctor. */
  ask_doctor: v.nullable(v.string()),
  plays: v.array(play),
  sources: v.array(
    v.strictObject({
      title: v.string(),
      publisher: v.string(),
      year: v.nullable(v.number()),
      url: v.nullable(v.string()),
    }),
  ),
  /** YYYY-MM-DD: when the facts were last compared with the sources. */
  checked_at: v.string(),
  /** Null before a review of the text as it is now. */
  review: v.nullable(articleReview),
  /** Author and limits: the sentences below every article. */
  standing: v.strictObject({ author: v.string(), limits: v.string() }),
});
export type ArticleInfo = v.InferOutput<typeof articleInfo>;

/** `now`: articles for the month, the most specific first; `next`: those that start within half a year after it. */
export const articlesForAge = v.strictObject({ now: v.array(communityCard), next: v.array(communityCard) });
export type ArticlesForAge = v.InferOutput<typeof articlesForAge>;

/** GET /admin/article (StaffArticle[]): every article of the release, the youngest ages first, with its review. */
export const staffArticle = v.strictObject({
  key: v.string(),
  title: v.string(),
  from_month: v.number(),
  to_month: v.number(),
  review: v.nullable(
    v.strictObject({
      ...articleReview.entries,
      /** False when a release has changed the text since: readers then see the article as not reviewed. */
      current: v.boolean(),
      /** ISO 8601 */
      updated_at: isoTime,
    }),
  ),
});
export type StaffArticle = v.InferOutput<typeof staffArticle>;
