import { monthText } from '@contract/common/paging';
import { DOMAINS } from '@contract/test/diagnostics';
import * as v from 'valibot';

/** GET /community/homeplay (Play[]): plays for `month` of age, or all; those for the age first. */
export const homePlayQuery = v.object({
  month: v.optional(monthText),
  domain: v.optional(v.picklist(DOMAINS, '영역을 다시 골라 주세요.')),
});
export type HomePlayQuery = v.InferOutput<typeof homePlayQuery>;

/** GET /community/article (ArticlesForAge): the editors' articles for `month` of age. */
export const articlesQuery = v.object({ month: monthText });
