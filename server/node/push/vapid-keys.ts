import { createECDH, randomBytes } from 'node:crypto';
import type { Database } from '@server/db/database';
import { serverKeys } from '@server/db/schema';
import { eq } from 'drizzle-orm';
import { importJWK } from 'jose';

/** The P-256 key that identifies this server to push services (RFC 8292). */
export type VapidKeys = {
  /** Uncompressed point, base64url: what a browser subscribes with. */
  publicKey: string;
  privateKey: Awaited<ReturnType<typeof importJWK>>;
};

const KEY_BYTES = 32;

/**
 * @param key 32 bytes, base64url
 * @throws Error when the bytes are no private key of P-256
 */
export async function vapidKeys(key: string): Promise<VapidKeys> {
  const bytes = Buffer.from(key, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes);
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', d: bytes.toString('base64url'), x, y };
  return { publicKey: point.toString('base64url'), privateKey: await importJWK(jwk, 'ES256') };
}

/** The key that all processes of this database share, base64url: the first one stores it, the others read it. */
export async function sharedVapidKey(db: Database): Promise<string> {
  const stored = await readKey(db);
  if (stored !== null) return stored;
  const key = randomBytes(KEY_BYTES).toString('base64url');
  await db.insert(serverKeys).values({ kind: 'vapid', key, createdAt: new Date() }).onConflictDoNothing();
  return (await readKey(db)) ?? key;
}

async function readKey(db: Database): Promise<string | null> {
  const [row] = await db.select({ key: serverKeys.key }).from(serverKeys).where(eq(serverKeys.kind, 'vapid'));
  return row?.key ?? null;
}
