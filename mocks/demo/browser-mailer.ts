import type { Mail, Mailer } from '@server/deps';

const MAILS_KEY = 'ggp_demo_mails';
const MANY = 50;

function readMails(): Mail[] {
  try {
    return JSON.parse(localStorage.getItem(MAILS_KEY) ?? '[]') as Mail[];
  } catch {
    return [];
  }
}

/** The demo sends nothing: its mails stay in this browser and are shown in the console. */
export const browserMailer = (): Mailer => ({
  async send(mail) {
    localStorage.setItem(MAILS_KEY, JSON.stringify([...readMails(), mail].slice(-MANY)));
    console.info(`메일이 왔어요: ${mail.to}\n${mail.subject}\n\n${mail.text}`);
  },
  async forget(address) {
    localStorage.setItem(MAILS_KEY, JSON.stringify(readMails().filter(({ to }) => to !== address)));
  },
});
