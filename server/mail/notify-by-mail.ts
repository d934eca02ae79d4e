import type { Deps } from '@server/deps';

type Mail = Parameters<Deps['mailer']['send']>[0];

/** Tells by mail what was done already: a post office that is shut must not undo it, so its failure is only logged. */
export async function notifyByMail({ mailer, log }: Pick<Deps, 'mailer' | 'log'>, mail: Mail): Promise<void> {
  await mailer.send(mail).catch((error: unknown) => log.error('notice not sent', { subject: mail.subject }, error));
}
