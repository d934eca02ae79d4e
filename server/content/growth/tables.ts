import type { GrowthMeasure, GrowthStandard } from '@contract/mypage/growth';
import { GROWTH_MEASURES, GROWTH_POSITIONS, GROWTH_STANDARDS } from '@contract/mypage/growth';
import * as v from 'valibot';
import krBmi from './kr2017-bmi.json';
import krHead from './kr2017-head.json';
import krHeight from './kr2017-height.json';
import krWeight from './kr2017-weight.json';
import krWeightForHeight from './kr2017-weight-for-height.json';
import whoBmi from './who-bmi.json';
import whoHead from './who-head.json';
import whoHeight from './who-height.json';
import whoWeight from './who-weight.json';
import whoWeightForHeight from './who-weight-for-height.json';

/** Cole's parameters of a skewed normal distribution: power, median (in the table's unit), coefficient of variation. */
export type Lms = { L: number; M: number; S: number };

const finite = v.pipe(v.number(), v.finite());
const positive = v.pipe(finite, v.gtValue(0));

const stretch = v.pipe(
  v.object({
    /** Source of the figures: of the Korean charts the first 36 months are the WHO's. */
    source: v.picklist(GROWTH_STANDARDS),
    position: v.nullable(v.picklist(GROWTH_POSITIONS)),
    /** For which ages in completed months, [from, to). */
    ages: v.tuple([finite, finite]),
    /** Month, or height in cm, of the first row, and the step from row to row. */
    from: finite,
    step: positive,
    L: v.array(finite),
    M: v.array(positive),
    S: v.array(positive),
  }),
  v.check(({ L, M, S }) => L.length > 1 && L.length === M.length && M.length === S.length, 'L, M and S of one length'),
);
export type Stretch = v.InferOutput<typeof stretch>;

const growthTableSchema = v.object({
  standard: v.picklist(GROWTH_STANDARDS),
  measure: v.picklist(GROWTH_MEASURES),
  unit: v.picklist(['cm', 'kg', 'kg/m²']),
  along: v.picklist(['age_months', 'height_cm']),
  source: v.pipe(v.string(), v.minLength(20)),
  licence: v.pipe(v.string(), v.minLength(20)),
  sexes: v.object({ female: v.array(stretch), male: v.array(stretch) }),
});
export type GrowthTable = v.InferOutput<typeof growthTableSchema>;

const files: unknown[] = [
  [krHeight, krWeight, krHead, krBmi, krWeightForHeight],
  [whoHeight, whoWeight, whoHead, whoBmi, whoWeightForHeight],
].flat();
export const GROWTH_TABLES: readonly GrowthTable[] = files.map((file) => v.parse(growthTableSchema, file));

const byName = new Map(GROWTH_TABLES.map((table) => [`${table.standard} ${table.measure}`, table]));

export function growthTable(standard: GrowthStandard, measure: GrowthMeasure): GrowthTable {
  const table = byName.get(`${standard} ${measure}`);
  if (!table) throw new Error(`No table of ${standard} for ${measure}`);
  return table;
}
