import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';
import { NOTICE_KINDS } from './notices';

export const notice = v.strictObject({
  id: v.string(),
  kind: v.picklist(NOTICE_KINDS),
  title: v.string(),
  body: v.string(),
  /** The path in the app it links to, '/community/…'; null without a link. */
  path: v.nullable(v.string()),
  /** ISO 8601 */
  created_at: isoTime,
  read: v.boolean(),
});
export type Notice = v.InferOutput<typeof notice>;

export const noticePage = page(notice);
export type NoticePage = v.InferOutput<typeof noticePage>;

export const unreadNotices = v.strictObject({ count: v.number() });
export type UnreadNotices = v.InferOutput<typeof unreadNotices>;
