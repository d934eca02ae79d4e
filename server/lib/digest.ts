const utf8 = new TextEncoder();

const toHex = (bytes: ArrayBuffer | Uint8Array) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256Hex = async (content: string | Uint8Array) =>
  toHex(
    await crypto.subtle.digest('SHA-256', typeof content === 'string' ? utf8.encode(content) : new Uint8Array(content)),
  );

const hmacKey = (secret: Uint8Array, use: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', new Uint8Array(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [use]);

/** HMAC-SHA-256 in hex. */
export async function hmacHex(secret: Uint8Array, text: string): Promise<string> {
  return toHex(await crypto.subtle.sign('HMAC', await hmacKey(secret, 'sign'), utf8.encode(text)));
}

/** Whether `hex` is the HMAC-SHA-256 of a text, compared in constant time. */
export async function isHmac(secret: Uint8Array, text: string, hex: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false;
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return crypto.subtle.verify('HMAC', await hmacKey(secret, 'verify'), bytes, utf8.encode(text));
}

/** `bytes` random bytes in hex; 32 of them cannot be guessed. */
export const randomHex = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
