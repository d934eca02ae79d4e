import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { CALENDAR_NAMES } from './health-windows-calendar';

/** GET /health-windows/calendar: the account's calendar to subscribe to; null where there is none. */
export const calendarFeed = v.strictObject({
  names: v.picklist(CALENDAR_NAMES),
  /**
   * '/calendar/{64 hex digits}.ics' on this host; the link alone gives read access. Null when it cannot be shown again:
   * make a new one.
   */
  path: v.nullable(v.string()),
  /** ISO 8601: when this address was made. */
  created_at: isoTime,
});
export type CalendarFeed = v.InferOutput<typeof calendarFeed>;
