import { plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { UPCOMING_KINDS } from './reminders';

export const upcomingReminder = v.strictObject({
  kind: v.picklist(UPCOMING_KINDS),
  /** YYYYMMDD on which it is sent in the morning. */
  on: plainDay,
  title: v.string(),
  body: v.string(),
});
export type UpcomingReminder = v.InferOutput<typeof upcomingReminder>;

/** GET reminder: what will come in the next half year, child by child, as things are recorded now. */
export const upcomingReminders = v.array(
  v.strictObject({ profile_id: v.string(), name: v.string(), reminders: v.array(upcomingReminder) }),
);
export type UpcomingReminders = v.InferOutput<typeof upcomingReminders>;
