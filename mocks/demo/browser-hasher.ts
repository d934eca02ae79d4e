import type { PasswordHasher } from '@server/deps';

const ROUNDS = 120_000;
const utf8 = new TextEncoder();
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

async function derive(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number) {
  const key = await crypto.subtle.importKey('raw', utf8.encode(password), 'PBKDF2', false, ['deriveBits']);
  return toBase64(
    new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)),
  );
}

/** PBKDF2, since browsers have no argon2. */
export const browserHasher: PasswordHasher = {
  async hash(password) {
    const salt = crypto.getRandomValues(new Uint8Array(16));
    return ['pbkdf2', ROUNDS, toBase64(salt), await derive(password, salt, ROUNDS)].join('$');
  },
  async verify(hash, password) {
    const [kind, rounds, salt, expected] = hash.split('$');
    if (kind !== 'pbkdf2' || !rounds || !salt || !expected) return false;
    return (await derive(password, fromBase64(salt), Number(rounds))) === expected;
  },
};
