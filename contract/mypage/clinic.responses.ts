import { isoTime } from '@contract/common/response-parts';
import { officialRecord } from '@contract/test/diagnostics-official.responses';
import * as v from 'valibot';
import { CLINIC_PARTS } from './clinic';

/** State of a link: not opened yet, opened, ended by a guardian, or expired. */
export const linkState = v.picklist(['waiting', 'open', 'ended', 'expired']);

export const clinicLink = v.strictObject({
  id: v.string(),
  parts: v.array(v.picklist(CLINIC_PARTS)),
  state: linkState,
  /** '/clinic#{token}' below the origin of the product; null once it was opened or has ended. */
  path: v.nullable(v.string()),
  created_at: isoTime,
  expires_at: isoTime,
  /** When the page was loaded, oldest first. */
  openings: v.array(isoTime),
});
export type ClinicLink = v.InferOutput<typeof clinicLink>;

/** Results sent by a clinic that no guardian has decided about. */
export const sentResult = v.strictObject({
  ...v.pick(officialRecord, ['id', 'round', 'taken_on', 'age', 'rows', 'place', 'note', 'warnings']).entries,
  sent_at: isoTime,
});
export type SentResult = v.InferOutput<typeof sentResult>;

/** GET /clinic-link/profile/{profileId}: links newest first, those that ended for ENDED_LINK_DAYS; results oldest first. */
export const clinicLinks = v.strictObject({ links: v.array(clinicLink), results: v.array(sentResult) });
export type ClinicLinks = v.InferOutput<typeof clinicLinks>;

/** POST /clinic/open and /clinic/sheet: the chosen parts as HTML, every text of a person escaped. */
export const clinicView = v.strictObject({
  html: v.string(),
  expires_at: isoTime,
  /** A result was sent by this page and waits for the guardian. */
  sent: v.boolean(),
});

/** How long a page may be shown. */
export const pageState = v.strictObject({ expires_at: isoTime });
