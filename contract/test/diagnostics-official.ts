import { parseDay } from '@contract/common/calendar';
import { openedAt } from '@contract/common/paging';
import { limitedArray } from '@contract/common/size-limit';
import { typedText } from '@contract/common/text';
import { uploadPath } from '@contract/uploads/uploads';
import * as v from 'valibot';
import { DOMAINS } from './diagnostics-kinds';

/**
 * The official developmental screening (K-DST) that clinics give at an infant check-up, as a parent copies it from the
 * result sheet. Rounds and completed months with it: 건강검진 실시기준 (보건복지부고시 제2023-292호) 제8조제2항.
 * The self-help domain begins at 18 months, so the sheet of round 3 has five rows of domains.
 */
export const OFFICIAL_ROUNDS = [
  { round: 3, from_month: 9, to_month: 12, self_help: false },
  { round: 4, from_month: 18, to_month: 24, self_help: true },
  { round: 5, from_month: 30, to_month: 36, self_help: true },
  { round: 6, from_month: 42, to_month: 48, self_help: true },
  { round: 7, from_month: 54, to_month: 60, self_help: true },
  { round: 8, from_month: 66, to_month: 71, self_help: true },
] as const;
const OFFICIAL_ROUND_NUMBERS = OFFICIAL_ROUNDS.map(({ round }) => round);
export type OfficialRound = (typeof OFFICIAL_ROUNDS)[number]['round'];

/**
 * The level printed on the sheet for a domain, as the clinic ticked it: 빠른 수준 … 심화평가 권고, and 지속관리 필요 for a child
 * already in care. Used for copied entries only, never for our own checks.
 */
export const OFFICIAL_LEVELS = ['ahead', 'on_track', 'follow_up', 'further_evaluation', 'continued_care'] as const;
export type OfficialLevel = (typeof OFFICIAL_LEVELS)[number];

/** Author of a result: a parent from the paper, or the clinic itself, which a guardian approved. */
export const OFFICIAL_SOURCES = ['parent', 'clinic'] as const;

export const PLACE_MAX = 60;
export const OFFICIAL_NOTE_MAX = 500;
/** Both sides of the paper. */
export const OFFICIAL_PHOTOS_MAX = 2;

const row = v.nullable(v.picklist(OFFICIAL_LEVELS, '결과를 다시 골라 주세요.'));
const checkup = {
  round: v.picklist(OFFICIAL_ROUND_NUMBERS, '몇 차 검진인지 골라 주세요.'),
  /** YYYYMMDD, not before the birth and not in the future (the server knows both). */
  taken_on: v.pipe(
    v.string('검진받은 날을 입력해 주세요.'),
    v.check((text) => parseDay(text) !== null, '검진받은 날을 다시 확인해 주세요.'),
  ),
};
const place = typedText('검진받은 곳을', PLACE_MAX);
const note = typedText('메모를', OFFICIAL_NOTE_MAX);
/** Of the paper: paths of own uploads. */
const photos = limitedArray(uploadPath, {
  max: OFFICIAL_PHOTOS_MAX,
  message: '사진을 다시 올려 주세요.',
  tooMany: `사진은 ${OFFICIAL_PHOTOS_MAX}장까지 붙일 수 있어요.`,
});
/** Consent to storing health records, given with this request. */
const consent = v.optional(v.boolean(), false);
const ROWS_MISSING = '결과지에 적힌 결과를 골라 주세요.';
const absentRow = v.optional(row, null);
const hasSelfHelp = (round: number) => OFFICIAL_ROUNDS.some((each) => each.round === round && each.self_help);

/** POST …/official-result. A domain that is not on the sheet is null. */
export const officialResultInput = v.pipe(
  v.object({
    ...checkup,
    rows: v.object(
      {
        gross_motor: absentRow,
        fine_motor: absentRow,
        cognitive: absentRow,
        language: absentRow,
        social: absentRow,
        self_help: absentRow,
      },
      ROWS_MISSING,
    ),
    place: v.optional(place, ''),
    note: v.optional(note, ''),
    photos: v.optional(photos, []),
    consent,
  }),
  v.forward(
    // reported together with the other field errors
    v.partialCheck(
      [['rows']],
      ({ rows }) => DOMAINS.some((domain) => rows[domain] !== null),
      '결과지에서 한 영역 이상 골라 주세요.',
    ),
    ['rows'],
  ),
  v.forward(
    v.check(
      ({ round, rows }) => rows.self_help === null || hasSelfHelp(round),
      '3차 검진 결과지에는 자조가 없어요. 비워 두세요.',
    ),
    ['rows', 'self_help'],
  ),
);
export type OfficialResultInput = v.InferOutput<typeof officialResultInput>;

/** PUT …/official-result/{id}. An absent field or domain stays as it is, null removes it. */
export const officialChangeInput = v.object({
  ...checkup,
  rows: v.object(v.entriesFromList(DOMAINS, v.optional(row)), ROWS_MISSING),
  place: v.optional(place),
  note: v.optional(note),
  photos: v.optional(photos),
  consent,
  updated_at: openedAt,
});
export type OfficialChangeInput = v.InferOutput<typeof officialChangeInput>;
