import { STAFF_ACTIONS } from '@contract/accounts/staff-actions';
import { ROLES } from '@contract/auth/auth';
import { freezeReason } from '@contract/auth/freezes';
import { freeze } from '@contract/auth/freezes.responses';
import { isoTime, page, plainDay } from '@contract/common/response-parts';
import * as v from 'valibot';

/** One line of the audit log as it is listed about an account. */
export const memberLogLine = v.strictObject({
  id: v.string(),
  action: v.picklist(STAFF_ACTIONS.map(({ action }) => action)),
  /** Log-in id of the staff; null at the server's console, and for an account that is gone. */
  actor: v.nullable(v.string()),
  at: isoTime,
});
export type MemberLogLine = v.InferOutput<typeof memberLogLine>;

/** An account as staff see it: nothing about its children, none of its answers, no text it wrote but its appeal. */
export const member = v.strictObject({
  id: v.string(),
  /** Masked for all but admins. */
  user_id: v.string(),
  nickname: v.nullable(v.string()),
  /** 'ha***@example.com' */
  email_masked: v.string(),
  role: v.picklist(ROLES),
  state: v.picklist(['active', 'frozen', 'leaving']),
  joined_at: isoTime,
  /** Declared to be fourteen or older. */
  over_14: v.boolean(),
  /** Agreed to the community's rules. */
  in_community: v.boolean(),
  /** Day of the newest sign-in or refresh in Seoul; null after about a month without one. */
  last_seen_on: v.nullable(plainDay),
  /** Signed-in devices. */
  devices: v.number(),
  /** `cases`: moderation cases about the person or their posts and comments; `removed`: those decided against them. */
  counts: v.strictObject({
    posts: v.number(),
    comments: v.number(),
    reports: v.number(),
    cases: v.number(),
    removed: v.number(),
    inquiries: v.number(),
  }),
  /** ISO 8601; when a leaving account is erased. */
  erased_at: v.nullable(isoTime),
  freeze: v.nullable(freeze),
  /** Freezes that were lifted. */
  past_freezes: v.number(),
  /** Actions open to the caller now. */
  can: v.strictObject({
    freeze: v.boolean(),
    unfreeze: v.boolean(),
    answer_appeal: v.boolean(),
    sign_out: v.boolean(),
    set_role: v.boolean(),
    see_email: v.boolean(),
  }),
  /** The newest actions of staff about the account; admins only, empty for others. */
  log: v.array(memberLogLine),
});
export type Member = v.InferOutput<typeof member>;

const { id, user_id, nickname, email_masked, role, state } = member.entries;
/** Members whose nickname, e-mail or log-in id begins with what was searched for; each is recorded as listed. */
export const membersFound = v.strictObject({
  items: v.array(v.strictObject({ id, user_id, nickname, email_masked, role, state })),
  /** There are more than MEMBERS_FOUND. */
  more: v.boolean(),
});
export type MembersFound = v.InferOutput<typeof membersFound>;

/** POST /admin/member/{id}/email: admins; recorded. */
export const memberEmail = v.strictObject({ email: v.string() });
export type MemberEmail = v.InferOutput<typeof memberEmail>;

export const waitingAppeal = v.strictObject({
  /** Of the account. */
  id: v.string(),
  nickname: v.nullable(v.string()),
  reason: freezeReason,
  frozen_at: isoTime,
  appealed_at: isoTime,
});
export type WaitingAppeal = v.InferOutput<typeof waitingAppeal>;

export const appealPage = page(waitingAppeal);
export type AppealPage = v.InferOutput<typeof appealPage>;
