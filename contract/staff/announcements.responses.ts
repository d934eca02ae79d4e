import { isoTime, page } from '@contract/common/response-parts';
import * as v from 'valibot';
import { ANNOUNCEMENT_STATES, AUDIENCES } from './announcements';

export const announcement = v.strictObject({
  id: v.string(),
  title: v.string(),
  body: v.string(),
  path: v.nullable(v.string()),
  audience: v.picklist(AUDIENCES.map((item) => item.audience)),
  from_month: v.nullable(v.number()),
  to_month: v.nullable(v.number()),
  state: v.picklist(ANNOUNCEMENT_STATES),
  send_at: isoTime,
  /** Null until everybody was reached. */
  sent_at: v.nullable(isoTime),
  /** People whose turn it was, those among them with a notice in the app, and those who opened or read that. */
  reached: v.number(),
  shown: v.number(),
  seen: v.number(),
});
export type Announcement = v.InferOutput<typeof announcement>;

export const announcementPage = page(announcement);
export type AnnouncementPage = v.InferOutput<typeof announcementPage>;

export const audienceSize = v.strictObject({ people: v.number() });
export type AudienceSize = v.InferOutput<typeof audienceSize>;
