import { storable } from '@contract/common/text';
import * as v from 'valibot';

export const CONSENT_KINDS = ['terms', 'privacy', 'child_data', 'sensitive', 'marketing', 'community'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Required to join, each asked separately. Withdrawing one of them means leaving. */
export const REQUIRED_TO_JOIN = ['terms', 'privacy', 'child_data'] as const satisfies readonly ConsentKind[];
/** What the first step of joining asks, in its order. `sensitive` is asked before the first check, `community` before the first post. */
export const ASKED_TO_JOIN = [...REQUIRED_TO_JOIN, 'marketing'] as const satisfies readonly ConsentKind[];

/** GET /legal: the texts in force, without their words. */
export type LegalHead = {
  kind: ConsentKind;
  /** '서비스 이용약관' */
  title: string;
  /** In one sentence: what one agrees to. */
  summary: string;
  required: boolean;
  /** Version of the text, as stored in the ledger of consents; a changed text gets a new one. */
  text_version: string;
  /** YYYY-MM-DD */
  effective_date: string;
};
export type LegalSection = { heading: string; paragraphs: string[]; items?: string[] };
/** GET /legal/{kind}: the full text of a consent. Needs no log-in. */
export type LegalText = LegalHead & { sections: LegalSection[] };

export const legalParam = v.object({ kind: v.picklist(CONSENT_KINDS, '없는 문서예요.') });

/** A consent given while joining: which text, in the version that was shown. */
export const consentGiven = v.object({
  kind: v.picklist(ASKED_TO_JOIN, '동의 항목을 다시 골라 주세요.'),
  text_version: v.pipe(
    v.string('동의한 문서를 알 수 없어요.'),
    storable,
    v.maxLength(40, '동의한 문서를 알 수 없어요.'),
  ),
});
export type ConsentGiven = v.InferOutput<typeof consentGiven>;

/** POST /mypage/consent: gives or withdraws one. A required one cannot be withdrawn without leaving: CONSENT_NEEDED. */
export const consentChangeInput = v.object({
  kind: v.picklist(CONSENT_KINDS, '동의 항목을 다시 골라 주세요.'),
  given: v.boolean('동의할지 골라 주세요.'),
});
export type ConsentChangeInput = v.InferOutput<typeof consentChangeInput>;

/** GET and POST /mypage/consent: the state of every consent, and the ledger, newest first. */
export type Consents = {
  now: {
    kind: ConsentKind;
    title: string;
    /** Withdrawing it means leaving. */
    required: boolean;
    given: boolean;
    /** The version agreed to or withdrawn from last, and when (ISO 8601); null when it was never asked. */
    text_version: string | null;
    at: string | null;
    /** Effect of withdrawing it, in a sentence for the person. */
    withdrawal: string;
  }[];
  history: { id: string; kind: ConsentKind; title: string; given: boolean; text_version: string; at: string }[];
};
