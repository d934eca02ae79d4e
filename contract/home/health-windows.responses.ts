import { plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { COMBINED_VACCINES, HEALTH_KINDS } from './health-windows';

/**
 * open: at its recommended age and possible today · upcoming: opens within UPCOMING_DAYS · later: opens after that ·
 * waiting: an earlier dose of its series comes first · overdue: a vaccination whose recommended time is over and that is
 * still possible · past: a check-up that is over and not marked · unconfirmed: over before the child was registered, or
 * not settled yet, and not marked · closed: not given any more, not begun in time, or a question for the clinic ·
 * done: marked by the parent · not_needed: marked so, or not needed after a late start
 */
export const healthState = v.picklist([
  'open',
  'upcoming',
  'later',
  'waiting',
  'overdue',
  'past',
  'unconfirmed',
  'closed',
  'done',
  'not_needed',
]);
export type HealthState = v.InferOutput<typeof healthState>;

/** The parent's mark, as it counts now. */
export const healthMark = v.strictObject({
  outcome: v.picklist(['done', 'not_needed']),
  /** YYYYMMDD; null when the day is not known. */
  on: v.nullable(plainDay),
  /** It may not count, as it came too early: the window keeps the state it has without it. */
  early: v.optional(v.boolean()),
  /** Name of the guardian who marked it, where that is another one; on the page of all windows. */
  written_by: v.optional(v.string()),
});
export type HealthMark = v.InferOutput<typeof healthMark>;

/** One dose or check-up of one child, with its days by the child's actual age (never the corrected one). */
export const healthWindow = v.strictObject({
  id: v.string(),
  kind: v.picklist(HEALTH_KINDS),
  /** '디프테리아·파상풍·백일해(DTaP) 4차', '영유아 건강검진 3차' */
  name: v.string(),
  /** The age it is for, as the schedule prints it: '15~18개월'. */
  age: v.string(),
  /** Diseases that one injection of several vaccines protects from; empty for a single vaccine and a check-up. */
  diseases: v.array(v.string()),
  /** YYYYMMDD, the first day; null while it waits for an earlier dose. */
  from: v.nullable(plainDay),
  /** YYYYMMDD, inclusive, as it is recommended; null without a last day, or when the first day is later than that. */
  to: v.nullable(plainDay),
  /** True where nothing is given after `to`; other windows stay possible later. */
  ends: v.boolean(),
  state: healthState,
  /** Days until `to` while open (0 = the last day), until `from` while upcoming or later; null otherwise. */
  days: v.nullable(v.number()),
  /** An additional sentence; null without one. */
  note: v.nullable(v.string()),
  /** Where the sources print it differently: what to check before going. */
  uncertain: v.nullable(v.string()),
  /** Note from the record: the dose before it, why it is over, or a question for the clinic; null without any. */
  ask: v.nullable(v.string()),
  /** Vaccines of which one is enough: marking names one of these ids. Empty elsewhere. */
  choices: v.array(v.strictObject({ id: v.string(), name: v.string() })),
  /** True while the need depends on the choice of a combined vaccine, which was not made. */
  unsettled: v.boolean(),
  /** The parent is not reminded of it as overdue. */
  postponed: v.boolean(),
  mark: v.nullable(healthMark),
});
export type HealthWindow = v.InferOutput<typeof healthWindow>;

/** GET /health-windows/profile/{profileId}: every window of the child, in the order of its days. */
export const healthWindows = v.strictObject({
  /** Completed months by the calendar. */
  months: v.number(),
  /** True where the child has a corrected age that other screens use and this one does not. */
  early_born: v.boolean(),
  windows: v.array(healthWindow),
  /** The vaccine of 2, 4 and 6 months as the parent chose it; null until then. */
  combined_vaccine: v.nullable(v.picklist(COMBINED_VACCINES)),
  /** Offered first, by the birth date. */
  suggested_vaccine: v.picklist(COMBINED_VACCINES),
  /** True if the choice is to be asked: not made, and the child still gets a dose that depends on it. */
  asks_vaccine: v.boolean(),
  /** To be said where the vaccine is chosen. */
  vaccine_note: v.string(),
  /** Sentences shown under every list. */
  notes: v.array(v.string()),
  sources: v.array(v.strictObject({ kind: v.picklist(HEALTH_KINDS), text: v.string() })),
  /** True until the guardian consents to storing health data, which marking requires. */
  consent_needed: v.boolean(),
});
export type HealthWindows = v.InferOutput<typeof healthWindows>;
