import { verifyHmac } from '@server/node/secrets/verify-hmac';
import { base64url, type JWTPayload, SignJWT } from 'jose';
import { readAccessToken, signAccessToken } from './access-token';

const NOW = Date.parse('2026-03-10T03:00:00Z');
const SECONDS = NOW / 1000;
const secret = new Uint8Array(32).fill(7);
const claims = { accountId: crypto.randomUUID(), role: 'parent', sessionId: crypto.randomUUID() } as const;
const payload = { sub: claims.accountId, role: 'parent', sid: claims.sessionId, iat: SECONDS, exp: SECONDS + 60 };

const sign = (given: JWTPayload, key = secret, header = {}) =>
  new SignJWT(given).setProtectedHeader({ alg: 'HS256', ...header }).sign(key, { crit: { strange: true } });
const encode = (part: object) => base64url.encode(JSON.stringify(part));

describe.each([
  ['the host', verifyHmac],
  ['Web Crypto', undefined],
] as const)('a token verified by %s', (_name, verify) => {
  const read = async (token: string, now = NOW) => readAccessToken(token, { secret, verifyHmac: verify }, now);

  test('says who is calling until it expires', async () => {
    const token = await signAccessToken(claims, secret, NOW);
    expect(await read(token)).toEqual(claims);
    expect(await read(token, NOW + 899_000)).toEqual(claims);
    expect(await read(token, NOW + 900_000)).toBeNull();
  });

  test.each<[string, () => Promise<string> | string]>([
    ['of another secret', () => sign(payload, new Uint8Array(32).fill(8))],
    ['of another algorithm', () => sign(payload, new Uint8Array(64).fill(7), { alg: 'HS512' })],
    ['without a signature', () => `${encode({ alg: 'none' })}.${encode(payload)}.`],
    [
      'with other claims',
      async () => (await sign(payload)).replace(/\.[^.]+\./, `.${encode({ ...payload, role: 'admin' })}.`),
    ],
    ['with a fourth part', async () => `${await sign(payload)}.x`],
    ['with an extension', () => sign(payload, secret, { crit: ['strange'], strange: true })],
    ['that is not valid yet', () => sign({ ...payload, nbf: SECONDS + 60 })],
    ['with a role of its own', () => sign({ ...payload, role: 'owner' })],
    ['without a time', () => sign({ sub: payload.sub, role: 'parent', sid: payload.sid, exp: payload.exp })],
    ['of no text', () => '..'],
    ['with bytes that are no JSON', () => 'a.b.c'],
  ])('is refused %s', async (_case, create) => {
    expect(await read(await create())).toBeNull();
  });
});
