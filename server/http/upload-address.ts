import { HOUR_MS } from '@contract/common/time';
import type { AppConfig } from '@server/deps';
import { hmacHex, isHmac } from '@server/lib/digest';

/** The signature is stable within an hour and valid for 23 to 24 hours, so that pictures can be cached. */
const VALID_HOURS = 24;

/** The stored path of an upload → the path with its signature, `{path}?s={hours since the epoch}.{HMAC}`. */
export type SignUpload = (path: string) => Promise<string>;

const signedText = (path: string, expires: string) => `upload:${expires}:${path}`;

/** @param now milliseconds since the epoch */
export function uploadSigner({ secret }: Pick<AppConfig, 'secret'>, now: number): SignUpload {
  const expires = String(Math.floor(now / HOUR_MS) + VALID_HOURS);
  return async (path) => `${path}?s=${expires}.${await hmacHex(secret, signedText(path, expires))}`;
}

/**
 * Whether this server signed the path and the signature has not expired.
 * @param signature the value of `?s=`
 */
export async function isSigned(
  { secret }: Pick<AppConfig, 'secret'>,
  now: number,
  path: string,
  signature: string | undefined,
): Promise<boolean> {
  const [, expires, mac] = /^([0-9]{1,9})\.([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (expires === undefined || mac === undefined || Number(expires) * HOUR_MS <= now) return false;
  return isHmac(secret, signedText(path, expires), mac);
}
