import type { Page } from '@contract/common/paging';
import { cursorText, pageLimit } from '@contract/common/paging';
import { limitedArray } from '@contract/common/size-limit';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** Kinds of notices in the app. 'moderation' is always sent, the others as chosen in the settings. */
export const NOTICE_KINDS = [
  'comment',
  'like',
  'counsel_answer',
  'inquiry_answer',
  'moderation',
  'contest',
  'health_due',
  'point',
  'notice',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export type Notice = {
  id: string;
  kind: NoticeKind;
  title: string;
  body: string;
  /** Path in the app, '/community/…'; null for a notice without a target. */
  path: string | null;
  /** ISO 8601 */
  created_at: string;
  read: boolean;
};
/** GET /notice (NoticePage), the newest first. */
export const noticesQuery = v.object({ cursor: cursorText, limit: pageLimit });
export type NoticePage = Page<Notice>;
/** GET /notice/unread; counts above UNREAD_MAX are answered as UNREAD_MAX. */
export const UNREAD_MAX = 99;
export type UnreadNotices = { count: number };
/** PUT /notice/read (UnreadNotices): these, or all of them without `ids`. */
export const noticesReadInput = v.object({
  ids: v.optional(
    limitedArray(rowId, { max: 100, message: '알림을 다시 골라 주세요.', tooMany: '알림을 다시 골라 주세요.' }),
  ),
});
export type NoticesReadInput = v.InferOutput<typeof noticesReadInput>;
