import { plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { COMBINED_VACCINES, HEALTH_KINDS } from './health-windows';

/**
 * open: may be done today · upcoming: opens within UPCOMING_DAYS · later: opens after that ·
 * past: over and not marked · unconfirmed: over before the child was registered, or not settled yet, and not marked ·
 * closed: over and not given any more, or not begun in time · done, not_needed: marked by the parent
 */
export const healthState = v.picklist([
  'open',
  'upcoming',
  'later',
  'past',
  'unconfirmed',
  'closed',
  'done',
  'not_needed',
]);
export type HealthState = v.InferOutput<typeof healthState>;

/** What the parent marked, as it counts now. */
export const healthMark = v.strictObject({
  outcome: v.picklist(['done', 'not_needed']),
  /** YYYYMMDD; null when the day is not known. */
  on: v.nullable(plainDay),
  /** Who marked it, where that is another guardian; on the page of all windows. */
  written_by: v.optional(v.string()),
});
export type HealthMark = v.InferOutput<typeof healthMark>;

/** One dose or check-up of one child, with its days by the child's actual age (never the corrected one). */
export const healthWindow = v.strictObject({
  id: v.string(),
  kind: v.picklist(HEALTH_KINDS),
  /** '디프테리아·파상풍·백일해 4차', '영유아 건강검진 3차' */
  name: v.string(),
  /** The age it is for, as the schedule prints it: '15~18개월'. */
  age: v.string(),
  /** What one injection of several vaccines protects from; empty for a single vaccine and a check-up. */
  diseases: v.array(v.string()),
  /** YYYYMMDD, the first day; null where the schedule names no day (every year's influenza). */
  from: v.nullable(plainDay),
  /** YYYYMMDD, inclusive; null without a last day, or when only the clinic can set it. */
  to: v.nullable(plainDay),
  state: healthState,
  /** Days until `to` while open (0 = the last day), until `from` while upcoming or later; null otherwise. */
  days: v.nullable(v.number()),
  /** An additional sentence; null without one. */
  note: v.nullable(v.string()),
  /** Where the sources print it differently: what to check before going. */
  uncertain: v.nullable(v.string()),
  /** Why only the clinic can set the day (an earlier dose was late or missed), or what to do; null when the day is valid. */
  ask: v.nullable(v.string()),
  /** Vaccines of which one is enough: marking names one of these ids. Empty elsewhere. */
  choices: v.array(v.strictObject({ id: v.string(), name: v.string() })),
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
  /** Whether to ask: not chosen, and the child still gets what depends on it. */
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
