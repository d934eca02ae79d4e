import { HOUR_MS } from '@contract/common/time';
import type { AppConfig } from '@server/deps';
import { hmacHex, isAcceptedHmac } from '@server/lib/digest';

/** The signature is stable within an hour and valid for 23 to 24 hours, so that pictures can be cached. */
const VALID_HOURS = 24;

/**
 * The stored path of an upload → the path with its signature, `{path}?s={hours since the epoch}.{HMAC}`. For a
 * reader, the account id precedes the HMAC, and the picture is served only while that account may see it.
 */
export type SignUpload = (path: string, reader?: string) => Promise<string>;

const signedText = (path: string, expires: string, reader = '') =>
  reader === '' ? `upload:${expires}:${path}` : `upload:${expires}:${reader}:${path}`;

const SIGNED_MAX = 5_000;
type Signed = { expires: string; addresses: Map<string, Promise<string>> };
/** The addresses signed in the current hour: a list has the same authors' pictures again and again. */
const signedBySecret = new WeakMap<Uint8Array, Signed>();

/** @param now milliseconds since the epoch */
export function uploadSigner({ secret }: Pick<AppConfig, 'secret'>, now: number): SignUpload {
  const expires = String(Math.floor(now / HOUR_MS) + VALID_HOURS);
  return (path, reader) => {
    const before = signedBySecret.get(secret);
    const isFull = before !== undefined && before.addresses.size >= SIGNED_MAX;
    const signed: Signed = before?.expires === expires && !isFull ? before : { expires, addresses: new Map() };
    if (signed !== before) signedBySecret.set(secret, signed);
    const who = reader?.replaceAll('-', '');
    const key = `${path} ${who}`;
    const known = signed.addresses.get(key);
    if (known) return known;
    const address = hmacHex(secret, signedText(path, expires, who)).then(
      (mac) => `${path}?s=${[expires, ...(who ? [who] : []), mac].join('.')}`,
    );
    signed.addresses.set(key, address);
    return address;
  };
}

const SIGNATURE =
  /^([0-9]{1,9})\.(?:([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\.)?([0-9a-f]{64})$/;

/**
 * Checks that this server signed the path and the signature has not expired, and reads the account it is for.
 * @param signature the value of `?s=`
 */
export async function readSignature(
  secrets: Pick<AppConfig, 'secret' | 'previousSecrets'>,
  now: number,
  path: string,
  signature: string | undefined,
): Promise<{ reader: string | null } | null> {
  const [, expires, ...rest] = SIGNATURE.exec(signature ?? '') ?? [];
  const [mac, ...id] = [rest.at(-1), ...rest.slice(0, -1).filter((part) => part !== undefined)];
  if (expires === undefined || mac === undefined || Number(expires) * HOUR_MS <= now) return null;
  if (!(await isAcceptedHmac(secrets, signedText(path, expires, id.join('')), mac))) return null;
  return { reader: id.length > 0 ? id.join('-') : null };
}
