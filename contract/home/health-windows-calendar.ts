import * as v from 'valibot';

/** Name of a child in calendar titles: 하○ · 하린 · none. */
export const CALENDAR_NAMES = ['initial', 'name', 'none'] as const;
export type CalendarNames = (typeof CALENDAR_NAMES)[number];

/**
 * PUT /health-windows/calendar: creates the address if there is none; `names` is how titles name the children. Absent it
 * stays as it is.
 */
export const calendarInput = v.object({
  names: v.optional(v.picklist(CALENDAR_NAMES, '제목에 이름을 어떻게 쓸지 골라 주세요.')),
});
export type CalendarInput = v.InferOutput<typeof calendarInput>;
