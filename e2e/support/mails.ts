import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';

/** Where the product under test writes its mails (run.mjs says it). */
const folder = () => {
  const { MAILS } = process.env;
  if (!MAILS) throw new Error('MAILS names no folder: start the journeys by npm run e2e');
  return MAILS;
};

/** The texts of the mails to that address, the oldest first. */
export async function mailsTo(address: string): Promise<string[]> {
  const names = readdirSync(folder(), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.eml'))
    .map(({ name }) => name)
    .sort();
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(path.join(folder(), name)))));
  return mails.filter(({ to }) => to?.some((each) => each.address === address)).map(({ text }) => text ?? '');
}

/** The six digits of the newest mail to that address, once it is there. `after`: only a mail beyond so many. */
export async function mailedCode(address: string, after = 0): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails = (await mailsTo(address)).slice(after);
      code = /\b(\d{6})\b/.exec(mails[mails.length - 1] ?? '')?.[1] ?? '';
      return code;
    })
    .not.toBe('');
  return code;
}
