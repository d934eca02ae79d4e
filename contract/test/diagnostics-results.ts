import type { AgeUsed, Domain, Play } from './diagnostics';
import type { Level, Position, TestAbout, TestKind } from './diagnostics-kinds';

/** A domain (development) or a subscale with its level. */
export type LevelPart = {
  /** Of a domain its own name: 'gross_motor'; of a subscale 'receptive'. */
  id: string;
  /** '대근육', '듣고 알기' */
  label: string;
  /** The domain it belongs to; null where it belongs to none. */
  domain: Domain | null;
  /** Null when too little was observed: a gap, never a no. */
  level: Level | null;
  well: string[];
  watch: string[];
  unknown: string[];
  /** What to do at home at this level, a sentence; null of a domain, and where there is no level. */
  tip: string | null;
};

/** One watched item with its answer and the play for today. */
export type WatchedItem = {
  item_id: string;
  text: string;
  /** `id` of its LevelPart. */
  part: string;
  answer: 'sometimes' | 'not_yet';
  play: Play;
};

/** A dimension and the position between its two ends. Never a number, never a rank. */
export type PositionPart = {
  /** 'activity' */
  id: string;
  /** '움직임의 양' */
  label: string;
  /** What it looks at, a sentence. */
  describes: string;
  /** Null when too little is known: a gap. The texts below are null too. */
  position: Position | null;
  /** '차분한 편이에요' */
  title: string | null;
  text: string | null;
  /** One thing to try. */
  try: string | null;
  /** Titles of both ends, for the picture. */
  ends: { low: string; high: string };
};

/** A contact, with the source of its number. */
export type HelpLine = {
  name: string;
  /** '1577-0199', as one dials it; null where `url` leads on. */
  phone: string | null;
  url: string | null;
  /** Opening hours: '24시간' */
  hours: string | null;
  /** What one may call for, a sentence. */
  about: string;
  source: string;
};
/** An offer of help, only when the answers are at the tired end. */
export type HelpOffer = { title: string; text: string; lines: HelpLine[] };

/** A part whose level or position differs from the last check of the kind. */
export type PartChange = {
  id: string;
  label: string;
  /** In words: '함께 지켜봐요', '차분한 편이에요' */
  from: string;
  to: string;
  /** For levels: whether it moved towards 잘 보이고 있어요. Positions have no better end: null. */
  direction: 'up' | 'down' | null;
};
/** The completed check of the same kind before this one, and what differs. Empty `changes`: all as before. */
export type SinceLast = {
  attempt_id: string;
  name: string;
  /** ISO 8601 */
  completed_at: string;
  changes: PartChange[];
};

type ResultHead = {
  attempt_id: string;
  test_id: string;
  kind: TestKind;
  about: TestAbout;
  name: string;
  completed_at: string;
  age: AgeUsed;
  child: { id: string; name: string; birth_date: string; gestation_weeks: number | null };
  /** What it rests on, a line. */
  source: string;
  /** STANDING_LINE: on every result. */
  standing_line: string;
  since_last: SinceLast | null;
};

/** Development, language, social-emotional, readiness. */
export type LevelsResult = ResultHead & {
  shape: 'levels';
  parts: LevelPart[];
  watched: WatchedItem[];
  /** Why the whole result leads to '전문가와 이야기해 봐요' first; empty when nothing does. */
  talk_first: ('lost_skill' | 'worry')[];
  concern_notes: { kind: 'lost_skill' | 'worry'; areas: Domain[]; note: string }[];
  /** Open questions for the doctor, each one sentence. */
  questions: string[];
};

/** Temperament, parenting stress, parenting attitude. */
export type PositionsResult = ResultHead & {
  shape: 'positions';
  positions: PositionPart[];
  help: HelpOffer | null;
};

/** GET /diagnostic-test/attempt/{attemptId}/result: as computed on the day of completion, whatever changed since. */
export type TestResult = LevelsResult | PositionsResult;

/** GET /diagnostic-test/profile/{profileId}/attempt: newest first, of every kind. */
export type AttemptSummary = {
  id: string;
  test_id: string;
  kind: TestKind;
  about: TestAbout;
  name: string;
  status: number;
  started_at: string;
  completed_at: string | null;
  age: AgeUsed;
  /** Of a completed check whose result speaks of levels; else empty. */
  levels: Pick<LevelPart, 'id' | 'label' | 'domain' | 'level'>[];
  /** Of a completed check whose result speaks of positions; else empty. */
  positions: Pick<PositionPart, 'id' | 'label' | 'position' | 'title'>[];
  /** Whether a lost skill or a worry was answered. */
  talk_first: boolean;
  /** Null while in progress, and for the first of its kind. */
  since_last: SinceLast | null;
};
