import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** For tests: the keys of a browser's subscription, and what it reads of a push (RFC 8291), written from the RFC. */
export function createBrowserKeys() {
  const own = createECDH('prime256v1');
  const point = own.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: point.toString('base64url'),
    auth: auth.toString('base64url'),
    decrypt(body: Buffer): unknown {
      const salt = body.subarray(0, 16);
      const keyEnd = 21 + body.readUInt8(20);
      const theirs = body.subarray(21, keyEnd);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), point, theirs]);
      const secret = derive(own.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      decipher.setAuthTag(body.subarray(-16));
      const padded = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()]);
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8'));
    },
  };
}
