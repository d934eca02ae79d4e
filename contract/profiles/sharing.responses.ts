import { CONSENT_KINDS } from '@contract/accounts/consents';
import { isoTime, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';
import { CHILD_ROLES, SHARED_ROLES } from './child-roles';

/** GET /profile/{profileId}/sharing: who sees a child. */
export const sharing = v.strictObject({
  /** The caller's. */
  role: v.picklist(CHILD_ROLES),
  people: v.array(
    v.strictObject({
      /** For the routes about a guardian; null for the owner. */
      id: v.nullable(v.string()),
      name: v.string(),
      /** As on a post card. */
      profile_image_path: v.nullable(v.string()),
      role: v.picklist(CHILD_ROLES),
      you: v.boolean(),
      since: isoTime,
      invited_by: v.nullable(v.string()),
      /** YYYYMMDD: removed on this day, as the owner said. */
      ends_on: v.nullable(plainDay),
      /** The owner stopped sharing for this person alone. */
      stopped: v.boolean(),
    }),
  ),
  /** Those that wait, newest first; empty for family. Their links and codes are shown once, when they are made. */
  invitations: v.array(
    v.strictObject({
      id: v.string(),
      role: v.picklist(SHARED_ROLES),
      invited_by: v.string(),
      created_at: isoTime,
      expires_at: isoTime,
    }),
  ),
  /** Sharing is frozen: only the owner and the guardian who froze it see the child. */
  frozen: v.nullable(v.strictObject({ by: v.string(), by_you: v.boolean(), may_lift: v.boolean() })),
  /** The owner offered to hand the child over; null for family. */
  handover: v.nullable(
    v.strictObject({
      guardian_id: v.string(),
      to: v.string(),
      to_you: v.boolean(),
      owner_stays: v.boolean(),
      expires_at: isoTime,
    }),
  ),
  /** The owner is leaving the service: who agreed to take the child over by then; null for family. */
  owner_leaving: v.nullable(
    v.strictObject({
      /** YYYYMMDD: the child passes on, or is deleted, on this day. */
      ends_on: plainDay,
      next_owner: v.nullable(v.string()),
      you_agreed: v.boolean(),
    }),
  ),
});
export type Sharing = v.InferOutput<typeof sharing>;

/** POST /profile/{profileId}/invitation: the only time that the link and the code are answered. */
export const newInvitation = v.strictObject({
  id: v.string(),
  role: v.picklist(SHARED_ROLES),
  /** 'ABCD-EFGH' */
  code: v.string(),
  /** '/invite#{token}' below the origin of the product; a QR code shows the whole address. */
  path: v.string(),
  expires_at: isoTime,
});
export type NewInvitation = v.InferOutput<typeof newInvitation>;

/** POST /invitation/look: what is said before accepting. */
export const invitationView = v.strictObject({
  role: v.picklist(SHARED_ROLES),
  inviter: v.string(),
  /** The first syllable alone: '하○'. */
  child: v.string(),
  expires_at: isoTime,
  /** Consents asked of the person; the texts are GET /legal/{kind}. */
  consents: v.array(
    v.strictObject({
      kind: v.picklist(CONSENT_KINDS),
      title: v.string(),
      text_version: v.string(),
      given: v.boolean(),
    }),
  ),
  /** The caller sees this child already. */
  already: v.boolean(),
});
export type InvitationView = v.InferOutput<typeof invitationView>;
