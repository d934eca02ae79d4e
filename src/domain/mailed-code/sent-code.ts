import type { MailCodeSent } from '@contract/auth/join.responses';
import { MAIL_CODE_MINUTES } from '@contract/common/mail-code';
import { MINUTE_MS } from '@contract/common/time';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';

/** A code that was mailed: part of the form's draft, since switching to the mail app may unload the page. */
export const sentCode = v.object({
  request_id: v.string(),
  /** Where the mail went. */
  email: v.string(),
  /** The input it was requested with; other input needs a new code. */
  askedWith: v.string(),
  /** Milliseconds since the epoch. */
  resendAt: v.number(),
  expiresAt: v.number(),
});
export type SentCode = v.InferOutput<typeof sentCode>;

export const sentNow = (answer: MailCodeSent, email: string, askedWith: string): SentCode => ({
  request_id: answer.request_id,
  email,
  askedWith,
  resendAt: Date.now() + answer.resend_in * 1000,
  expiresAt: Date.now() + answer.expires_in * 1000,
});

/**
 * The code stored in a draft, unless it has expired. If the clock was turned back it expires no later than a new one.
 */
export function stillCounts(sent: SentCode | null | undefined): SentCode | null {
  const now = Date.now();
  if (!sent || sent.expiresAt <= now) return null;
  const ahead = Math.max(0, sent.expiresAt - now - MAIL_CODE_MINUTES * MINUTE_MS);
  return ahead === 0 ? sent : { ...sent, resendAt: sent.resendAt - ahead, expiresAt: sent.expiresAt - ahead };
}

/** Focuses the code's field whenever a code was mailed; not for one restored from a draft. */
export function useFocusOnSent<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  field: FieldPath<Values>,
  sent: SentCode | null,
) {
  const id = sent?.request_id;
  const [before] = useState(id);
  const focus = useEffectEvent(() => form.setFocus(field));
  useEffect(() => {
    if (id && id !== before) focus();
  }, [id, before]);
}
