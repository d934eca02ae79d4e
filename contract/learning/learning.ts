import type { StrokeGroup } from '@contract/admin-stroke/stroke-lists';
import { STROKES_MAX } from '@contract/admin-stroke/strokes';
import { guardianPassword } from '@contract/auth/guardian';
import { deviceTime } from '@contract/common/device-time';
import { limitedArray } from '@contract/common/size-limit';
import { rowId } from '@contract/common/text';
import { HOUR_MS } from '@contract/common/time';
import * as v from 'valibot';

/** The order in which the groups are taught; GET /learning/glyph answers in it. */
export const LEARNING_GROUPS = [
  'consonant',
  'vowel',
  'syllable',
  'digit',
  'upper',
  'lower',
  'other',
] as const satisfies readonly StrokeGroup[];

/** Letters of each group that are open to everybody, the first ones taught; a used coupon opens the rest. */
export const FREE_LETTERS_A_GROUP = 5;

export const HANDS = ['right', 'left'] as const;
export type Hand = (typeof HANDS)[number];
/** Minutes a day; null: no limit. */
export const DAILY_LIMITS = [null, 10, 15, 20, 30, 45, 60] as const;
export type DailyLimit = (typeof DAILY_LIMITS)[number];
/** Minutes that a parent may add to today at a time. */
export const EXTRA_MINUTES = [5, 10, 20] as const;

const count = (label: string, min: number, max: number) => {
  const words = `${label} 값이 맞지 않아요.`;
  return v.pipe(v.number(words), v.integer(words), v.minValue(min, words), v.maxValue(max, words));
};

/** A device ends a segment after at most this long and begins the next. */
const SEGMENT_SECONDS_MAX = 900;
/** Of each kind in one batch. */
export const LEARNING_BATCH_MAX = 100;
/** Events that were stored on a device longer than this are refused. */
export const LEARNING_WAIT_DAYS = 60;

/** A span in which the child was active: visible on the screen, and touched within the last minute. */
const studySegment = v.object({
  id: rowId,
  started_at: deviceTime,
  /** Its whole length: it ended at started_at + seconds. */
  seconds: count('배운 시간', 1, SEGMENT_SECONDS_MAX),
});
export type StudySegment = v.InferOutput<typeof studySegment>;

/** One try at a letter, as the device judged it (`TraceScore`). Points are not sent. */
const tracedLetter = v.object({
  id: rowId,
  glyph_id: count('글자', 1, 999_999_999),
  /** Of the glyph that was traced. */
  revision: count('저장 번호', 0, 2_000_000_000),
  stars: v.picklist([0, 1, 2, 3], '별 값이 맞지 않아요.'),
  in_order: v.boolean('순서 값이 맞지 않아요.'),
  /** How many strokes were drawn against their direction. */
  against: count('방향', 0, STROKES_MAX),
  /** Per cent. */
  closeness: count('가까움', 0, 100),
  /** The covered part of the lines, per cent. */
  coverage: count('따라 쓴 만큼', 0, 100),
  /** Drawn by the child. */
  strokes: count('획', 0, 500),
  hand: v.picklist(HANDS, '손 값이 맞지 않아요.'),
  /** From the first touch to the last, milliseconds. */
  ms: count('걸린 시간', 0, HOUR_MS),
  /** When it was done. */
  traced_at: deviceTime,
});
export type TracedLetter = v.InferOutput<typeof tracedLetter>;

const list = <S extends v.GenericSchema>(item: S) =>
  v.optional(
    limitedArray(item, {
      max: LEARNING_BATCH_MAX,
      message: '보낸 기록을 읽을 수 없어요.',
      tooMany: `한 번에 ${LEARNING_BATCH_MAX}개까지 보낼 수 있어요.`,
    }),
    [],
  );

/**
 * POST /learning/profile/{profileId}/event: events of a device, possibly old and recorded offline. Ids are made by the
 * device: a repeated event changes nothing, so a batch whose answer was lost can be sent again.
 */
export const learningEventsInput = v.object({
  segments: list(studySegment),
  traces: list(tracedLetter),
});
export type LearningEventsInput = v.InferOutput<typeof learningEventsInput>;

export const learningSettingFields = v.object({
  daily_limit_minutes: v.nullable(v.picklist([10, 15, 20, 30, 45, 60], '하루 시간을 다시 골라 주세요.')),
  hand: v.picklist(HANDS, '쓰는 손을 다시 골라 주세요.'),
});

/** PUT /learning/profile/{profileId}/setting. An absent field stays as it is. Wrong: WRONG_GUARDIAN_PASSWORD at `guardian_password`; answers LearningProgress. */
export const learningSettingInput = v.object({
  guardian_password: guardianPassword,
  ...v.partial(learningSettingFields).entries,
});
export type LearningSettingInput = v.InferOutput<typeof learningSettingInput>;

/** POST /learning/profile/{profileId}/extra: more minutes for today. Answers LearningProgress. */
export const extraTimeInput = v.object({
  guardian_password: guardianPassword,
  minutes: v.picklist(EXTRA_MINUTES, '더 할 시간을 다시 골라 주세요.'),
});
export type ExtraTimeInput = v.InferOutput<typeof extraTimeInput>;

/** Days and weeks that GET /learning/profile/{profileId}/study goes back. */
export const STUDY_DAYS = 30;
export const STUDY_WEEKS = 12;
