import type { Mailer } from '@server/deps';
import { errorCode } from '@server/lib/error-code';
import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message';

const CONNECTIONS = 4;
/** A person waits for the code meanwhile. */
const PATIENCE_MS = 15_000;

/** Hands each mail to an SMTP server ('smtps://user:password@host:465', 'smtp://host:587'). */
export function smtpMailer(url: string, from: string): Mailer & { close: () => void } {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(mailMessage(mail, from));
      } catch (error) {
        // The library's own words name the address.
        const { responseCode } = error as { responseCode?: number };
        throw new Error(`The mail server refused: ${[errorCode(error), responseCode].filter(Boolean).join(' ')}`);
      }
    },
    // What an SMTP server keeps is not ours to reach.
    forget: async () => undefined,
    close: () => transport.close(),
  };
}
