import { dayNumber, parseDay, seoulDay } from '@contract/common/calendar';
import { limitedArray } from '@contract/common/size-limit';
import { rowId, typedText } from '@contract/common/text';
import * as v from 'valibot';

/** What a percentile is given for. `bmi` and `weight_for_height` follow from height and weight of one entry. */
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

/** Why `value` is out of range, in a sentence for the parent, or null. */
export function growthValueProblem(field: GrowthField, value: number): string | null {
  const { least, most, decimals, unit } = GROWTH_LIMITS[field];
  const topic = topicParticle[field];
  if (field === 'weight_kg' && value > most && value >= least * 1000 && value <= most * 1000)
    return `몸무게는 kg으로 입력해 주세요. ${value}g이라면 ${value / 1000}kg이에요.`;
  if (!(value >= least && value <= most)) return `${topic} ${least}${unit}부터 ${most}${unit}까지 적을 수 있어요.`;
  const scaled = value * 10 ** decimals;
  return Math.abs(scaled - Math.round(scaled)) > 1e-6
    ? `${topic} ${1 / 10 ** decimals}${unit}까지만 입력해 주세요.`
    : null;
}

/** Why the day of a measurement is invalid, or null. `now` in milliseconds; `birthDate` YYYYMMDD where it is known. */
export function measuredOnProblem(day: string, now: number, birthDate?: string): string | null {
  const measured = parseDay(day);
  if (!measured) return '잰 날을 다시 확인해 주세요. 달력에 없는 날짜예요.';
  if (dayNumber(measured) > dayNumber(seoulDay(now))) return '아직 오지 않은 날짜예요. 잰 날을 입력해 주세요.';
  const birth = birthDate === undefined ? null : parseDay(birthDate);
  if (birth && dayNumber(measured) < dayNumber(birth)) return '태어나기 전 날짜예요. 잰 날을 다시 확인해 주세요.';
  return null;
}

const toMeasureSchema = (field: GrowthField) => {
  const { label } = GROWTH_LIMITS[field];
  return v.optional(
    v.nullable(
      v.pipe(
        v.number(`${label}를 숫자로 입력해 주세요.`),
        v.rawCheck(({ dataset, addIssue }) => {
          const problem = dataset.typed ? growthValueProblem(field, dataset.value) : null;
          if (problem) addIssue({ message: problem });
        }),
      ),
    ),
    null,
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

const entryEntries = (now: () => number) => ({
  /** YYYYMMDD */
  measured_on: measuredOn(now),
  height_cm: toMeasureSchema('height_cm'),
  weight_kg: toMeasureSchema('weight_kg'),
  head_cm: toMeasureSchema('head_cm'),
  /** How the height was measured; null: the way that is usual for the age. */
  position: v.optional(v.nullable(v.picklist(GROWTH_POSITIONS, '누워서 쟀는지 서서 쟀는지 골라 주세요.')), null),
  place: v.optional(v.picklist(GROWTH_PLACES, '잰 곳을 골라 주세요.'), 'home'),
  note: v.optional(typedText('메모를', GROWTH_NOTE_MAX), ''),
});

/** One measurement as it is imported. */
const growthRowInputAt = (now: () => number) => v.pipe(v.object(entryEntries(now)), anyMeasure());
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

/** PUT /growth/profile/{profileId}/entry/{entryId}: replaces the whole entry. */
export const growthChangeInputAt = (now: () => number) =>
  v.pipe(v.object({ ...entryEntries(now), ...answersToQuestions }), anyMeasure());
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

/** Percentiles that a chart draws. */
export const CURVE_PERCENTILES = [3, 15, 50, 85, 97] as const;
