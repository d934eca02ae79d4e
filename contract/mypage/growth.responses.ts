import { isoTime, plainDay } from '@contract/common/response-parts';
import { ageUsed } from '@contract/test/diagnostics.responses';
import * as v from 'valibot';
import {
  GROWTH_DEGREES,
  GROWTH_GAPS,
  GROWTH_MEASURES,
  GROWTH_PLACES,
  GROWTH_POSITIONS,
  GROWTH_RULES,
  GROWTH_STANDARDS,
} from './growth';

/** The units of a figure. */
export const growthUnit = v.picklist(['cm', 'kg', 'kg/m²']);
export type GrowthUnit = v.InferOutput<typeof growthUnit>;

export const growthImported = v.strictObject({ added: v.number(), skipped: v.number() });
export type GrowthImported = v.InferOutput<typeof growthImported>;

/** One value and its position in the growth standard. */
export const growthFigure = v.strictObject({
  measure: v.picklist(GROWTH_MEASURES),
  /** In `unit`, as measured; BMI rounded to one decimal, weight for height is the weight. */
  value: v.number(),
  unit: growthUnit,
  /** Input of the percentile: the value, or the height after lying and standing were brought together. In `unit`. */
  read_as: v.number(),
  /** cm added to the measured height (+0.7 standing before 24 months, −0.7 lying from then on); 0 otherwise. */
  adjusted_cm: v.number(),
  standard: v.picklist(GROWTH_STANDARDS),
  /** 0–100, and standard deviations from the median; both null where `gap` says why. */
  percentile: v.nullable(v.number()),
  z: v.nullable(v.number()),
  gap: v.nullable(v.picklist(GROWTH_GAPS)),
  /** Beyond IMPOSSIBLE_Z: a measured value, or the one that BMI or weight for height follows from; else null. */
  doubt: v.nullable(v.picklist(['value', 'source'])),
});
export type GrowthFigure = v.InferOutput<typeof growthFigure>;

export const growthEntry = v.strictObject({
  id: v.string(),
  profile_id: v.string(),
  /** YYYYMMDD */
  measured_on: plainDay,
  height_cm: v.nullable(v.number()),
  weight_kg: v.nullable(v.number()),
  head_cm: v.nullable(v.number()),
  /** Null without a height. */
  position: v.nullable(v.picklist(GROWTH_POSITIONS)),
  place: v.picklist(GROWTH_PLACES),
  note: v.string(),
  /** On the day it was measured. */
  age: ageUsed,
  /** Of what was measured, in the order of GROWTH_MEASURES. */
  figures: v.array(growthFigure),
  /** ISO 8601 */
  updated_at: isoTime,
  /** The name of another guardian who wrote it; null for one's own. */
  written_by: v.nullable(v.string()),
});
export type GrowthEntry = v.InferOutput<typeof growthEntry>;

/** A stretch of the curves without a break. Between two stretches nothing is drawn. */
export const growthStretch = v.strictObject({
  /** Source of the figures: of the Korean charts the first 36 months are the WHO's. */
  source: v.picklist(GROWTH_STANDARDS),
  /** How height is measured in it; null where it does not matter. */
  position: v.nullable(v.picklist(GROWTH_POSITIONS)),
  /** For weight for height, the ages it is meant for, in months, [from, to). */
  ages: v.strictTuple([v.number(), v.number()]),
  /** Months, or cm of height. */
  at: v.array(v.number()),
  /** Values in `unit`, one list a percentile of CURVE_PERCENTILES. */
  values: v.array(v.array(v.number())),
});
export type GrowthStretch = v.InferOutput<typeof growthStretch>;

/** Growth since an earlier entry, converted to a year. Of height and weight. */
export const growthVelocity = v.strictObject({
  from: v.strictObject({ measured_on: plainDay, value: v.number() }),
  /** Days between the two. */
  days: v.number(),
  /** In the measure's unit, over those days. */
  grown: v.number(),
  /** The same for a year, one decimal. */
  per_year: v.number(),
  /** True if a lying and a standing height were made comparable by 0.7 cm. */
  adjusted: v.boolean(),
});
export type GrowthVelocity = v.InferOutput<typeof growthVelocity>;

/** Two or more of the drawn curves were crossed within a year. */
export const growthCrossing = v.strictObject({
  from: v.strictObject({ measured_on: plainDay, percentile: v.number() }),
  direction: v.picklist(['up', 'down']),
  /** Of CURVE_PERCENTILES, in the order they were crossed. */
  curves: v.array(v.number()),
});
export type GrowthCrossing = v.InferOutput<typeof growthCrossing>;

/** The strongest thing a measurement is noted for. */
export const growthFinding = v.strictObject({
  rule: v.picklist(GROWTH_RULES),
  degree: v.picklist(GROWTH_DEGREES),
  /** Of a check-up: the paediatrician first, when it is more than a month away. */
  soon: v.boolean(),
  /** The entry it is compared with; null where one value says it. `value` in the measure's unit. */
  from: v.nullable(v.strictObject({ measured_on: plainDay, value: v.number() })),
  /** Days since birth on the day of the measurement. */
  age_days: v.number(),
});
export type GrowthFinding = v.InferOutput<typeof growthFinding>;

const growthChange = {
  /** Null without an earlier entry at a sensible distance, and of other measures. */
  velocity: v.nullable(growthVelocity),
  crossing: v.nullable(growthCrossing),
  finding: v.nullable(growthFinding),
};

/**
 * The entry and those of at least two earlier days stay near one curve, and no entry of the last year contradicts it
 * (`server/modules/mypage/growth/steady-growth.ts`).
 */
export const growthSteady = v.strictObject({
  since: plainDay,
  /** Completed months from then to the entry, 2–12. */
  months: v.number(),
});
export type GrowthSteady = v.InferOutput<typeof growthSteady>;

/** One entry on a chart. */
export const growthPoint = v.strictObject({
  entry_id: v.string(),
  /** YYYYMMDD */
  measured_on: plainDay,
  /** Exact months by the age used, or cm of height. */
  at: v.number(),
  /** As drawn, in `unit` (`GrowthFigure.read_as`). */
  value: v.number(),
  percentile: v.nullable(v.number()),
  /**
   * The percentile as the calculator of the official charts gives it, which knows completed months only; null where it
   * is the same by rule, and for a corrected age.
   */
  official_percentile: v.nullable(v.number()),
  doubt: growthFigure.entries.doubt,
  age: ageUsed,
  ...growthChange,
  /** Of height, weight and head. */
  steady: v.nullable(growthSteady),
});
export type GrowthPoint = v.InferOutput<typeof growthPoint>;

export const growthCurve = v.strictObject({
  measure: v.picklist(GROWTH_MEASURES),
  unit: growthUnit,
  standard: v.picklist(GROWTH_STANDARDS),
  sex: v.picklist(['female', 'male']),
  along: v.picklist(['age_months', 'height_cm']),
  stretches: v.array(growthStretch),
  /** Oldest first. */
  points: v.array(growthPoint),
});
export type GrowthCurve = v.InferOutput<typeof growthCurve>;

/** From the entry before to the latest one that has both. Percentiles 0–100. */
export const growthMovement = v.strictObject({
  measure: v.picklist(GROWTH_MEASURES),
  from: v.strictObject({ measured_on: plainDay, value: v.number(), percentile: v.number() }),
  to: v.strictObject({ measured_on: plainDay, value: v.number(), percentile: v.number() }),
});
export type GrowthMovement = v.InferOutput<typeof growthMovement>;

/** The newest value of one measure, with its change. */
export const growthNewest = v.strictObject({
  entry_id: v.string(),
  /** YYYYMMDD */
  measured_on: plainDay,
  age: ageUsed,
  figure: growthFigure,
  ...growthChange,
});
export type GrowthNewest = v.InferOutput<typeof growthNewest>;

/** Newest first. */
export const growthEntries = v.strictObject({
  entries: v.array(growthEntry),
  next_cursor: v.nullable(v.string()),
  /** Of the child, whatever the page. */
  total: v.number(),
  /** True until the guardian consents to storing health data. */
  consent_needed: v.boolean(),
  /** Today's age. */
  age: ageUsed,
  /** Of every measure there is a value of; on the first page only. */
  newest: v.array(growthNewest),
});
export type GrowthEntries = v.InferOutput<typeof growthEntries>;

/** Growth in the analyses. Series are oldest first; a day without a measurement is absent, never a zero. */
export const growthSummary = v.strictObject({
  standard: v.picklist(GROWTH_STANDARDS),
  latest: v.nullable(growthEntry),
  total: v.number(),
  movements: v.array(growthMovement),
  /** Of every measure there is a value of. */
  newest: v.array(growthNewest),
  series: v.array(
    v.strictObject({
      measure: v.picklist(GROWTH_MEASURES),
      unit: growthUnit,
      points: v.array(v.strictObject({ measured_on: plainDay, value: v.number(), percentile: v.nullable(v.number()) })),
    }),
  ),
});
export type GrowthSummary = v.InferOutput<typeof growthSummary>;
