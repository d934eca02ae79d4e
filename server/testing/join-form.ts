import type { MailCodeSent } from '@contract/auth/join.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import type { TestApp } from './test-app';

export const JOIN_INPUT = {
  term_agreements: true,
  over_14: true,
  user_id: 'haneul77',
  password: '초록대문 옆 감나무',
  name: '김하늘',
  email: 'haneul@mail.example',
};

export const toConsents = (...kinds: ('terms' | 'privacy' | 'marketing')[]) =>
  kinds.map((kind) => ({ kind, text_version: textVersion(kind) }));

/** A whole joining form with the code that was mailed for it. */
export async function createJoinForm(t: TestApp, given: Partial<typeof JOIN_INPUT> = {}) {
  const form = { ...JOIN_INPUT, ...given };
  const sent = await t.callJson<MailCodeSent>('POST', '/auth/join/email-code', { body: { email: form.email } });
  return {
    ...form,
    consents: toConsents('terms', 'privacy'),
    request_id: sent.data.request_id,
    code: t.mailer.lastCode(form.email.trim().toLowerCase()),
  };
}
