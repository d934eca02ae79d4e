import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { CARD_PARTS } from './care-card';
import { linkState } from './clinic.responses';

export const careCard = v.strictObject({
  id: v.string(),
  parts: v.array(v.picklist(CARD_PARTS)),
  routine: v.array(v.string()),
  state: linkState,
  /** '/card#{token}' below the origin of the product; null once it has ended. */
  path: v.nullable(v.string()),
  created_at: isoTime,
  expires_at: isoTime,
  /** When the card was opened, oldest first. */
  openings: v.array(isoTime),
});
export type CareCard = v.InferOutput<typeof careCard>;

/** GET /care-card/profile/{profileId}: newest first, those that ended for ENDED_LINK_DAYS. */
export const careCards = v.strictObject({
  cards: v.array(careCard),
  /** The first card asks for the consent to health data. */
  consent_needed: v.boolean(),
});
export type CareCards = v.InferOutput<typeof careCards>;

/** POST /card/open: the card as HTML, every text of a person escaped. */
export const cardView = v.strictObject({ html: v.string(), expires_at: isoTime });
