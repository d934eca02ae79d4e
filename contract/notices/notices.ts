import { cursorText, pageLimit } from '@contract/common/paging';
import { limitedArray } from '@contract/common/size-limit';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** Kinds of notices in the app. 'moderation', 'export', 'sharing' and 'clinic' are always sent, the others as chosen in the settings. */
export const NOTICE_KINDS = [
  'comment',
  'like',
  'counsel_answer',
  'inquiry_answer',
  'moderation',
  'contest',
  'health_due',
  'check_due',
  'unfinished_check',
  'growth_due',
  'weekly_letter',
  'point',
  'export',
  'sharing',
  'clinic',
  'notice',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** GET /notice (NoticePage), the newest first. */
export const noticesQuery = v.object({ cursor: cursorText, limit: pageLimit });
/** PUT /notice/read (UnreadNotices): these, or all of them without `ids`. */
export const noticesReadInput = v.object({
  ids: v.optional(
    limitedArray(rowId, { max: 100, message: '알림을 다시 골라 주세요.', tooMany: '알림을 다시 골라 주세요.' }),
  ),
});
export type NoticesReadInput = v.InferOutput<typeof noticesReadInput>;
