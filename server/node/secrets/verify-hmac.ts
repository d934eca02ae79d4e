import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VerifyHmac } from '@server/deps';

/** Without a promise, and in constant time. */
export const verifyHmac: VerifyHmac = (secret, text, mac) => {
  const own = createHmac('sha256', secret).update(text).digest();
  return own.length === mac.length && timingSafeEqual(own, mac);
};
