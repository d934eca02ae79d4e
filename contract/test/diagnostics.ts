import { AGE_GROUPS } from '@contract/common/age';
import { limitedArray } from '@contract/common/size-limit';
import { rowId, typedText } from '@contract/common/text';
import * as v from 'valibot';
import { ANSWER_VALUES, type AnswerValue, type Scale, type TestAbout, type TestKind } from './diagnostics-kinds';

/** Six domains, for display only: a split of CDC's four by this project. */
export const DOMAINS = ['gross_motor', 'fine_motor', 'cognitive', 'language', 'social', 'self_help'] as const;
export type Domain = (typeof DOMAINS)[number];

/** The two questions at the end of every development check. */
export const LOST_SKILL_ITEM = 'lost_skill';
export const WORRY_ITEM = 'worry';
export const NOTE_MAX = 500;

/** POST /diagnostic-test/main. `age` is the stored age group; the server chooses by the child's real age. */
export const mainTestsInput = v.object({ profileId: rowId, age: v.picklist(AGE_GROUPS, '나이대를 알 수 없어요.') });
export type MainTestsInput = v.InferOutput<typeof mainTestsInput>;

/** current: for the age now · upcoming: not yet due · past: its window is over */
export type TestWindow = 'current' | 'upcoming' | 'past';

/** now: recommended for the age now · begun: in progress · done: completed, none in progress · later: not yet due · past: over and never taken (only on its own page) */
export type TestGroup = 'now' | 'begun' | 'done' | 'later' | 'past';

export type TestCard = {
  /** 'development-12m' */
  id: string;
  kind: TestKind;
  about: TestAbout;
  /** '12개월 발달 체크' */
  name: string;
  /** Image at {CDN}/uploads/{src}.{ext} */
  src: string;
  ext: string;
  /** 0 not started · 1–99 in progress, in percent · 100 completed (docs/specification.md §4.3) */
  status: number;
  minutes: number;
  item_count: number;
  from_month: number;
  /** Inclusive. */
  to_month: number;
  window: TestWindow;
  group: TestGroup;
  /** YYYYMMDD on which an upcoming test opens for this child; null otherwise. */
  opens_on: string | null;
  /** The attempt that `status` is about; null at 0. */
  attempt_id: string | null;
  /** ISO 8601 of the last completion; null before. */
  completed_at: string | null;
  /**
   * YYYYMMDD from which a repetition can show a change; an earlier one is allowed. Null before the first completion.
   */
  again_on: string | null;
};

export type AgeUsed = { months: number; actual_months: number; corrected: boolean };

/** GET /diagnostic-test/profile/{profileId}: every test that concerns the child, nearest first. */
export type TestOverview = { age: AgeUsed; tests: TestCard[] };

export type TestDetail = TestCard & {
  age: AgeUsed;
  measures: string;
  basis: string;
  author: string;
  limits: string;
  /** Each a line: works and facts it rests on. */
  sources: string[];
  /** False until a clinician has reviewed the wording: the screen says so. */
  reviewed: boolean;
  /** What it looks at, part by part; `describes` is null of a domain of the development check. */
  parts: { id: string; label: string; describes: string | null }[];
  /** When to take it again, a sentence; null before the first completion. */
  again_words: string | null;
  /** True until the guardian consents to storing health answers. */
  consent_needed: boolean;
};

export type TestItem = {
  id: string;
  /** 'milestone' and 'statement' answer on their scale; 'concern' with CONCERN_ANSWERS, the areas it is about and a note. */
  kind: 'milestone' | 'statement' | 'concern';
  /** Null of a concern alone. */
  scale: Scale | null;
  domain: Domain | null;
  /** The subscale of a statement; null of the others. */
  subscale: { id: string; label: string } | null;
  text: string;
  hint: string | null;
};

export type SavedAnswer = {
  item_id: string;
  value: AnswerValue;
  areas: Domain[];
  note: string;
  /** ISO 8601, the device's clock when the parent answered. */
  answered_at: string;
};

export type Attempt = {
  id: string;
  test_id: string;
  kind: TestKind;
  about: TestAbout;
  profile_id: string;
  name: string;
  /** 0–100 as on the card. */
  status: number;
  started_at: string;
  completed_at: string | null;
  age: AgeUsed;
  items: TestItem[];
  answers: SavedAnswer[];
};

/**
 * POST /diagnostic-test/profile/{profileId}/test/{testId}/attempt: starts an attempt, or answers the one in progress.
 */
export const startAttemptInput = v.object({
  /** Start a new attempt although one is completed. */
  again: v.optional(v.boolean(), false),
  /** Consent to storing health answers, given with this request. */
  consent: v.optional(v.boolean(), false),
});
export type StartAttemptInput = v.InferOutput<typeof startAttemptInput>;

const AREAS_AGAIN = '영역을 다시 골라 주세요.';

/** PUT /diagnostic-test/attempt/{attemptId}/answer. `id` is made by the device: the same answer sent twice is one. */
export const answerInput = v.object({
  id: rowId,
  item_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  value: v.picklist(ANSWER_VALUES, '답을 다시 골라 주세요.'),
  areas: v.optional(
    limitedArray(v.picklist(DOMAINS), { max: DOMAINS.length, message: AREAS_AGAIN, tooMany: AREAS_AGAIN }),
    [],
  ),
  note: v.optional(typedText('내용을', NOTE_MAX), ''),
  answered_at: v.pipe(
    v.string('답한 시각을 알 수 없어요.'),
    v.isoTimestamp('답한 시각을 알 수 없어요.'),
    // The pattern accepts zones that do not parse ('+09' without minutes).
    v.check((text) => Number.isFinite(Date.parse(text)), '답한 시각을 알 수 없어요.'),
  ),
});
export type AnswerInput = v.InferOutput<typeof answerInput>;
/** Answer to a saved answer. `current` is the answer that counts now (a newer one of another device may win). */
export type AnswerSaved = { status: number; current: SavedAnswer };

export type Play = {
  id: string;
  title: string;
  domain: Domain;
  from_month: number;
  to_month: number;
  skill: string;
  minutes: number;
  materials: string[];
  steps: string[];
  say: string;
  caution: string | null;
};
