import * as v from 'valibot';

export const userIdAvailability = v.strictObject({ user_id: v.string(), available: v.boolean() });
export type UserIdAvailability = v.InferOutput<typeof userIdAvailability>;

/**
 * Answer of every call that mails a code. A new request does not end an earlier one.
 * MAIL_CODE_THROTTLED when asked too often, MAIL_UNSENT when the mail server takes nothing.
 */
export const mailCodeSent = v.strictObject({
  /** Identifies the request of the code; sent along with it. */
  request_id: v.string(),
  /** Seconds until the code expires. */
  expires_in: v.number(),
  /** Seconds until another may be requested. */
  resend_in: v.number(),
});
export type MailCodeSent = v.InferOutput<typeof mailCodeSent>;

/** The id with a part of it hidden, and since when it is a member's (YYYY-MM-DD). */
export const foundId = v.strictObject({ masked_user_id: v.string(), joined_on: v.string() });
export type FoundId = v.InferOutput<typeof foundId>;
