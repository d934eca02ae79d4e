import * as v from 'valibot';

/** Name of a child in calendar titles: 하○ · 하린 · none. */
export const CALENDAR_NAMES = ['initial', 'name', 'none'] as const;
export type CalendarNames = (typeof CALENDAR_NAMES)[number];

/** GET /health-windows/calendar: the account's calendar to subscribe to; null where there is none. */
export type CalendarFeed = {
  names: CalendarNames;
  /**
   * '/calendar/{64 hex digits}.ics' at this host; the address is the only secret. Null when it cannot be derived any
   * more: create a new one.
   */
  path: string | null;
  /** ISO 8601: when this address was made. */
  created_at: string;
};

/** PUT /health-windows/calendar: creates the address if there is none, and sets the form of the names. */
export const calendarInput = v.object({
  names: v.optional(v.picklist(CALENDAR_NAMES, '제목에 이름을 어떻게 쓸지 골라 주세요.'), 'initial'),
});
export type CalendarInput = v.InferOutput<typeof calendarInput>;
