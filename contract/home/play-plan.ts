import { parseDay } from '@contract/common/calendar';
import { deviceTime } from '@contract/common/device-time';
import { rowId } from '@contract/common/text';
import type { AgeUsed, Play } from '@contract/test/diagnostics';
import * as v from 'valibot';
import { type HealthWindow } from './health-windows';

/** 잘 즐겼어요 / 조금 어려워했어요 / 아직 관심이 없어요 / 나중에 */
export const PLAY_FEEDBACK = ['enjoyed', 'hard', 'not_interested', 'later'] as const;
export type PlayFeedback = (typeof PLAY_FEEDBACK)[number];

export const PLAYS_A_DAY = 3;

export type PlannedPlay = {
  play: Play;
  /** The watched item of a result it was chosen for, in its words; null where it was chosen for the age. */
  watched: string | null;
  done: boolean;
  /** The guardian's feedback after it; null without one. */
  feedback: PlayFeedback | null;
};

/** GET /play-plan/profile/{profileId}: the plays of today in Seoul, the same until midnight. */
export type PlayPlan = {
  /** YYYYMMDD */
  day: string;
  age: AgeUsed;
  plays: PlannedPlay[];
};

/** GET /play-plan/profile/{profileId}/done: every play that was played, the last one first. */
export type DonePlay = {
  play_id: string;
  /** On how many days. */
  times: number;
  /** YYYYMMDD */
  last_day: string;
  /** Of that day. */
  feedback: PlayFeedback | null;
};

/**
 * PUT /play-plan/profile/{profileId}/play/{playId}: the mark of a play on one day. `id` is made by the device: the
 * same mark sent twice is one; of two marks the later by the device's clock counts.
 */
export const playMarkInput = v.object({
  id: rowId,
  /** YYYYMMDD on which it was played. */
  day: v.pipe(
    v.string('놀이한 날을 알 수 없어요.'),
    v.check((text) => parseDay(text) !== null, '놀이한 날을 알 수 없어요.'),
  ),
  done: v.boolean('다시 눌러 주세요.'),
  feedback: v.optional(v.nullable(v.picklist(PLAY_FEEDBACK, '다시 골라 주세요.')), null),
  marked_at: deviceTime,
});
export type PlayMarkInput = v.InferOutput<typeof playMarkInput>;
/** What counts now. */
export type PlayMarked = { play_id: string; day: string; done: boolean; feedback: PlayFeedback | null };

export const playId = v.pipe(v.string('잘못된 주소예요.'), v.regex(/^[a-z0-9_-]{1,64}$/, '잘못된 주소예요.'));

/** GET /today/profile/{profileId}: what home shows of a child's day, in one call. */
export type Today = {
  /** Completed months by the calendar, which windows go by. */
  months: number;
  /** The nearest windows, at most TODAY_WINDOWS. */
  windows: HealthWindow[];
  /** How many may be done now. */
  open: number;
  /** Whether any window is still ahead or open; false for a child older than all of them. */
  ahead: boolean;
  plan: PlayPlan;
};
export const TODAY_WINDOWS = 2;
