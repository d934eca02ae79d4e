import { formatDay, seoulDay } from '@contract/common/calendar';

/** The ledger key of the attendance on the day of `now`. */
export const attendanceKey = (now: number) => `attendance:${formatDay(seoulDay(now))}`;
