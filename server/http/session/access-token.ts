import { ROLES, type Role } from '@contract/auth/auth';
import type { VerifyHmac } from '@server/deps';
import { acceptedSecrets, type Secrets } from '@server/lib/digest';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const ACCESS_TOKEN_SECONDS = 15 * 60;

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  role: v.picklist(ROLES),
  sid: v.pipe(v.string(), v.uuid()),
});

/** One algorithm, and no extension that would have to be understood. */
const protectedHeader = v.object({ alg: v.literal('HS256'), crit: v.optional(v.never()), b64: v.optional(v.never()) });

const timedClaims = v.object({
  ...claims.entries,
  iat: v.number(),
  exp: v.number(),
  nbf: v.optional(v.number()),
});

export type AccessClaims = { accountId: string; role: Role; sessionId: string };

/** A signed access token that lives fifteen minutes from `now` (milliseconds). */
export const signAccessToken = (
  { accountId, role, sessionId }: AccessClaims,
  secret: Uint8Array,
  now: number,
): Promise<string> => {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ role, sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(accountId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .setJti(crypto.randomUUID())
    .sign(secret);
};

type TimedClaims = v.InferOutput<typeof timedClaims>;

const VERIFIED_MAX = 5_000;
/** Claims of verified tokens, by secret: a signature does not change, so only the times are compared again. */
const verified = new WeakMap<Uint8Array, Map<string, TimedClaims>>();

type Verifier = Secrets & { verifyHmac?: VerifyHmac | undefined };

/**
 * Claims of a token, or null when it is not ours, altered or out of date. Without a promise where the host verifies
 * signatures itself.
 */
export function readAccessToken(
  token: string,
  verifier: Verifier,
  now: number,
): AccessClaims | null | Promise<AccessClaims | null> {
  const { verifyHmac } = verifier;
  if (!verifyHmac) return readByWebCrypto(token, verifier, now);
  try {
    let found: TimedClaims | null = null;
    for (const secret of acceptedSecrets(verifier)) found ??= verifyOnce(token, { secret, verifyHmac });
    const seconds = Math.floor(now / 1000);
    if (!found || found.exp <= seconds || (found.nbf !== undefined && found.nbf > seconds)) return null;
    return toAccessClaims(found);
  } catch {
    return null;
  }
}

/** Throws for a token with a right signature that is not one of ours. */
function verifyOnce(
  token: string,
  { secret, verifyHmac }: { secret: Uint8Array; verifyHmac: VerifyHmac },
): TimedClaims | null {
  const known = verified.get(secret)?.get(token);
  if (known) return known;
  const [header = '', payload = '', signature = '', ...more] = token.split('.');
  if (more.length > 0 || !header || !payload || !signature) return null;
  if (!verifyHmac(secret, `${header}.${payload}`, fromBase64Url(signature))) return null;
  v.parse(protectedHeader, parseJson(header));
  const found = v.parse(timedClaims, parseJson(payload));
  const tokens = verified.get(secret) ?? new Map<string, TimedClaims>();
  // The oldest goes first.
  for (const oldest of tokens.keys()) {
    if (tokens.size < VERIFIED_MAX) break;
    tokens.delete(oldest);
  }
  verified.set(secret, tokens.set(token, found));
  return found;
}

async function readByWebCrypto(token: string, secrets: Secrets, now: number): Promise<AccessClaims | null> {
  for (const secret of acceptedSecrets(secrets)) {
    const read = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      requiredClaims: ['sub', 'iat', 'exp'],
    }).catch(() => null);
    const own = v.safeParse(claims, read?.payload);
    if (own.success) return toAccessClaims(own.output);
  }
  return null;
}

const toAccessClaims = ({ sub, role, sid }: v.InferOutput<typeof claims>): AccessClaims => ({
  accountId: sub,
  role,
  sessionId: sid,
});

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const parseJson = (part: string): unknown => JSON.parse(new TextDecoder().decode(fromBase64Url(part)));
