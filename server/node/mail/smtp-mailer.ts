import type { Mailer } from '@server/deps';
import { errorCode } from '@server/lib/error-code';
import { createTransport } from 'nodemailer';
import { mailMessage } from './mail-message';

const CONNECTIONS = 4;
/** A person waits for the code while it is sent. */
const PATIENCE_MS = 15_000;

/** Sends each mail to an SMTP server ('smtps://user:password@host:465', 'smtp://host:587'). */
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
        // The library's message contains the address.
        const { responseCode } = error as { responseCode?: number };
        throw new Error(`The mail server refused: ${[errorCode(error), responseCode].filter(Boolean).join(' ')}`);
      }
    },
    // Mails on an SMTP server are out of reach.
    forget: async () => undefined,
    close: () => transport.close(),
  };
}
