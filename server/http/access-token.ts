import { ROLES, type Role } from '@contract/auth/auth';
import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

const ACCESS_TOKEN_SECONDS = 15 * 60;

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  role: v.picklist(ROLES),
  fam: v.pipe(v.string(), v.uuid()),
});

export type AccessClaims = { accountId: string; role: Role; familyId: string };

/** A signed access token that lives fifteen minutes from `now` (milliseconds). */
export const signAccessToken = (
  { accountId, role, familyId }: AccessClaims,
  secret: Uint8Array,
  now: number,
): Promise<string> => {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ role, fam: familyId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(accountId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .setJti(crypto.randomUUID())
    .sign(secret);
};

/** What a token says, or null when it is not ours, altered or out of date. */
export async function readAccessToken(token: string, secret: Uint8Array, now: number): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const { sub, role, fam } = v.parse(claims, payload);
    return { accountId: sub, role, familyId: fam };
  } catch {
    return null;
  }
}
