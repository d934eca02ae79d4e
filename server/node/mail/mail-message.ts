import type { Mail } from '@server/deps';
import type { SendMailOptions } from 'nodemailer';

/** RFC 8058: a mail program ends the kind by one POST. It asks for https. */
function unsubscribeHeaders({ unsubscribeUrl }: Mail): Record<string, string> {
  if (!unsubscribeUrl?.startsWith('https://')) return {};
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A mail for nodemailer, marked as automatic so that no out-of-office reply comes back. */
export const mailMessage = (mail: Mail, from: string): SendMailOptions => ({
  from,
  // As an object, so that nothing in it is parsed as a second address.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  textEncoding: 'base64',
  headers: {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...unsubscribeHeaders(mail),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** The same as an .eml file in plain UTF-8 (RFC 6532), readable in a mail program and an editor. */
export function mailFileText(mail: Mail, from: string, at: Date): string {
  const boundary = `ggp-${crypto.randomUUID()}`;
  const part = (type: string, text: string) =>
    [`--${boundary}`, `Content-Type: ${type}; charset=utf-8`, 'Content-Transfer-Encoding: 8bit', '', text].join('\n');
  return [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(mail.to)}`,
    `Subject: ${oneLine(mail.subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    ...Object.entries(unsubscribeHeaders(mail)).map(([name, value]) => `${name}: ${value}`),
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', mail.text),
    part('text/html', mail.html),
    `--${boundary}--`,
    '',
  ].join('\n');
}
