import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { durableWrite } from './durable-write';

/** The 32 bytes that sign tokens: from the configured text, else made once and kept in the data folder, for its owner's eyes only. */
export async function sessionSecret(configured: string | null, dataDir: string): Promise<Uint8Array> {
  if (configured !== null) return createHash('sha256').update(configured).digest();
  const file = path.join(dataDir, 'session-secret');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (/^[0-9a-f]{64}$/.test(kept.trim())) return Buffer.from(kept.trim(), 'hex');
  const fresh = randomBytes(32);
  await durableWrite(file, Buffer.from(`${fresh.toString('hex')}\n`), 0o600);
  return fresh;
}
