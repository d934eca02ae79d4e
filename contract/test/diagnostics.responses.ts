import { isoTime, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { ANSWER_VALUES, DOMAINS, SCALES, TEST_KINDS, TESTS_ABOUT } from './diagnostics-kinds';

/** current: for the age now · upcoming: not yet due · past: its window is over */
export const testWindow = v.picklist(['current', 'upcoming', 'past']);
export type TestWindow = v.InferOutput<typeof testWindow>;

/** now: recommended for the age now · begun: in progress · done: completed, none in progress · later: not yet due · past: over and never taken (only on its own page) */
export const testGroup = v.picklist(['now', 'begun', 'done', 'later', 'past']);
export type TestGroup = v.InferOutput<typeof testGroup>;

export const testCard = v.strictObject({
  /** 'development-12m' */
  id: v.string(),
  kind: v.picklist(TEST_KINDS),
  about: v.picklist(TESTS_ABOUT),
  /** '12개월 발달 체크' */
  name: v.string(),
  /** Image at {CDN}/uploads/{src}.{ext} */
  src: v.string(),
  ext: v.string(),
  /** 0 not begun · 1–99 in progress, in percent · 100 completed (docs/specification.md §4.3) */
  status: v.number(),
  minutes: v.number(),
  item_count: v.number(),
  from_month: v.number(),
  /** Inclusive. */
  to_month: v.number(),
  window: testWindow,
  group: testGroup,
  /** YYYYMMDD on which an upcoming test opens for this child; null otherwise. */
  opens_on: v.nullable(plainDay),
  /** The attempt of `status`; null at 0. */
  attempt_id: v.nullable(v.string()),
  /** ISO 8601 of the last completion; null before. */
  completed_at: v.nullable(isoTime),
  /**
   * YYYYMMDD from which a repeat gives new information; an earlier repeat is never refused. Null before the first
   * completion.
   */
  again_on: v.nullable(plainDay),
});
export type TestCard = v.InferOutput<typeof testCard>;

export const ageUsed = v.strictObject({ months: v.number(), actual_months: v.number(), corrected: v.boolean() });
export type AgeUsed = v.InferOutput<typeof ageUsed>;

/** GET /diagnostic-test/profile/{profileId}: every test that concerns the child, nearest first. */
export const testOverview = v.strictObject({ age: ageUsed, tests: v.array(testCard) });
export type TestOverview = v.InferOutput<typeof testOverview>;

export const testDetail = v.strictObject({
  ...testCard.entries,
  age: ageUsed,
  measures: v.string(),
  basis: v.string(),
  author: v.string(),
  limits: v.string(),
  /** Each a line: works and facts it rests on. */
  sources: v.array(v.string()),
  /** False until a clinician has reviewed the wording: the screen says so. */
  reviewed: v.boolean(),
  /** Areas of the check; `describes` is null of a domain of the development check. */
  parts: v.array(v.strictObject({ id: v.string(), label: v.string(), describes: v.nullable(v.string()) })),
  /** When to take it again, a sentence; null before the first completion. */
  again_words: v.nullable(v.string()),
  /** True until the guardian consents to storing health answers. */
  consent_needed: v.boolean(),
});
export type TestDetail = v.InferOutput<typeof testDetail>;

export const testItem = v.strictObject({
  id: v.string(),
  /** 'milestone' and 'statement' answer on their scale; 'concern' with CONCERN_ANSWERS, the areas it is about and a note. */
  kind: v.picklist(['milestone', 'statement', 'concern']),
  /** Null of a concern alone. */
  scale: v.nullable(v.picklist(SCALES)),
  domain: v.nullable(v.picklist(DOMAINS)),
  /** The subscale of a statement; null of the others. */
  subscale: v.nullable(v.strictObject({ id: v.string(), label: v.string() })),
  text: v.string(),
  hint: v.nullable(v.string()),
});
export type TestItem = v.InferOutput<typeof testItem>;

export const savedAnswer = v.strictObject({
  item_id: v.string(),
  value: v.picklist(ANSWER_VALUES),
  areas: v.array(v.picklist(DOMAINS)),
  note: v.string(),
  /** ISO 8601, the device's clock when the parent answered. */
  answered_at: isoTime,
  /** The display name of another person who gave it; absent of the caller's own. */
  by: v.optional(v.string()),
});
export type SavedAnswer = v.InferOutput<typeof savedAnswer>;

export const attempt = v.strictObject({
  id: v.string(),
  test_id: v.string(),
  kind: v.picklist(TEST_KINDS),
  about: v.picklist(TESTS_ABOUT),
  profile_id: v.string(),
  name: v.string(),
  /** 0–100 as on the card. */
  status: v.number(),
  started_at: isoTime,
  completed_at: v.nullable(isoTime),
  age: ageUsed,
  items: v.array(testItem),
  answers: v.array(savedAnswer),
});
export type Attempt = v.InferOutput<typeof attempt>;

/** The answer to a saved answer. `current` is the answer now stored (a newer one of another device may win). */
export const answerSaved = v.strictObject({ status: v.number(), current: savedAnswer });
export type AnswerSaved = v.InferOutput<typeof answerSaved>;

export const play = v.strictObject({
  id: v.string(),
  title: v.string(),
  domain: v.picklist(DOMAINS),
  from_month: v.number(),
  to_month: v.number(),
  skill: v.string(),
  minutes: v.number(),
  materials: v.array(v.string()),
  steps: v.array(v.string()),
  say: v.string(),
  caution: v.nullable(v.string()),
});
export type Play = v.InferOutput<typeof play>;
