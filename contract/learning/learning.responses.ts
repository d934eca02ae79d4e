import { strokeRecord } from '@contract/admin-stroke/strokes.responses';
import { plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { DAILY_LIMITS, HANDS } from './learning';
import { sticker } from './learning-stickers.responses';

/**
 * GET /learning/glyph: what can be traced (`isTraceable`), in teaching order; `unit_write_stroke` is byte for byte what
 * the stroke tool saved. Answered with an ETag, so that asking again costs next to nothing.
 */
export const learningGlyph = v.strictObject({
  ...v.pick(strokeRecord, ['id', 'subject', 'group', 'unit_word', 'unit_write_stroke', 'files', 'revision']).entries,
  /** Other numbers of strokes that are as good: ㅈ in two or three. */
  also_accept_counts: v.array(v.number()),
});
export type LearningGlyph = v.InferOutput<typeof learningGlyph>;

export const learningSetting = v.strictObject({
  daily_limit_minutes: v.nullable(v.picklist(DAILY_LIMITS.filter((minutes) => minutes !== null))),
  hand: v.picklist(HANDS),
});
export type LearningSetting = v.InferOutput<typeof learningSetting>;

/** A child's progress with one letter. Letters never tried are absent. */
export const glyphProgress = v.strictObject({
  glyph_id: v.number(),
  /** The best so far; 0: tried, not there yet. */
  stars: v.picklist([0, 1, 2, 3]),
  tries: v.number(),
  /** YYYYMMDD in Seoul of the last try. */
  last_on: plainDay,
});
export type GlyphProgress = v.InferOutput<typeof glyphProgress>;

/** GET /learning/profile/{profileId}: all data of child mode. */
export const learningProgress = v.strictObject({
  /** Today in Seoul, YYYYMMDD. */
  day: plainDay,
  /** `letters`: traced to the end today (one star or more), each time counted. */
  today: v.strictObject({ seconds: v.number(), letters: v.number(), stars: v.number() }),
  setting: learningSetting,
  /** YYYYMMDD in Seoul: the last day on which a used coupon opens every letter; null when none does. */
  open_until: v.nullable(plainDay),
  /** Added by a parent for today only. */
  extra_minutes: v.number(),
  /** Of today's limit with the extra minutes, never below 0; null without a limit. */
  left_seconds: v.nullable(v.number()),
  /** Days of learning in a row, up to today or, while today has none, up to yesterday. */
  streak: v.number(),
  glyphs: v.array(glyphProgress),
  /** The letter tried last (이어하기); null before the first. */
  last_glyph_id: v.nullable(v.number()),
  stickers: v.array(sticker),
});
export type LearningProgress = v.InferOutput<typeof learningProgress>;

/** A letter we do not have, a time to come, too long ago, or more than one child can do in a day. */
export const refusedEvent = v.strictObject({
  id: v.string(),
  reason: v.picklist(['unknown_glyph', 'future', 'too_old', 'too_many']),
});
export type RefusedEvent = v.InferOutput<typeof refusedEvent>;

/** The device may delete every event it sent: each was stored, was a duplicate, or is refused for good. */
export const learningEventsResult = v.strictObject({ refused: v.array(refusedEvent), progress: learningProgress });
export type LearningEventsResult = v.InferOutput<typeof learningEventsResult>;

export const studySums = v.strictObject({
  seconds: v.number(),
  /** Traced to the end. */
  letters: v.number(),
  stars: v.number(),
});
export type StudySums = v.InferOutput<typeof studySums>;

/** GET /learning/profile/{profileId}/study: /mypage/analysis/study. */
export const studyAnalysis = v.strictObject({
  /** Today in Seoul, YYYYMMDD. */
  day: plainDay,
  /** The sum over all days ever; what home shows. */
  total_seconds: v.number(),
  /** The parent's limit for a day; null without a limit. */
  daily_limit_minutes: learningSetting.entries.daily_limit_minutes,
  /** Oldest first, today last; every one of the STUDY_DAYS days, empty ones with nought. */
  days: v.array(v.strictObject({ day: plainDay, ...studySums.entries })),
  /** Oldest first, Monday to Sunday, by the Monday; every one of the STUDY_WEEKS weeks, this one last. */
  weeks: v.array(v.strictObject({ from: v.string(), ...studySums.entries })),
  /** Every letter tried, in teaching order. */
  glyphs: v.array(
    v.strictObject({ ...glyphProgress.entries, ...v.pick(learningGlyph, ['subject', 'group', 'unit_word']).entries }),
  ),
});
export type StudyAnalysis = v.InferOutput<typeof studyAnalysis>;
