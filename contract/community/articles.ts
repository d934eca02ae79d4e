import { monthText } from '@contract/common/paging';
import { DOMAINS, type Play } from '@contract/test/diagnostics';
import * as v from 'valibot';
import type { CommunityCard } from './community';

/** Sources and limits of an editors' article; part of PostDetail. */
export type ArticleInfo = {
  /** Its key in the content files. */
  key: string;
  lead: string;
  from_month: number;
  to_month: number;
  try_today: string;
  /** When to talk with a doctor. */
  ask_doctor: string | null;
  plays: Play[];
  sources: { title: string; publisher: string; year: number | null; url: string | null }[];
  /** YYYY-MM-DD: when the facts were last compared with the sources. */
  checked_at: string;
  /** Author and limits: the sentences below every article. */
  standing: { author: string; limits: string };
};

/** GET /community/homeplay (Play[]): plays for `month` of age, or all; those for the age first. */
export const homePlayQuery = v.object({
  month: v.optional(monthText),
  domain: v.optional(v.picklist(DOMAINS, '영역을 다시 골라 주세요.')),
});
export type HomePlayQuery = v.InferOutput<typeof homePlayQuery>;

/** GET /community/article (ArticlesForAge): the editors' articles for `month` of age. */
export const articlesQuery = v.object({ month: monthText });
/** `now`: for the month, the most specific first; `next`: those that begin within half a year. */
export type ArticlesForAge = { now: CommunityCard[]; next: CommunityCard[] };
