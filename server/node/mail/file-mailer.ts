import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Mailer } from '@server/deps';
import { durableWrite, syncFolder } from '@server/lib/durable-write';
import { errorCode } from '@server/lib/error-code';
import { mailFileText } from './mail-message';

/** Hash of the recipient for the file name, so that a folder listing shows no address. */
const toMark = (address: string) => createHash('sha256').update(address.toLowerCase()).digest('hex').slice(0, 16);

/**
 * Writes each mail to an .eml file, for a server without SMTP.
 * @param print called with the file's path only, never with its content
 */
export function fileMailer(folder: string, from: string, print: (file: string) => void): Mailer {
  return {
    async send(mail) {
      const at = new Date();
      const name = [at.toISOString().replace(/[:.]/g, '-'), toMark(mail.to), crypto.randomUUID().slice(0, 8)].join('-');
      const file = path.join(folder, `${name}.eml`);
      await durableWrite(file, Buffer.from(mailFileText(mail, from, at)));
      print(file);
    },
    async forget(address) {
      const names = await readdir(folder).catch((error: unknown) => {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      });
      if (!names) return;
      const mark = toMark(address);
      for (const name of names.filter((each) => each.includes(mark)))
        await rm(path.join(folder, name), { force: true });
      await syncFolder(folder);
    },
  };
}
