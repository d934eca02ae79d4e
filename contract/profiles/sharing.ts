import { childConsent } from '@contract/accounts/consents';
import { rowId } from '@contract/common/text';
import * as v from 'valibot';
import { SHARED_ROLES } from './child-roles';

/** An invitation is accepted once, within this time. */
export const INVITATION_HOURS = 72;
/** Others who may share one child, and invitations that wait for one, together. */
export const SHARED_WITH_MAX = 10;
/** A full guardian is removed this many days after the owner said so. */
export const REMOVAL_DAYS = 7;

/** Without I, L, O, U, 0 and 1, which are taken for one another. */
export const INVITATION_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const INVITATION_CODE_LENGTH = 8;

const WRONG_CODE = '초대 코드는 영문과 숫자 8자리예요.';
/** Read as typed: spaces and hyphens between letters, small letters. */
export const invitationCode = v.pipe(
  v.string(WRONG_CODE),
  v.maxLength(40, WRONG_CODE),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  v.regex(new RegExp(`^[${INVITATION_LETTERS}]{${INVITATION_CODE_LENGTH}}$`), WRONG_CODE),
);
export const invitationToken = v.pipe(
  v.string('초대 링크를 다시 열어 주세요.'),
  v.regex(/^[0-9a-f]{64}$/, '초대 링크를 다시 열어 주세요.'),
);

/**
 * POST /profile/{profileId}/invitation (NewInvitation). Only the owner invites a further guardian. `id` is made by the
 * device: sent twice, it is one invitation with the same link and code.
 */
export const invitationInput = v.object({
  id: rowId,
  role: v.picklist(SHARED_ROLES, '어떤 사람으로 초대할지 골라 주세요.'),
});
export type InvitationInput = v.InferOutput<typeof invitationInput>;

/** Secret of an invitation: the token of its link, or the code that was read out. */
const invitationSecret = v.union(
  [v.object({ token: invitationToken }), v.object({ code: invitationCode })],
  WRONG_CODE,
);
export type InvitationSecret = v.InferOutput<typeof invitationSecret>;

/** POST /invitation/look (InvitationView). */
export const invitationLookInput = v.object({ secret: invitationSecret });

/**
 * POST /invitation/accept (Profile). The versions of the texts agreed to now; null where InvitationView does not ask
 * them or says they are given already.
 */
export const invitationAcceptInput = v.object({
  secret: invitationSecret,
  child_consent: childConsent,
  sensitive_consent: childConsent,
  family_consent: childConsent,
});
export type InvitationAcceptInput = v.InferOutput<typeof invitationAcceptInput>;

export const sharedChildParam = v.object({ profileId: rowId });
export const invitationParam = v.object({ profileId: rowId, invitationId: rowId });
export const guardianParam = v.object({ profileId: rowId, guardianId: rowId });

/** PUT /profile/{profileId}/freeze and /profile/{profileId}/guardian/{guardianId}/freeze (Sharing). */
export const freezeInput = v.object({ frozen: v.boolean('함께 보기를 멈출지 골라 주세요.') });
