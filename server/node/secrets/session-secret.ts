import { createHash } from 'node:crypto';
import { storedSecret } from './stored-secret';

/** The 32 bytes derived from a configured text. */
export const toSecret = (configured: string): Uint8Array => createHash('sha256').update(configured).digest();

/** The 32-byte token secret: from the configuration, else generated once and stored in the data folder. */
export const sessionSecret = async (configured: string | null, dataDir: string): Promise<Uint8Array> =>
  configured === null ? storedSecret(dataDir, 'session-secret') : toSecret(configured);
