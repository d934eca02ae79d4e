import { play } from '@contract/test/diagnostics.responses';
import * as v from 'valibot';
import { communityCard } from './community.responses';

/** What PostDetail has besides for an editorial article: its age range, advice and sources. */
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
  /** Who wrote it and what it is no substitute for: the sentences below every article. */
  standing: v.strictObject({ author: v.string(), limits: v.string() }),
});
export type ArticleInfo = v.InferOutput<typeof articleInfo>;

/** `now`: articles for the month, the most specific first; `next`: those that start within half a year after it. */
export const articlesForAge = v.strictObject({ now: v.array(communityCard), next: v.array(communityCard) });
export type ArticlesForAge = v.InferOutput<typeof articlesForAge>;
