import { storable } from '@contract/common/text';
import * as v from 'valibot';

export const CONSENT_KINDS = [
  'terms',
  'privacy',
  'child_data',
  'sensitive',
  'family',
  'marketing',
  'community',
] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Every text that can be read: those agreed to, and the policy on privacy, which is published and not agreed to. */
export const LEGAL_KINDS = [...CONSENT_KINDS, 'privacy_policy'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/**
 * Required to join, each asked separately. Withdrawing one of them means leaving. A new version is asked at the next
 * opening, and writes are TERMS_NOT_AGREED until then; where the other kinds are asked again: docs/consents.md.
 */
export const REQUIRED_TO_JOIN = ['terms', 'privacy'] as const satisfies readonly ConsentKind[];
/**
 * Consents asked in the first step of joining, in its order. `child_data` is asked with the first child, `sensitive`
 * before the first check, `family` before looking on at a child of others, `community` before the first post.
 */
export const ASKED_TO_JOIN = [...REQUIRED_TO_JOIN, 'marketing'] as const satisfies readonly ConsentKind[];

export const legalParam = v.object({ kind: v.picklist(LEGAL_KINDS, '없는 문서예요.') });
/** GET /legal/{kind}?version=: a text that was in force before; without it the one in force. */
export const legalQuery = v.object({ version: v.optional(v.pipe(v.string(), v.maxLength(40, '없는 판이에요.'))) });

const textVersion = v.pipe(
  v.string('동의한 문서를 알 수 없어요.'),
  storable,
  v.maxLength(40, '동의한 문서를 알 수 없어요.'),
);

/** A consent given while joining: which text, in the version that was shown. */
export const consentGiven = v.object({
  kind: v.picklist(ASKED_TO_JOIN, '동의 항목을 다시 골라 주세요.'),
  text_version: textVersion,
});
export type ConsentGiven = v.InferOutput<typeof consentGiven>;

/**
 * With the first child: the version of the text on a child's data, whose sentence declares that the person is the child's
 * legal representative. Null or absent where it was agreed to before.
 */
export const childConsent = v.optional(v.nullable(textVersion), null);

/** POST /mypage/consent: gives or withdraws one. A required one cannot be withdrawn without leaving: CONSENT_NEEDED. */
export const consentChangeInput = v.object({
  kind: v.picklist(CONSENT_KINDS, '동의 항목을 다시 골라 주세요.'),
  given: v.boolean('동의할지 골라 주세요.'),
  /** The version that was shown; without it the one in force. CONSENT_TEXT_CHANGED for an older one. */
  text_version: v.optional(textVersion),
});
export type ConsentChangeInput = v.InferOutput<typeof consentChangeInput>;
