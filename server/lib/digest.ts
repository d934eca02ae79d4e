const utf8 = new TextEncoder();

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

function toHex(bytes: ArrayBuffer | Uint8Array): string {
  let hex = '';
  for (const byte of new Uint8Array(bytes)) hex += HEX[byte];
  return hex;
}

export const sha256Hex = async (content: string | Uint8Array) =>
  toHex(
    await crypto.subtle.digest('SHA-256', typeof content === 'string' ? utf8.encode(content) : new Uint8Array(content)),
  );

/** SHA-256 in base64, as a content security policy names a script. */
export async function sha256Base64(text: string): Promise<string> {
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)))));
}

/** Imported once for each secret: that costs more than a signature. */
const keys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

function hmacKey(secret: Uint8Array): Promise<CryptoKey> {
  const known = keys.get(secret);
  if (known) return known;
  const format = { name: 'HMAC', hash: 'SHA-256' };
  const key = crypto.subtle.importKey('raw', new Uint8Array(secret), format, false, ['sign', 'verify']);
  keys.set(secret, key);
  return key;
}

/** HMAC-SHA-256 in hex. */
export async function hmacHex(secret: Uint8Array, text: string): Promise<string> {
  return toHex(await crypto.subtle.sign('HMAC', await hmacKey(secret), utf8.encode(text)));
}

/** True if `hex` is the HMAC-SHA-256 of a text, compared in constant time. */
export async function isHmac(secret: Uint8Array, text: string, hex: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await hmacKey(secret), bytes, utf8.encode(text));
}

/** The secrets of a server: one signs, all of them verify. */
export type Secrets = { secret: Uint8Array; previousSecrets?: readonly Uint8Array[] | undefined };

/** Those that verify, the one that signs first. */
export const acceptedSecrets = ({ secret, previousSecrets = [] }: Secrets): Uint8Array[] => [
  secret,
  ...previousSecrets,
];

/** True if `hex` is the HMAC-SHA-256 of a text with an accepted secret. */
export async function isAcceptedHmac(secrets: Secrets, text: string, hex: string): Promise<boolean> {
  for (const secret of acceptedSecrets(secrets)) if (await isHmac(secret, text, hex)) return true;
  return false;
}

/** `bytes` random bytes in hex; 32 of them cannot be guessed. */
export const randomHex = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
