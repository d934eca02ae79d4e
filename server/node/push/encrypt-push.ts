import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** One record holds the whole push: services take 4096 bytes. */
const RECORD_BYTES = 4096;
/** Follows the last byte of the last record. */
const LAST_RECORD = Buffer.of(2);

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * The text encrypted for one browser (RFC 8291, coding aes128gcm of RFC 8188).
 * @param keys the subscription's `p256dh` and `auth`, base64url
 * @throws Error when `p256dh` is no point of P-256
 */
export function encryptPush(text: string, keys: { p256dh: string; auth: string }): Buffer<ArrayBuffer> {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const own = createECDH('prime256v1');
  const ownPoint = own.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ownPoint]);
  const secret = derive(own.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(ownPoint.length),
    ownPoint,
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}
