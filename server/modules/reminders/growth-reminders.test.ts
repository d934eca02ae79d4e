import { addMonths, formatDay } from '@contract/common/calendar';
import { growthReminders } from './growth-reminders';
import type { ReminderChild } from './reminder';
import { toNotices } from './reminder-texts';

const CHILD: ReminderChild = {
  id: '00000000-0000-4000-8000-000000000000',
  name: '하린',
  birthDate: '20260301',
  gestationWeeks: null,
  createdAt: new Date('2026-03-01T00:00:00+09:00'),
  combinedVaccine: null,
  bookletUntil: null,
};

test.each([
  ['never measures', null],
  ['measured once', '20260601'],
])('who %s is reminded half-yearly, and reads no sentence more than three times', (_, measuredOn) => {
  const reminders = growthReminders(CHILD, { marks: new Map(), attempts: [], measuredOn });
  const days = reminders.map(({ on }) => on);
  for (const [index, day] of days.slice(1).entries()) {
    const before = days[index];
    expect(before && formatDay(day)).toBe(before && formatDay(addMonths(before, 6)));
  }
  const bodies = reminders.flatMap((reminder) => toNotices(CHILD, [reminder], reminder.on).map(({ body }) => body));
  const times = new Map<string, number>();
  for (const body of bodies) times.set(body, (times.get(body) ?? 0) + 1);
  expect(bodies.length).toBeGreaterThanOrEqual(11);
  expect(Math.max(...times.values())).toBeLessThanOrEqual(3);
});
