import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { durableWrite, syncFolder } from '@server/lib/durable-write';
import { errorCode } from '@server/lib/error-code';

const SECRET_BYTES = 32;

/** A secret of 32 random bytes in the data folder, generated once and readable by its owner only. */
export async function storedSecret(dataDir: string, name: string): Promise<Buffer> {
  const file = path.join(dataDir, name);
  const stored = await readSecret(file);
  if (stored) return stored;
  // Written to a temporary file and linked: of processes that start together one creates it, and all read that one.
  const own = `${file}.${randomUUID()}`;
  await durableWrite(own, Buffer.from(`${randomBytes(SECRET_BYTES).toString('hex')}\n`));
  await link(own, file).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
  await rm(own);
  await syncFolder(dataDir);
  const secret = await readSecret(file);
  if (!secret) throw new Error(`${file} holds no secret; remove it and start again`);
  return secret;
}

async function readSecret(file: string): Promise<Buffer | null> {
  const text = (await readFile(file, 'utf8').catch(() => '')).trim();
  return new RegExp(`^[0-9a-f]{${SECRET_BYTES * 2}}$`).test(text) ? Buffer.from(text, 'hex') : null;
}
