import { isoTime, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { ageUsed } from './diagnostics.responses';
import { DOMAINS } from './diagnostics-kinds';
import { OFFICIAL_LEVELS, OFFICIAL_ROUNDS, OFFICIAL_SOURCES } from './diagnostics-official';

/** Stored nevertheless; the form shows the warning and asks the parent to check again. */
export const officialWarning = v.picklist(['same_round', 'outside_months']);
export type OfficialWarning = v.InferOutput<typeof officialWarning>;

/** As analyses show it. */
export const officialRecord = v.strictObject({
  id: v.string(),
  profile_id: v.string(),
  round: v.picklist(OFFICIAL_ROUNDS.map(({ round }) => round)),
  taken_on: plainDay,
  /** Check-ups go by the actual age: `corrected` is always false. */
  age: ageUsed,
  rows: v.strictObject(v.entriesFromList(DOMAINS, v.nullable(v.picklist(OFFICIAL_LEVELS)))),
  place: v.string(),
  note: v.string(),
  source: v.picklist(OFFICIAL_SOURCES),
  warnings: v.array(officialWarning),
  /** ISO 8601 */
  created_at: isoTime,
  updated_at: isoTime,
});
export type OfficialRecord = v.InferOutput<typeof officialRecord>;

/** GET …/official-result: newest first by the day of the check-up. `photos` of the paper: signed paths, for the parent alone. */
export const officialResult = v.strictObject({
  ...officialRecord.entries,
  photos: v.array(v.string()),
  /** Name of the guardian who wrote it last, where that is another one. */
  written_by: v.optional(v.string()),
});
export type OfficialResult = v.InferOutput<typeof officialResult>;
