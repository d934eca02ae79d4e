import { completedGrowthMonths, growthAge } from '@contract/common/age';
import { addMonths, dayFromNumber, dayNumber, formatDay, parseDay } from '@contract/common/calendar';
import type { GrowthMeasure } from '@contract/mypage/growth';
import { findDailyLms } from '@server/content/growth/daily-tables';
import { growthTable } from '@server/content/growth/tables';
import { type Growing, toFigures, toOfficialPercentile } from './entry-figures';
import { zOfValue } from './lms';
import { lmsAt } from './table-lookup';

const GIRL: Growing = { birthDate: '20260715', gender: 'female', gestationWeeks: null };
const toDay = (text: string) => {
  const day = parseDay(text);
  if (!day) throw new Error(text);
  return day;
};

/** The figure of one measure of a child on a day. */
function read(child: Growing, measuredOn: string, given: { height?: number; weight?: number; head?: number }) {
  const age = growthAge(child.birthDate, child.gestationWeeks, toDay(measuredOn));
  const entry = {
    measuredOn,
    heightMm: given.height === undefined ? null : Math.round(given.height * 10),
    weightG: given.weight === undefined ? null : Math.round(given.weight * 1000),
    headMm: given.head === undefined ? null : Math.round(given.head * 10),
    position: age.months < 24 ? ('lying' as const) : ('standing' as const),
  };
  const [figure] = toFigures(entry, child, 'kr2017');
  if (!figure) throw new Error('Nothing was measured');
  const toTenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);
  return {
    months: age.months,
    days: age.days,
    z: figure.z,
    percentile: toTenth(figure.percentile),
    official: toTenth(toOfficialPercentile(figure, age, child)),
  };
}

describe('a girl that is always median is read at the median on every day', () => {
  test.each([
    [0, '20260715', 0, 49.1, -0.03, 49, 49],
    [29, '20260813', 0, 53.5, 0, 49.9, 99],
    [31, '20260815', 1, 53.8, 0.02, 50.9, 52.3],
    [60, '20260913', 1, 57, 0.01, 50.4, 95.5],
    [62, '20260915', 2, 57.2, 0.01, 50.4, 52.6],
  ])(
    'day %i (%s, %i months), %d cm: z %d, P%d; by completed months P%d',
    (days, on, months, height, z, p, official) => {
      expect(read(GIRL, on, { height })).toEqual({ months, days, z: expect.closeTo(z, 2), percentile: p, official });
    },
  );

  test.each([
    [0, '20260715', 3.23, 49.8, 49.8],
    [29, '20260813', 4.14, 50.3, 96.7],
    [31, '20260815', 4.21, 50.2, 51.6],
    [60, '20260913', 5.1, 49.7, 92.8],
    [62, '20260915', 5.16, 50.1, 51.9],
  ])('day %i (%s), %d kg: P%d; by completed months P%d', (days, on, weight, percentile, official) => {
    expect(read(GIRL, on, { weight })).toMatchObject({ days, percentile, official });
  });
});

test.each([
  ['20260901', 'female', '20260901', { weight: 3.2 }, -0.07, 47.2],
  ['20260901', 'female', '20260927', { weight: 3.3 }, -1.4, 8],
  ['20260901', 'male', '20260915', { weight: 3 }, -1.54, 6.2],
  ['20260901', 'male', '20260921', { weight: 2.9 }, -2.26, 1.2],
  ['20260601', 'male', '20261120', { head: 46 }, 2.4, 99.2],
  ['20260510', 'female', '20261110', { head: 40 }, -1.71, 4.4],
  ['20251210', 'female', '20261115', { weight: 6.2 }, -2.91, 0.2],
  ['20260715', 'female', '20261120', { weight: 4.2 }, -3.52, 0],
  ['20251101', 'male', '20261115', { height: 66 }, -4.29, 0],
  ['20250801', 'male', '20261115', { weight: 14.5 }, 3.02, 99.9],
] as const)('born %s (%s), measured %s, %p: z %d, P%d', (birthDate, gender, on, given, z, percentile) => {
  expect(read({ birthDate, gender, gestationWeeks: null }, on, given)).toMatchObject({
    z: expect.closeTo(z, 1),
    percentile,
  });
});

/** The row of the tables that a height is read at, by its median. */
const getRow = (birth: string, on: string, sex: 'female' | 'male') => {
  const { months, days } = growthAge(birth, null, toDay(on));
  const read = lmsAt({ standard: 'kr2017', measure: 'height', sex, months, days });
  return 'gap' in read ? read.gap : read.lms;
};

test('the child that completes 24 months on day 730 is read standing, at row 731', () => {
  expect(getRow('20240301', '20260228', 'female')).toEqual(findDailyLms('height', 'female', 729));
  expect(getRow('20240301', '20260301', 'female')).toEqual(findDailyLms('height', 'female', 731));
  expect(growthAge('20240301', null, toDay('20260301'))).toMatchObject({ days: 730, months: 24 });
  // and one that does on day 731 as well
  expect(getRow('20240201', '20260131', 'female')).toEqual(findDailyLms('height', 'female', 730));
  expect(getRow('20240201', '20260201', 'female')).toEqual(findDailyLms('height', 'female', 731));
});

test('the last day before 36 months is read by day, the next one on the Korean table by months', () => {
  expect(growthAge('20231120', null, toDay('20261119'))).toMatchObject({ days: 1095, months: 35 });
  expect(getRow('20231120', '20261119', 'male')).toEqual(findDailyLms('height', 'male', 1095));
  expect(getRow('20231120', '20261120', 'male')).toMatchObject({ M: 96.4961 });
  expect(getRow('20231120', '20261219', 'male')).toEqual(getRow('20231120', '20261120', 'male'));
});

test('a corrected age is counted in days from the due date, and there is no figure before it', () => {
  const child: Growing = { birthDate: '20250310', gender: 'female', gestationWeeks: 31 };
  // birth + 280 − 7 × 31 days
  expect(growthAge('20250310', 31, toDay('20250511'))).toMatchObject({ days: -1, beforeTerm: true });
  expect(growthAge('20250310', 31, toDay('20250512'))).toMatchObject({ days: 0, beforeTerm: false });
  expect(read(child, '20250511', { weight: 3.2 }).percentile).toBeNull();
  expect(read(child, '20250512', { weight: 3.2 })).toMatchObject({ days: 0, percentile: 47.2 });
  // the official calculator knows no corrected age
  expect(read(child, '20250512', { weight: 3.2 }).official).toBeNull();
});

test('the tables by day and by month agree at every month, within the rounding of what is printed', () => {
  let worst = 0;
  for (const measure of ['height', 'weight', 'head'] as const) {
    for (const sex of ['female', 'male'] as const) {
      for (const stretch of growthTable('kr2017', measure).sexes[sex].filter(({ ages }) => ages[1] <= 36)) {
        stretch.M.forEach((M, row) => {
          const months = stretch.from + row;
          const day = Math.round(months * 30.4375);
          const byMonth = { L: stretch.L[row] ?? 1, M, S: stretch.S[row] ?? 1 };
          const daily = lmsAt({ standard: 'kr2017', measure, sex, months, days: day });
          if ('gap' in daily) throw new Error(daily.gap);
          worst = Math.max(worst, Math.abs(zOfValue(M, daily.lms, 'lms')), Math.abs(zOfValue(M, byMonth, 'lms')));
        });
      }
    }
  }
  expect(worst).toBeLessThan(0.04);
});

test('between two days below 36 months the same value moves by no more than a day of growth, except at 24', () => {
  const birth = toDay('20230115');
  const jumps: string[] = [];
  for (const measure of ['height', 'weight', 'head'] as const satisfies readonly GrowthMeasure[]) {
    for (const sex of ['female', 'male'] as const) {
      let before: number | null = null;
      for (let day = 0; day < dayNumber(addMonths(birth, 36)) - dayNumber(birth); day += 1) {
        const on = dayFromNumber(dayNumber(birth) + day);
        const months = completedGrowthMonths(birth, on);
        const read = lmsAt({ standard: 'kr2017', measure, sex, months, days: day });
        const next = findDailyLms(measure, sex, day + 1);
        if ('gap' in read) throw new Error(`${formatDay(on)} ${read.gap}`);
        // the median of the next day, read on this one: a day of median growth
        const grown = next ? zOfValue(next.M, read.lms, 'lms') : 0;
        if (before !== null && Math.abs(zOfValue(before, read.lms, 'lms')) > 0.12)
          jumps.push(`${measure} ${sex} ${months}`);
        if (Math.abs(grown) > 0.12) jumps.push(`${measure} ${sex} ${months}`);
        before = read.lms.M;
      }
    }
  }
  expect([...new Set(jumps)].filter((jump) => !/^height \w+ (23|24)$/.test(jump))).toEqual([]);
});
