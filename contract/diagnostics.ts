import * as v from 'valibot';
import { AGE_GROUPS } from './age';
import { rowId, typedText } from './text';

/** Six domains, for display only: a split of CDC's four by this project. */
export const DOMAINS = ['gross_motor', 'fine_motor', 'cognitive', 'language', 'social', 'self_help'] as const;
export type Domain = (typeof DOMAINS)[number];

/** 해요 / 가끔 해요 / 아직이에요 / 볼 기회가 없었어요 (an unknown never counts as a no). */
export const ANSWERS = ['yes', 'sometimes', 'not_yet', 'unknown'] as const;
export type Answer = (typeof ANSWERS)[number];

/** 잘 보이고 있어요 / 대체로 보여요 / 함께 지켜봐요 / 전문가와 이야기해 봐요 */
export const LEVELS = ['going_well', 'mostly', 'watch', 'talk'] as const;
export type Level = (typeof LEVELS)[number];

/** The two questions every development check ends with. */
export const LOST_SKILL_ITEM = 'lost_skill';
export const WORRY_ITEM = 'worry';
export const CONCERN_ANSWERS = ['no', 'yes'] as const;
export type ConcernAnswer = (typeof CONCERN_ANSWERS)[number];
export const NOTE_MAX = 500;

/** POST /diagnostic-test/main. `age` is the stored age group; the server chooses by the child's real age. */
export const mainTestsInput = v.object({ profileId: rowId, age: v.picklist(AGE_GROUPS, '나이대를 알 수 없어요.') });
export type MainTestsInput = v.InferOutput<typeof mainTestsInput>;

/** current: for the age now · upcoming: not yet due · past: its window is over */
export type TestWindow = 'current' | 'upcoming' | 'past';

export type TestCard = {
  /** 'development-12m' */
  id: string;
  name: string;
  /** Image at {CDN}/uploads/{src}.{ext} */
  src: string;
  ext: string;
  /** 0 not begun · 1–99 in progress, in percent · 100 completed (specification 4) */
  status: number;
  minutes: number;
  item_count: number;
  from_month: number;
  /** Inclusive. */
  to_month: number;
  window: TestWindow;
  /** YYYYMMDD on which an upcoming test opens for this child; null otherwise. */
  opens_on: string | null;
  /** The attempt that `status` speaks of; null at 0. */
  attempt_id: string | null;
  /** ISO 8601 of the last completion; null before. */
  completed_at: string | null;
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
  source: string;
  /** True until the guardian agreed that health answers are kept. */
  consent_needed: boolean;
};

export type TestItem = {
  id: string;
  /** 'milestone' answers with ANSWERS; 'concern' with CONCERN_ANSWERS, the areas it is about and a note. */
  kind: 'milestone' | 'concern';
  domain: Domain | null;
  text: string;
  hint: string | null;
};

export type SavedAnswer = {
  item_id: string;
  value: Answer | ConcernAnswer;
  areas: Domain[];
  note: string;
  /** ISO 8601, the device's clock when the parent answered. */
  answered_at: string;
};

export type Attempt = {
  id: string;
  test_id: string;
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

/** POST /diagnostic-test/profile/{profileId}/test/{testId}/attempt: begins, or answers the one in progress. */
export const startAttemptInput = v.object({
  /** Begin anew although one is completed. */
  again: v.optional(v.boolean(), false),
  /** The guardian agrees now that health answers are kept. */
  consent: v.optional(v.boolean(), false),
});
export type StartAttemptInput = v.InferOutput<typeof startAttemptInput>;

/** PUT /diagnostic-test/attempt/{attemptId}/answer. `id` is made by the device: the same answer sent twice is one. */
export const answerInput = v.object({
  id: rowId,
  item_id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  value: v.picklist([...ANSWERS, ...CONCERN_ANSWERS], '답을 다시 골라 주세요.'),
  areas: v.optional(v.pipe(v.array(v.picklist(DOMAINS)), v.maxLength(DOMAINS.length)), []),
  note: v.optional(typedText('내용을', NOTE_MAX), ''),
  answered_at: v.pipe(
    v.string('답한 시각을 알 수 없어요.'),
    v.isoTimestamp('답한 시각을 알 수 없어요.'),
    // The pattern lets through zones that no clock knows ('+09' without minutes).
    v.check((text) => Number.isFinite(Date.parse(text)), '답한 시각을 알 수 없어요.'),
  ),
});
export type AnswerInput = v.InferOutput<typeof answerInput>;
/** What a saved answer comes back with. `current` is the answer that counts now (a newer one of another device may win). */
export type AnswerSaved = { status: number; current: SavedAnswer };

export type DomainResult = {
  domain: Domain;
  /** Null where nothing was observed: a gap, never a no. */
  level: Level | null;
  well: string[];
  watch: string[];
  unknown: string[];
};

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

/** One watched item with its answer and the play for today. */
export type WatchedItem = {
  item_id: string;
  text: string;
  domain: Domain;
  answer: 'sometimes' | 'not_yet';
  play: Play;
};

export type TestResult = {
  attempt_id: string;
  test_id: string;
  name: string;
  completed_at: string;
  age: AgeUsed;
  child: { id: string; name: string; birth_date: string; gestation_weeks: number | null };
  domains: DomainResult[];
  watched: WatchedItem[];
  /** Why the whole result leads to '전문가와 이야기해 봐요' first; empty when nothing does. */
  talk_first: ('lost_skill' | 'worry')[];
  concern_notes: { kind: 'lost_skill' | 'worry'; areas: Domain[]; note: string }[];
  /** Open questions for the doctor, each one sentence. */
  questions: string[];
  source: string;
};

/** GET /diagnostic-test/profile/{profileId}/attempt: newest first. */
export type AttemptSummary = {
  id: string;
  test_id: string;
  name: string;
  status: number;
  started_at: string;
  completed_at: string | null;
  age: AgeUsed;
  levels: { domain: Domain; level: Level | null }[];
};
