import { formatDay, type PlainDay, parseDay, seoulDay } from '@contract/common/calendar';
import { notificationKind } from '@contract/notices/notifications';
import { isDaytime } from '@server/modules/notices/quiet-hours';
import { type Parent, simulateYears } from './years-fixture';

const day = (text: string): PlainDay => parseDay(text) ?? { year: 0, month: 0, day: 0 };
const child = (name: string, birth: string, gestationWeeks: number | null = null) => ({
  name,
  birth: day(birth),
  gestationWeeks,
});

const FAMILIES = [
  ['a child born on time', [child('하린', '20261125')]],
  ['a child born on a day that shorter months do not have', [child('하린', '20240831')]],
  ['twins born early', [child('하린', '20260110', 30), child('하민', '20260110', 30)]],
] as const;

describe.each(FAMILIES)('the notices of six years about %s', (_, births) => {
  test.each<Parent>(['silent', 'diligent'])(
    'are at most two a day, none at night, none twice (a %s parent)',
    (parent) => {
      const pushes = simulateYears(births, parent);
      const days = new Map<string, number>();
      for (const { at } of pushes) {
        const on = formatDay(seoulDay(at));
        days.set(on, (days.get(on) ?? 0) + 1);
      }
      expect(Math.max(...days.values())).toBeLessThanOrEqual(2);
      expect(pushes.filter(({ at }) => !isDaytime(at))).toEqual([]);
      const kinds = new Set(pushes.flatMap(({ notices }) => notices.map(({ kind }) => kind)));
      expect([...kinds].every((kind) => notificationKind(kind)?.dayOnly)).toBe(true);
      const keys = pushes.flatMap(({ notices }) =>
        notices.flatMap((notice) => notice.keys.map((key) => `${notice.child} ${key}`)),
      );
      expect(new Set(keys).size).toBe(keys.length);
      // Twelve checks, and something of each kind that follows from age.
      expect(keys.filter((key) => /development-.*opens/.test(key))).toHaveLength(
        parent === 'silent' || births.length === 1 ? 12 * births.length : 24,
      );
      expect(kinds).toEqual(new Set(['health_due', 'check_due', 'growth_due', 'weekly_letter']));
    },
  );
});

test('a child that is looked after hears of no end of a window', () => {
  const keys = simulateYears([child('하린', '20261125')], 'diligent').flatMap(({ notices }) =>
    notices.flatMap((notice) => notice.keys),
  );
  expect(keys.filter((key) => key.endsWith('/closes'))).toEqual([]);
});
