import type { Mail } from '@server/deps';
import type { SendMailOptions } from 'nodemailer';

/** A mail for nodemailer: plain text, marked as automatic so that no out-of-office reply comes back. */
export const mailMessage = ({ to, subject, text }: Mail, from: string): SendMailOptions => ({
  from,
  // As an object, so that nothing in it is parsed as a second address.
  to: { name: '', address: to },
  subject,
  text,
  textEncoding: 'base64',
  headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** The same as an .eml file in plain UTF-8 (RFC 6532), readable in a mail program and an editor. */
export const mailFileText = ({ to, subject, text }: Mail, from: string, at: Date) =>
  [
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    text,
    '',
  ].join('\n');
