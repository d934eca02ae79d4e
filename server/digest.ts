const utf8 = new TextEncoder();

const toHex = (bytes: ArrayBuffer | Uint8Array) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256Hex = async (text: string) => toHex(await crypto.subtle.digest('SHA-256', utf8.encode(text)));

/** HMAC-SHA-256 in hex. */
export async function hmacHex(secret: Uint8Array, text: string): Promise<string> {
  const usage = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new Uint8Array(secret), usage, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, utf8.encode(text)));
}

/** `bytes` random bytes in hex; 32 of them cannot be guessed. */
export const randomHex = (bytes: number) => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
