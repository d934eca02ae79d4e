import { isoTime, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { ageUsed, play } from './diagnostics.responses';
import { DOMAINS, LEVELS, NEXT_STEPS, POSITIONS, TEST_KINDS, TESTS_ABOUT } from './diagnostics-kinds';

/** A domain (development) or a subscale with its level. */
export const levelPart = v.strictObject({
  /** Of a domain its own name: 'gross_motor'; of a subscale 'receptive'. */
  id: v.string(),
  /** '대근육', '듣고 알기' */
  label: v.string(),
  /** Its domain; null without one. */
  domain: v.nullable(v.picklist(DOMAINS)),
  /** Null where too little was observed: a gap, never a no. */
  level: v.nullable(v.picklist(LEVELS)),
  well: v.array(v.string()),
  watch: v.array(v.string()),
  unknown: v.array(v.string()),
  /** Answered 'sometimes' or 'not_yet', but missed by shy or bold children by temperament: counts for no level. */
  by_temperament: v.optional(v.array(v.string())),
  /** Advice for home at this level, a sentence; null of a domain, and where there is no level. */
  tip: v.nullable(v.string()),
});
export type LevelPart = v.InferOutput<typeof levelPart>;

/** One watched item with its answer and the play for today. */
export const watchedItem = v.strictObject({
  item_id: v.string(),
  text: v.string(),
  /** `id` of its LevelPart. */
  part: v.string(),
  answer: v.picklist(['sometimes', 'not_yet']),
  /** This answer alone leads to a doctor, whatever the rest says. */
  leads: v.optional(v.literal(true)),
  play,
});
export type WatchedItem = v.InferOutput<typeof watchedItem>;

/** The one thing to do next, with its day. */
export const resultStep = v.strictObject({
  kind: v.picklist(NEXT_STEPS),
  /** YYYYMMDD: the last day for the doctor; of `teacher` and `again` the day on which to answer again. */
  on: plainDay,
  /** Answers that cause the step, a sentence each; empty for a step whose concern names them. */
  reasons: v.array(v.string()),
  /** The advice, with the day in words. */
  text: v.string(),
});
export type ResultStep = v.InferOutput<typeof resultStep>;

/** A dimension and the position of the answers between its two ends. Never a number or a rank. */
export const positionPart = v.strictObject({
  /** 'activity' */
  id: v.string(),
  /** '활동성' */
  label: v.string(),
  /** Description of the area, a sentence. */
  describes: v.string(),
  /** Null where too little is known: a gap. The words below are null with it. */
  position: v.nullable(v.picklist(POSITIONS)),
  /** '차분한 편이에요' */
  title: v.nullable(v.string()),
  text: v.nullable(v.string()),
  /** One thing to try. */
  try: v.nullable(v.string()),
  /** Titles of both ends, for the picture. */
  ends: v.strictObject({ low: v.string(), high: v.string() }),
});
export type PositionPart = v.InferOutput<typeof positionPart>;

/** A helpline, with the source of its number. */
export const helpLine = v.strictObject({
  name: v.string(),
  /** '1577-0199', as it is dialled; null if `url` is given instead. */
  phone: v.nullable(v.string()),
  url: v.nullable(v.string()),
  /** Opening hours: '24시간' */
  hours: v.nullable(v.string()),
  /** Reasons to call, a sentence. */
  about: v.string(),
  source: v.string(),
});
export type HelpLine = v.InferOutput<typeof helpLine>;

/** An offer of help, unless some answers are near the rested end and none near the tired one. */
export const helpOffer = v.strictObject({ title: v.string(), text: v.string(), lines: v.array(helpLine) });
export type HelpOffer = v.InferOutput<typeof helpOffer>;

/** A step on the way from a worry to help, in everyday words. */
const careStep = v.strictObject({ title: v.string(), text: v.string() });

/** Free or supported services on that way. */
const careSupport = v.strictObject({
  name: v.string(),
  /** For whom, how much, where to apply. */
  text: v.string(),
  source: v.string(),
  /** YYYYMMDD on which the source was read. */
  looked_up_on: plainDay,
});

/** '어디로 가면 되나요': with every result that leads to a specialist; never with a worry alone. */
export const careGuide = v.strictObject({
  steps: v.array(careStep),
  supports: v.array(careSupport),
  lines: v.array(helpLine),
});
export type CareGuide = v.InferOutput<typeof careGuide>;

/** A part whose level or position differs from the last check of the kind. */
export const partChange = v.strictObject({
  id: v.string(),
  label: v.string(),
  /** In words: '함께 지켜봐요', '차분한 편이에요' */
  from: v.string(),
  to: v.string(),
  /** Of levels: towards 잘 보이고 있어요 or away from it. Positions have no better end: null. */
  direction: v.nullable(v.picklist(['up', 'down'])),
});
export type PartChange = v.InferOutput<typeof partChange>;

/** The completed check of the same kind before this one, and what differs. Empty `changes`: all as before. */
export const sinceLast = v.strictObject({
  attempt_id: v.string(),
  name: v.string(),
  /** ISO 8601 */
  completed_at: isoTime,
  changes: v.array(partChange),
});
export type SinceLast = v.InferOutput<typeof sinceLast>;

const resultHead = v.strictObject({
  attempt_id: v.string(),
  test_id: v.string(),
  kind: v.picklist(TEST_KINDS),
  about: v.picklist(TESTS_ABOUT),
  name: v.string(),
  completed_at: isoTime,
  age: ageUsed,
  child: v.strictObject({
    id: v.string(),
    name: v.string(),
    birth_date: plainDay,
    gestation_weeks: v.nullable(v.number()),
  }),
  /** Basis of the result, a line. */
  source: v.string(),
  /** STANDING_LINE: on every result. */
  standing_line: v.string(),
  since_last: v.nullable(sinceLast),
});

/** Development, language, social-emotional, readiness. */
export const levelsResult = v.strictObject({
  ...resultHead.entries,
  shape: v.literal('levels'),
  parts: v.array(levelPart),
  watched: v.array(watchedItem),
  /** Why the whole result links to '전문가와 이야기해 봐요' first; empty without a reason. */
  talk_first: v.array(v.picklist(['lost_skill', 'worry'])),
  concern_notes: v.array(
    v.strictObject({
      kind: v.picklist(['lost_skill', 'worry']),
      areas: v.array(v.picklist(DOMAINS)),
      note: v.string(),
    }),
  ),
  /** Null where nothing is to be watched, and of a result from before there was a step. */
  next_step: v.nullable(resultStep),
  /** Open questions for the doctor, one for each item that is not there yet. */
  questions: v.array(v.string()),
  /** ISO 8601 of the day the parent marked the lost skill as discussed with a doctor; null before, and without one. */
  lost_skill_discussed_at: v.nullable(isoTime),
  /** For which month of its band the check asks, a sentence or two. */
  band_basis: v.string(),
  /** Null unless the result leads to a specialist. */
  care: v.nullable(careGuide),
});
export type LevelsResult = v.InferOutput<typeof levelsResult>;

/** Temperament, parenting stress, parenting attitude. */
export const positionsResult = v.strictObject({
  ...resultHead.entries,
  shape: v.literal('positions'),
  positions: v.array(positionPart),
  help: v.nullable(helpOffer),
});
export type PositionsResult = v.InferOutput<typeof positionsResult>;

/** GET /diagnostic-test/attempt/{attemptId}/result: as it was on the day of completion, whatever the content became since. */
export const testResult = v.variant('shape', [levelsResult, positionsResult]);
export type TestResult = v.InferOutput<typeof testResult>;

/** PUT /diagnostic-test/attempt/{attemptId}/lost-skill */
export const lostSkillMark = v.strictObject({ attempt_id: v.string(), discussed_at: v.nullable(isoTime) });
export type LostSkillMark = v.InferOutput<typeof lostSkillMark>;

/** A lost skill the parent has not marked as discussed, with the day and the check it was reported in. */
export const lostSkill = v.strictObject({
  attempt_id: v.string(),
  /** Of the check: '12개월 발달 체크' */
  name: v.string(),
  /** ISO 8601 */
  completed_at: isoTime,
  areas: v.array(v.picklist(DOMAINS)),
  /** The parent's own words; may be empty. */
  note: v.string(),
});
export type LostSkill = v.InferOutput<typeof lostSkill>;

/** GET /diagnostic-test/profile/{profileId}/attempt: newest first, of every kind. */
export const attemptSummary = v.strictObject({
  id: v.string(),
  test_id: v.string(),
  kind: v.picklist(TEST_KINDS),
  about: v.picklist(TESTS_ABOUT),
  name: v.string(),
  status: v.number(),
  started_at: isoTime,
  completed_at: v.nullable(isoTime),
  age: ageUsed,
  /** Of a completed check with a result in levels; otherwise empty. */
  levels: v.array(v.pick(levelPart, ['id', 'label', 'domain', 'level'])),
  /** Of a completed check with a result in positions; otherwise empty. */
  positions: v.array(v.pick(positionPart, ['id', 'label', 'position', 'title'])),
  /** A lost skill or a concern was reported. */
  talk_first: v.boolean(),
  /** Of a completed check with a result in levels, since there is a step; absent before. */
  next_step: v.optional(v.nullable(v.pick(resultStep, ['kind', 'on']))),
  /** Null while in progress, and for the first of its kind. */
  since_last: v.nullable(sinceLast),
});
export type AttemptSummary = v.InferOutput<typeof attemptSummary>;
