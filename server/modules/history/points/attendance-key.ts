import { formatDay, seoulDay } from '@contract/common/calendar';

/** Under which the attendance of the day at `now` stands in the ledger. */
export const attendanceKey = (now: number) => `attendance:${formatDay(seoulDay(now))}`;
