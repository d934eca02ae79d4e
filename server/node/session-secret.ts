import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { durableWrite, syncFolder } from '@server/lib/durable-write';
import { errorCode } from '@server/lib/error-code';

const SECRET_BYTES = 32;

/** The 32 bytes derived from a configured text. */
export const toSecret = (configured: string): Uint8Array => createHash('sha256').update(configured).digest();

/**
 * The 32-byte token secret: from the configuration, else generated once and stored in the data folder, readable by its
 * owner only.
 */
export async function sessionSecret(configured: string | null, dataDir: string): Promise<Uint8Array> {
  if (configured !== null) return toSecret(configured);
  const file = path.join(dataDir, 'session-secret');
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

async function readSecret(file: string): Promise<Uint8Array | null> {
  const text = (await readFile(file, 'utf8').catch(() => '')).trim();
  return new RegExp(`^[0-9a-f]{${SECRET_BYTES * 2}}$`).test(text) ? Buffer.from(text, 'hex') : null;
}
