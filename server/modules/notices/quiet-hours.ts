import { seoulMidnight } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import { isWanted, type NotificationChoices, notificationKind } from '@contract/notices/notifications';

export const FROM_HOUR = 8;
const TO_HOUR = 21;

/** True if it is between 08:00 and 21:00 in Asia/Seoul. */
export const isDaytime = (now: number): boolean => {
  const hour = sinceMidnight(now) / HOUR_MS;
  return hour >= FROM_HOUR && hour < TO_HOUR;
};

/** `now` by day; at night the next 08:00 in Asia/Seoul. In milliseconds since the epoch. */
function nextDaytime(now: number): number {
  if (isDaytime(now)) return now;
  const morning = seoulMidnight(now) + FROM_HOUR * HOUR_MS;
  return morning > now ? morning : morning + DAY_MS;
}

/** 08:00 in Asia/Seoul of the day after `now`. */
export const nextMorning = (now: number): number => seoulMidnight(now) + DAY_MS + FROM_HOUR * HOUR_MS;

/** When a push or mail of this kind may reach this person at the earliest. */
export const mayGoAt = (kind: string, chosen: NotificationChoices, now: number): number =>
  notificationKind(kind)?.dayOnly || isWanted(chosen, 'quiet_night', 'app') ? nextDaytime(now) : now;

const sinceMidnight = (now: number) => now - seoulMidnight(now);
