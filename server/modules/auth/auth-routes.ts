import { loginInput } from '@contract/auth';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Deps } from '../../deps';
import { type AppEnv, serviceContext } from '../../http/context';
import { documented } from '../../http/documented';
import { ok } from '../../http/reply';
import { bearerOf, signedIn } from '../../http/session';
import { valid } from '../../http/validate';
import { endFirstLogin, getUser, logIn, refresh, type Session } from './auth-service';
import { endFamily, endFamilyOf, REFRESH_TOKEN_SECONDS } from './refresh-families';
import { readAccessToken } from './tokens';

export const REFRESH_COOKIE = 'ggp_refreshToken';
const tag = 'auth';

export function authRoutes(deps: Deps) {
  const cookie = { path: '/api/auth', httpOnly: true, sameSite: 'Strict', secure: deps.config.production } as const;
  const account = signedIn(deps, { profileClaim: false });
  // Made once, at the first log-in, and waited for by every one: no answer is quicker for an id that is nobody's.
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= deps.hasher.hash(crypto.randomUUID()).catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  };

  const signIn = (c: Context, { answer, refreshToken }: Session) => {
    setCookie(c, REFRESH_COOKIE, refreshToken, { ...cookie, maxAge: REFRESH_TOKEN_SECONDS });
    return ok(c, answer);
  };

  return new Hono<AppEnv>()
    .post(
      '/auth/login',
      documented({
        tag,
        summary: '로그인',
        answers: 'SignedIn',
        signedIn: false,
        errors: ['WRONG_CREDENTIALS', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
      }),
      valid('json', loginInput),
      async (c) => signIn(c, await logIn(deps, c.req.valid('json'), deviceOf(c), await decoyHash())),
    )
    .post(
      '/auth/refresh-token',
      documented({
        tag,
        summary: '로그인 이어가기 (빈 본문, 쿠키)',
        answers: 'SignedIn',
        signedIn: false,
        errors: ['SESSION_EXPIRED'],
      }),
      async (c) => signIn(c, await refresh(deps, getCookie(c, REFRESH_COOKIE))),
    )
    .post('/auth/logout', documented({ tag, summary: '로그아웃', answers: 'null', signedIn: false }), async (c) => {
      const token = getCookie(c, REFRESH_COOKIE);
      if (token) await endFamilyOf(deps.db, token, deps.now());
      const claims = await readAccessToken(bearerOf(c) ?? '', deps.config.secret, deps.now());
      if (claims) await endFamily(deps.db, claims.accountId, claims.familyId, deps.now());
      deleteCookie(c, REFRESH_COOKIE, cookie);
      return ok(c, null);
    })
    .get('/auth/info', documented({ tag, summary: '내 정보', answers: 'User' }), account, async (c) =>
      ok(c, await getUser(serviceContext(deps, c))),
    )
    .post(
      '/auth/first-login/end',
      documented({ tag, summary: '첫 로그인 안내 마치기', answers: 'null' }),
      account,
      async (c) => {
        await endFirstLogin(serviceContext(deps, c));
        return ok(c, null);
      },
    );
}

/** How the browser names itself, for the list of devices; header text is Latin-1, so it is always storable once cut. */
const deviceOf = (c: Context) => (c.req.header('user-agent') ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200);
