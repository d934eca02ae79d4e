import { dayNumber, parseDay } from '@contract/common/calendar';
import { futureDayProblem } from '@contract/common/future-day';
import { openedAt } from '@contract/common/paging';
import { limitedArray } from '@contract/common/size-limit';
import { rowId, typedText } from '@contract/common/text';
import * as v from 'valibot';

/** Measures with a percentile. `bmi` and `weight_for_height` follow from height and weight of one entry. */
export const GROWTH_MEASURES = ['height', 'weight', 'head', 'bmi', 'weight_for_height'] as const;
export type GrowthMeasure = (typeof GROWTH_MEASURES)[number];

/** 2017 소아청소년 성장도표 (0–227 months) and the WHO Child Growth Standards (0–60 months). */
export const GROWTH_STANDARDS = ['kr2017', 'who'] as const;
export type GrowthStandard = (typeof GROWTH_STANDARDS)[number];

export const GROWTH_POSITIONS = ['lying', 'standing'] as const;
export type GrowthPosition = (typeof GROWTH_POSITIONS)[number];

export const GROWTH_PLACES = ['home', 'clinic', 'daycare', 'other'] as const;
export type GrowthPlace = (typeof GROWTH_PLACES)[number];

/** From this age in months height is measured standing, before it lying. */
export const STANDING_FROM_MONTHS = 24;
/** Mean difference between lying length and standing height. */
export const LYING_MINUS_STANDING_CM = 0.7;
export const GROWTH_NOTE_MAX = 200;
/** Maximum entries of one child, and of one import. */
export const GROWTH_ENTRIES_MAX = 2000;
export const GROWTH_IMPORT_MAX = 500;

/** Accepted range, inclusive. Decimals: 0.1 cm, 0.001 kg. */
export const GROWTH_LIMITS = {
  height_cm: { least: 20, most: 220, decimals: 1, label: '키', unit: 'cm' },
  weight_kg: { least: 0.3, most: 200, decimals: 3, label: '몸무게', unit: 'kg' },
  head_cm: { least: 15, most: 70, decimals: 1, label: '머리둘레', unit: 'cm' },
} as const;
export type GrowthField = keyof typeof GROWTH_LIMITS;
export const GROWTH_FIELDS = Object.keys(GROWTH_LIMITS) as GrowthField[];

const topicParticle = { height_cm: '키는', weight_kg: '몸무게는', head_cm: '머리둘레는' } as const;

/**
 * Factors of likely slips for a number beyond the range, most likely first: a length in millimetres, metres or without
 * its point, a weight in grams.
 */
const SLIPS = { height_cm: [0.1, 100, 10], head_cm: [0.1, 100, 10], weight_kg: [0.001] } as const;

/** The figure that was meant by one beyond the range; null where none is in it. */
function findMeant(field: GrowthField, value: number): number | null {
  const { least, most, decimals } = GROWTH_LIMITS[field];
  const meant = SLIPS[field].map((factor) => Number((value * factor).toFixed(decimals)));
  return meant.find((figure) => figure >= least && figure <= most) ?? null;
}

/** Why `value` is out of range, in a sentence for the parent, or null. */
export function growthValueProblem(field: GrowthField, value: number): string | null {
  const { least, most, decimals, unit } = GROWTH_LIMITS[field];
  const topic = topicParticle[field];
  if (!(value >= least && value <= most)) {
    const meant = findMeant(field, value);
    const range = `${topic} ${least}${unit}부터 ${most}${unit}까지 적을 수 있어요.`;
    return meant === null ? range : `${meant}${unit}인가요? ${topic} ${unit === 'kg' ? 'kg으로' : 'cm로'} 적어 주세요.`;
  }
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) > 1e-6
    ? `${topic} ${1 / 10 ** decimals}${unit}까지만 입력해 주세요.`
    : null;
}

/** Why the day of a measurement is invalid, or null. `now` in milliseconds; `birthDate` YYYYMMDD where it is known. */
export function measuredOnProblem(day: string, now: number, birthDate?: string): string | null {
  const measured = parseDay(day);
  if (!measured) return '잰 날을 다시 확인해 주세요. 달력에 없는 날짜예요.';
  const future = futureDayProblem(measured, now, '잰 날을 입력해 주세요.');
  if (future) return future;
  const birth = birthDate === undefined ? null : parseDay(birthDate);
  if (birth && dayNumber(measured) < dayNumber(birth)) return '태어나기 전 날짜예요. 잰 날을 다시 확인해 주세요.';
  return null;
}

const toMeasureSchema = (field: GrowthField) => {
  const { label } = GROWTH_LIMITS[field];
  return v.nullable(
    v.pipe(
      v.number(`${label}를 숫자로 입력해 주세요.`),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed ? growthValueProblem(field, dataset.value) : null;
        if (problem) addIssue({ message: problem });
      }),
    ),
  );
};

const measuredOn = (now: () => number) =>
  v.pipe(
    v.string('잰 날을 입력해 주세요.'),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? measuredOnProblem(dataset.value, now()) : null;
      if (problem) addIssue({ message: problem });
    }),
  );

export const NOTHING_MEASURED = '키, 몸무게, 머리둘레 가운데 하나는 입력해 주세요.';
const anyMeasure = <Entry extends Record<GrowthField, number | null>>() =>
  v.rawCheck<Entry>(({ dataset, addIssue }) => {
    if (!dataset.typed || GROWTH_FIELDS.some((field) => dataset.value[field] !== null)) return;
    const input = dataset.value;
    addIssue({
      message: NOTHING_MEASURED,
      path: [{ type: 'object', origin: 'value', input, key: 'height_cm', value: null }],
    });
  });

const height = toMeasureSchema('height_cm');
const weight = toMeasureSchema('weight_kg');
const head = toMeasureSchema('head_cm');
/** Position of the child at the measurement of its height; null: the usual one of the age. */
const position = v.nullable(v.picklist(GROWTH_POSITIONS, '누워서 쟀는지 서서 쟀는지 골라 주세요.'));
const place = v.picklist(GROWTH_PLACES, '잰 곳을 골라 주세요.');
const note = typedText('메모를', GROWTH_NOTE_MAX);

const entryEntries = (now: () => number) => ({
  /** YYYYMMDD */
  measured_on: measuredOn(now),
  height_cm: v.optional(height, null),
  weight_kg: v.optional(weight, null),
  head_cm: v.optional(head, null),
  position: v.optional(position, null),
  place: v.optional(place, 'home'),
  note: v.optional(note, ''),
});

/** One measurement as it is imported. */
export const growthRowInputAt = (now: () => number) => v.pipe(v.object(entryEntries(now)), anyMeasure());
export type GrowthRowInput = v.InferOutput<ReturnType<typeof growthRowInputAt>>;

const answersToQuestions = {
  /** The parent confirmed a value that seemed unlikely. */
  confirmed: v.optional(v.boolean(), false),
};

/** POST /growth/profile/{profileId}/entry. `id` is made by the device: the same entry sent twice is one. */
export const growthEntryInputAt = (now: () => number) =>
  v.pipe(
    v.object({
      id: rowId,
      ...entryEntries(now),
      ...answersToQuestions,
      /** Consent to storing health data, given with this request. */
      consent: v.optional(v.boolean(), false),
    }),
    anyMeasure(),
  );
const growthEntryInput = growthEntryInputAt(Date.now);
export type GrowthEntryInput = v.InferOutput<typeof growthEntryInput>;

/**
 * PUT /growth/profile/{profileId}/entry/{entryId}. An absent field stays as it is, null removes it. `updated_at` is null
 * for an entry whose creation was never answered: CONFLICT when it has changed since it was created.
 */
export const growthChangeInputAt = (now: () => number) =>
  v.object({
    measured_on: measuredOn(now),
    height_cm: v.optional(height),
    weight_kg: v.optional(weight),
    head_cm: v.optional(head),
    position: v.optional(position),
    place: v.optional(place),
    note: v.optional(note),
    ...answersToQuestions,
    updated_at: v.nullable(openedAt),
  });
export type GrowthChangeInput = v.InferOutput<ReturnType<typeof growthChangeInputAt>>;

/** POST /growth/profile/{profileId}/import: rows that the parent saw in the preview. Existing rows are skipped. */
export const growthImportInputAt = (now: () => number) =>
  v.object({
    rows: v.pipe(
      limitedArray(growthRowInputAt(now), {
        max: GROWTH_IMPORT_MAX,
        message: '가져올 기록이 없어요.',
        tooMany: `한 번에 ${GROWTH_IMPORT_MAX}개까지 가져올 수 있어요.`,
      }),
      v.minLength(1, '가져올 기록이 없어요.'),
    ),
    ...answersToQuestions,
    consent: v.optional(v.boolean(), false),
  });
export type GrowthImportInput = v.InferOutput<ReturnType<typeof growthImportInputAt>>;

/** GET /growth/profile/{profileId}. `cursor` is the `next_cursor` of the page before. */
export const growthListQuery = v.object({
  standard: v.optional(v.picklist(GROWTH_STANDARDS), 'kr2017'),
  cursor: v.optional(v.pipe(v.string(), v.regex(/^\d{8}_[0-9a-f-]{36}$/))),
});
export type GrowthListQuery = v.InferOutput<typeof growthListQuery>;

/** GET /growth/profile/{profileId}/curve/{measure} */
export const growthCurveQuery = v.object({ standard: v.optional(v.picklist(GROWTH_STANDARDS), 'kr2017') });
export type GrowthCurveQuery = v.InferOutput<typeof growthCurveQuery>;

/**
 * Why there is no percentile: measured before the due date of an early-born child · past the last month of the table ·
 * before its first month (BMI) · a height the table does not reach (weight for height) · a value no z-score belongs to.
 */
export const GROWTH_GAPS = ['before_term', 'too_old', 'too_young', 'height_out_of_table', 'no_score'] as const;
export type GrowthGap = (typeof GROWTH_GAPS)[number];

/**
 * Action that a measurement calls for, weakest first: nothing · the next check-up · the paediatrician within a month ·
 * within the week.
 */
export const GROWTH_DEGREES = ['none', 'next_checkup', 'within_a_month', 'this_week'] as const;
export type GrowthDegree = (typeof GROWTH_DEGREES)[number];

/**
 * Reason for which a measurement is noted (`server/content/growth/degree-rules.ts`); of two of one degree the first is
 * shown. `mistyped`: a value no child of the age has.
 */
export const GROWTH_RULES = [
  'mistyped',
  'birth_weight',
  'weight_lost',
  'no_gain',
  'slow_gain',
  'head_crossed',
  'very_low',
  'head_very_high',
  'head_high_first_year',
  'slow_height',
  'fast_height',
  'obese',
  'crossed',
  'weight_fell',
  'short',
  'underweight',
  'thin',
  'overweight',
  'outside',
] as const;
export type GrowthRule = (typeof GROWTH_RULES)[number];

/** Beyond so many standard deviations a value is asked about, drawn at the edge, and nothing is compared with it. */
export const IMPOSSIBLE_Z = 6;

/** Percentiles that a chart draws. */
export const CURVE_PERCENTILES = [3, 15, 50, 85, 97] as const;
