import { parseDay } from '@contract/common/calendar';
import { contentKey, isoMoment, monthText } from '@contract/common/paging';
import { nameText, requiredText } from '@contract/common/text';
import { DOMAINS } from '@contract/test/diagnostics-kinds';
import * as v from 'valibot';

/** GET /community/homeplay (Play[]): plays for `month` of age, or all; those for the age first. */
export const homePlayQuery = v.object({
  month: v.optional(monthText),
  domain: v.optional(v.picklist(DOMAINS, '영역을 다시 골라 주세요.')),
});
export type HomePlayQuery = v.InferOutput<typeof homePlayQuery>;

/** GET /community/article (ArticlesForAge): the editors' articles for `month` of age. */
export const articlesQuery = v.object({ month: monthText });

export const REVIEWER_DEGREE_MAX = 60;

/**
 * PUT /admin/article/{key}/review (StaffArticle): moderators and admins; who reviewed the article as it is now.
 * `updated_at` is that of the review that was opened, null without one: CONFLICT when it has changed since.
 */
export const articleReviewInput = v.object({
  name: nameText('이름을'),
  /** '소아청소년과 전문의' */
  degree: requiredText('자격을', REVIEWER_DEGREE_MAX),
  /** YYYY-MM-DD, not in the future (the server knows today). */
  reviewed_on: v.pipe(
    v.string('검토한 날을 입력해 주세요.'),
    v.isoDate('검토한 날을 다시 확인해 주세요.'),
    v.check((text) => parseDay(text.replaceAll('-', '')) !== null, '검토한 날을 다시 확인해 주세요.'),
  ),
  updated_at: v.nullable(isoMoment('글을 다시 열어 주세요.')),
});
export type ArticleReviewInput = v.InferOutput<typeof articleReviewInput>;
export const articleParam = v.object({ key: contentKey });
