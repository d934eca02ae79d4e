import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { CONSENT_KINDS, LEGAL_KINDS } from './consents';

/** GET /legal: the texts in force, without their words. */
export const legalHead = v.strictObject({
  kind: v.picklist(LEGAL_KINDS),
  /** '서비스 이용약관' */
  title: v.string(),
  /** In one sentence: what one agrees to. */
  summary: v.string(),
  required: v.boolean(),
  /** Version of the text in the ledger of consents; a changed text gets a new one. */
  text_version: v.string(),
  /** YYYY-MM-DD */
  effective_date: v.string(),
});
export type LegalHead = v.InferOutput<typeof legalHead>;

export const legalSection = v.strictObject({
  heading: v.string(),
  paragraphs: v.array(v.string()),
  items: v.optional(v.array(v.string())),
});
export type LegalSection = v.InferOutput<typeof legalSection>;

/** GET /legal/{kind}: the very text one agrees to, or the policy. Needs no log-in. */
export const legalText = v.strictObject({
  ...legalHead.entries,
  sections: v.array(legalSection),
  /** All versions, newest first; each can be read. `changes`: the differences from the version before, in plain words. */
  versions: v.array(
    v.strictObject({ text_version: v.string(), effective_date: v.string(), changes: v.array(v.string()) }),
  ),
});
export type LegalText = v.InferOutput<typeof legalText>;

/** GET and POST /mypage/consent: the current state of every consent, and every ledger entry, newest first. */
export const consents = v.strictObject({
  now: v.array(
    v.strictObject({
      kind: v.picklist(CONSENT_KINDS),
      title: v.string(),
      /** Withdrawing it means leaving. */
      required: v.boolean(),
      given: v.boolean(),
      /** The version agreed to or withdrawn from last, and when (ISO 8601); null when it was never asked. */
      text_version: v.nullable(v.string()),
      at: v.nullable(isoTime),
      /** Effect of withdrawing it, in a sentence for the person. */
      withdrawal: v.string(),
    }),
  ),
  history: v.array(
    v.strictObject({
      id: v.string(),
      kind: v.picklist(CONSENT_KINDS),
      title: v.string(),
      given: v.boolean(),
      text_version: v.string(),
      at: isoTime,
    }),
  ),
});
export type Consents = v.InferOutput<typeof consents>;
