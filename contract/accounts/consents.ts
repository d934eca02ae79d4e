import { storable } from '@contract/common/text';
import * as v from 'valibot';

export const CONSENT_KINDS = ['terms', 'privacy', 'child_data', 'sensitive', 'marketing', 'community'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Required to join, each asked separately. Withdrawing one of them means leaving. */
export const REQUIRED_TO_JOIN = ['terms', 'privacy', 'child_data'] as const satisfies readonly ConsentKind[];
/** What the first step of joining asks, in its order. `sensitive` is asked before the first check, `community` before the first post. */
export const ASKED_TO_JOIN = [...REQUIRED_TO_JOIN, 'marketing'] as const satisfies readonly ConsentKind[];

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
