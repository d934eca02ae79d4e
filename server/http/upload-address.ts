import { HOUR_MS } from '@contract/common/time';
import type { AppConfig } from '@server/deps';
import { hmacHex, isAcceptedHmac } from '@server/lib/digest';

/** The signature is stable within an hour and valid for 23 to 24 hours, so that pictures can be cached. */
const VALID_HOURS = 24;

/** The stored path of an upload → the path with its signature, `{path}?s={hours since the epoch}.{HMAC}`. */
export type SignUpload = (path: string) => Promise<string>;

const signedText = (path: string, expires: string) => `upload:${expires}:${path}`;

const SIGNED_MAX = 5_000;
type Signed = { expires: string; addresses: Map<string, Promise<string>> };
/** The addresses signed in the current hour: a list has the same authors' pictures again and again. */
const signedBySecret = new WeakMap<Uint8Array, Signed>();

/** @param now milliseconds since the epoch */
export function uploadSigner({ secret }: Pick<AppConfig, 'secret'>, now: number): SignUpload {
  const expires = String(Math.floor(now / HOUR_MS) + VALID_HOURS);
  return (path) => {
    const before = signedBySecret.get(secret);
    const isFull = before !== undefined && before.addresses.size >= SIGNED_MAX;
    const signed: Signed = before?.expires === expires && !isFull ? before : { expires, addresses: new Map() };
    if (signed !== before) signedBySecret.set(secret, signed);
    const known = signed.addresses.get(path);
    if (known) return known;
    const address = hmacHex(secret, signedText(path, expires)).then((mac) => `${path}?s=${expires}.${mac}`);
    signed.addresses.set(path, address);
    return address;
  };
}

/**
 * Whether this server signed the path and the signature has not expired.
 * @param signature the value of `?s=`
 */
export async function isSigned(
  secrets: Pick<AppConfig, 'secret' | 'previousSecrets'>,
  now: number,
  path: string,
  signature: string | undefined,
): Promise<boolean> {
  const [, expires, mac] = /^([0-9]{1,9})\.([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (expires === undefined || mac === undefined || Number(expires) * HOUR_MS <= now) return false;
  return isAcceptedHmac(secrets, signedText(path, expires), mac);
}
