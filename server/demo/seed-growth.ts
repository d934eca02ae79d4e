import { growthAge, toDayOfAge } from '@contract/common/age';
import { addMonths, dayFromNumber, dayNumber, formatDay, type PlainDay, seoulDay } from '@contract/common/calendar';
import type { GrowthRowInput } from '@contract/mypage/growth';
import type { Database } from '@server/db/database';
import { importEntries } from '@server/modules/mypage/growth/import-service';
import { type Sex, valueAt } from '@server/modules/mypage/growth/table-lookup';
import { asOwner } from '@server/modules/profiles/child-access';

type SeedGrowth = {
  /** Percentiles at birth (or at the due date) and today, interpolated between them. */
  height: [number, number];
  weight: [number, number];
  head: [number, number];
  /** Ages in completed months of the measurements; check-ups include the head. */
  months: readonly number[];
  /** Days after birth of the hospital's measurements before the due date. */
  early?: readonly { day: number; height_cm: number; weight_kg: number; head_cm: number }[];
};

const CHECK_UPS = [0, 4, 9, 18, 30, 42];

const SEED_GROWTH: Readonly<Record<string, SeedGrowth>> = {
  가람: {
    height: [40, 62],
    weight: [45, 55],
    head: [50, 48],
    months: [0, 1, 2, 4, 6, 9, 12, 15, 18, 22, 24, 27, 30, 33, 36, 39, 42, 45, 48],
  },
  나온: { height: [72, 58], weight: [66, 70], head: [60, 64], months: [0, 1, 2, 4, 6, 9, 12, 18, 21, 24, 25] },
  이루: {
    height: [6, 27],
    weight: [4, 22],
    head: [18, 34],
    months: [3, 4, 6, 8, 9, 11, 12, 14],
    early: [
      { day: 0, height_cm: 40.5, weight_kg: 1.62, head_cm: 28.5 },
      { day: 30, height_cm: 44, weight_kg: 2.35, head_cm: 31.5 },
    ],
  },
  도담: { height: [48, 55], weight: [38, 46], head: [42, 45], months: [0, 1, 2, 3, 4] },
};

type SeedChild = { name: string; gender: Sex; gestationWeeks: number | null };

/** Growth entries of the demo's children since birth, from the hospital and from home. */
export async function seedGrowth(
  tx: Database,
  of: { accountId: string; profileId: string },
  child: SeedChild,
  birth: PlainDay,
  now: number,
): Promise<void> {
  const growth = SEED_GROWTH[child.name];
  if (!growth) return;
  const early = (growth.early ?? []).map(
    ({ day, ...figures }): GrowthRowInput => ({
      measured_on: formatDay(toDayOfAge(birth, day)),
      ...figures,
      position: 'lying',
      place: 'clinic',
      note: day === 0 ? '태어난 날' : '병원에서 쟀어요',
    }),
  );
  const rows = growth.months.flatMap((months, index) => rowAt(growth, child, birth, months, index, now) ?? []);
  const ctx = asOwner({ db: tx, accountId: of.accountId, now });
  await importEntries(ctx, { profileId: of.profileId, rows: [...early, ...rows], confirmed: true, consent: true });
}

function rowAt(
  growth: SeedGrowth,
  child: SeedChild,
  birth: PlainDay,
  months: number,
  index: number,
  now: number,
): GrowthRowInput | null {
  // One or two days after the month is complete.
  const day = dayFromNumber(dayNumber(addMonths(birth, months)) + (months === 0 ? 0 : index % 4));
  if (dayNumber(day) > dayNumber(seoulDay(now))) return null;
  const age = growthAge(formatDay(birth), child.gestationWeeks, day);
  const along = index / (growth.months.length - 1);
  const at = (measure: 'height' | 'weight' | 'head', [from, to]: [number, number], step: number) => {
    const percentile = from + (to - from) * along + 3 * Math.sin(index * 1.7 + measure.length);
    const value = valueAt(Math.min(97, Math.max(2, percentile)), {
      standard: 'kr2017',
      measure,
      sex: child.gender,
      months: age.months,
      days: age.days,
    });
    return typeof value === 'number' ? Math.round(value / step) * step : null;
  };
  const isCheckUp = CHECK_UPS.includes(months);
  const tidy = (value: number | null, decimals: number) => (value === null ? null : Number(value.toFixed(decimals)));
  return {
    measured_on: formatDay(day),
    height_cm: tidy(at('height', growth.height, 0.1), 1),
    weight_kg: tidy(at('weight', growth.weight, months < 24 ? 0.05 : 0.1), 2),
    head_cm: isCheckUp || months < 6 ? tidy(at('head', growth.head, 0.1), 1) : null,
    position: null,
    place: isCheckUp ? 'clinic' : 'home',
    note: months === 0 ? '태어난 날' : isCheckUp ? '영유아 건강검진' : '',
  };
}
