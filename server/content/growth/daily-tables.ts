import type { GrowthMeasure } from '@contract/mypage/growth';
import * as v from 'valibot';
import type { Lms } from './tables';
import head from './who-daily-head.json';
import height from './who-daily-height.json';
import weight from './who-daily-weight.json';

/** Last day of the tables, and the first one that is read standing. */
export const LAST_DAY = 1095;
export const STANDING_FROM_DAY = 731;

const whole = v.pipe(v.number(), v.integer());
/** Whole numbers, in units of the last printed decimal: the first day's figure, then the step from day to day. */
const column = v.pipe(
  v.object({ first: whole, steps: v.array(whole) }),
  v.check(({ steps }) => steps.length === 0 || steps.length === LAST_DAY, 'no step, or one a day'),
);
const columns = v.object({ L: column, M: column, S: column });
const dailyTableSchema = v.object({
  measure: v.picklist(['height', 'weight', 'head']),
  unit: v.picklist(['cm', 'kg']),
  along: v.literal('age_days'),
  source: v.pipe(v.string(), v.minLength(20)),
  licence: v.pipe(v.string(), v.minLength(20)),
  decimals: v.object({ L: whole, M: whole, S: whole }),
  sexes: v.object({ female: columns, male: columns }),
});

type Rows = Record<'L' | 'M' | 'S', readonly number[]>;

function toRows({ decimals, sexes }: v.InferOutput<typeof dailyTableSchema>, sex: 'female' | 'male'): Rows {
  const toColumn = (name: 'L' | 'M' | 'S') => {
    const { first, steps } = sexes[sex][name];
    let figure = first;
    return [first, ...steps.map((step) => (figure += step))].map((each) => each / 10 ** decimals[name]);
  };
  return { L: toColumn('L'), M: toColumn('M'), S: toColumn('S') };
}

/** By measure and sex. The Korean charts of 2017 took over these figures for the first 36 months. */
const DAILY = new Map<string, Rows>(
  [head, height, weight]
    .map((file) => v.parse(dailyTableSchema, file))
    .flatMap((table) =>
      (['female', 'male'] as const).map((sex) => [`${table.measure} ${sex}`, toRows(table, sex)] as const),
    ),
);

/**
 * The parameters of a day of life, 0–1095, of the WHO's standards; null of a measure without a table by day, and outside
 * of it. Length lying until day 730, height standing from day 731.
 */
export function findDailyLms(measure: GrowthMeasure, sex: 'female' | 'male', day: number): Lms | null {
  const rows = DAILY.get(`${measure} ${sex}`);
  const M = rows?.M[day];
  if (!rows || M === undefined) return null;
  return { L: rows.L[day] ?? rows.L[0] ?? Number.NaN, M, S: rows.S[day] ?? Number.NaN };
}
