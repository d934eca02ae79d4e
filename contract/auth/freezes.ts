import { mailCodeProof } from '@contract/common/mail-code';
import { requiredText } from '@contract/common/text';
import * as v from 'valibot';
import { loginInput } from './auth';

/** Why an account is frozen, as its owner and staff read it. */
export const FREEZE_REASONS = [
  { reason: 'abuse', label: '다른 사람을 괴롭히거나 욕했어요' },
  { reason: 'spam', label: '광고나 도배를 했어요' },
  { reason: 'harm', label: '아이에게 해로울 수 있는 글을 올렸어요' },
  { reason: 'impersonation', label: '다른 사람이나 운영팀인 척했어요' },
  { reason: 'stolen', label: '다른 사람이 계정을 쓰는 것 같아요' },
  { reason: 'age', label: '만 14세가 되지 않았어요' },
  { reason: 'other', label: '그 밖의 약관 위반' },
] as const;
export type FreezeReason = (typeof FREEZE_REASONS)[number]['reason'];

export const APPEAL_RESULTS = ['lifted', 'upheld'] as const;

/** Staff's text to the person, the appeal, and the answer to it. */
export const FREEZE_TEXT_MAX = 500;

export const freezeReason = v.picklist(
  FREEZE_REASONS.map(({ reason }) => reason),
  '이유를 골라 주세요.',
);

/** POST /auth/frozen (FrozenAccount), with the credentials for which log-in answered ACCOUNT_FROZEN. */
export const frozenInput = loginInput;
/** POST /auth/frozen/export and its state (DataExport): `proof` of a stolen account, by a code of POST /auth/frozen/export/code. */
export const frozenExportInput = v.object({
  ...loginInput.entries,
  proof: v.optional(v.nullable(mailCodeProof), null),
});
export type FrozenExportInput = v.InferInput<typeof frozenExportInput>;
/** POST /auth/frozen/appeal (FrozenAccount): once a freeze, APPEAL_USED after that. */
export const frozenAppealInput = v.object({
  ...loginInput.entries,
  text: requiredText('이의 내용을', FREEZE_TEXT_MAX),
});
export type FrozenAppealInput = v.InferOutput<typeof frozenAppealInput>;
