import { plainDay } from '@contract/common/response-parts';
import { ageUsed, play } from '@contract/test/diagnostics.responses';
import * as v from 'valibot';
import { healthWindow } from './health-windows.responses';
import { PLAY_FEEDBACK } from './play-feedback';

export const plannedPlay = v.strictObject({
  play,
  /** The watched item of a result it was chosen for, in its words; null where it was chosen for the age. */
  watched: v.nullable(v.string()),
  done: v.boolean(),
  /** The parent's feedback afterwards; null if none was given. */
  feedback: v.nullable(v.picklist(PLAY_FEEDBACK)),
  /** Name of the guardian who marked it, where that is another one. */
  written_by: v.optional(v.string()),
});
export type PlannedPlay = v.InferOutput<typeof plannedPlay>;

/** GET /play-plan/profile/{profileId}: the plays of today in Seoul, the same until midnight. */
export const playPlan = v.strictObject({
  /** YYYYMMDD */
  day: plainDay,
  age: ageUsed,
  plays: v.array(plannedPlay),
});
export type PlayPlan = v.InferOutput<typeof playPlan>;

/** GET /play-plan/profile/{profileId}/done: every play that was played, the last one first. */
export const donePlay = v.strictObject({
  play_id: v.string(),
  /** On how many days. */
  times: v.number(),
  /** YYYYMMDD */
  last_day: plainDay,
  /** Of that day. */
  feedback: v.nullable(v.picklist(PLAY_FEEDBACK)),
  /** Name of the guardian who marked that day, where that is another one. */
  written_by: v.optional(v.string()),
});
export type DonePlay = v.InferOutput<typeof donePlay>;

/** The mark that counts now. */
export const playMarked = v.strictObject({
  play_id: v.string(),
  day: plainDay,
  done: v.boolean(),
  feedback: v.nullable(v.picklist(PLAY_FEEDBACK)),
});
export type PlayMarked = v.InferOutput<typeof playMarked>;

/** GET /today/profile/{profileId}: what home shows of a child's day, in one call. */
export const today = v.strictObject({
  /** Completed months by the calendar, which windows go by. */
  months: v.number(),
  /** The nearest windows, at most TODAY_WINDOWS. */
  windows: v.array(healthWindow),
  /** How many may be done now. */
  open: v.number(),
  /** Number of vaccinations that are overdue and still possible. */
  overdue: v.number(),
  /** Number of doses to be marked from the paper booklet, without the optional ones. */
  unconfirmed: v.number(),
  /** True if any window is still ahead or open; false for a child older than all of them. */
  ahead: v.boolean(),
  /** The newest growth entry; null without one. */
  growth: v.nullable(
    v.strictObject({
      measured_on: plainDay,
      height_cm: v.nullable(v.number()),
      weight_kg: v.nullable(v.number()),
    }),
  ),
  plan: playPlan,
});
export type Today = v.InferOutput<typeof today>;
