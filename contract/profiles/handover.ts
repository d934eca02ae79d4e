import { mailCodeProof } from '@contract/common/mail-code';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** An offer to hand a child over can be accepted for this long. */
export const HANDOVER_DAYS = 7;

/**
 * PUT /profile/{profileId}/handover (Sharing), by the owner with a mailed code. `owner_stays`: as a full guardian;
 * otherwise the owner's access ends with the handover.
 */
export const handoverInput = v.object({
  guardian_id: rowId,
  owner_stays: v.boolean('넘긴 뒤에도 함께 볼지 골라 주세요.'),
  ...mailCodeProof.entries,
});
export type HandoverInput = v.InferOutput<typeof handoverInput>;

/** POST /profile/{profileId}/handover/accept (Profile), by that guardian with a mailed code. */
export const handoverAcceptInput = mailCodeProof;

/** PUT /profile/{profileId}/takeover (Sharing): agrees to take the child over when its owner's account is erased. */
export const takeoverInput = v.object({ agreed: v.boolean('아이를 이어서 맡을지 골라 주세요.') });

/** Of POST /mypage/cancel-membership: who is asked first to take over a child, by `id` of Sharing. */
export const takeoverChoice = v.object({ profile_id: rowId, guardian_id: rowId });
export type TakeoverChoice = v.InferOutput<typeof takeoverChoice>;
