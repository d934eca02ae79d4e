import { loginInput } from '@contract/auth/auth';
import { signedIn as signedInAnswer, user } from '@contract/auth/auth.responses';
import { comeBackInput } from '@contract/auth/leaving';
import { noData } from '@contract/common/response-parts';
import type { Deps } from '@server/deps';
import { readAccessToken } from '@server/http/access-token';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { ok } from '@server/http/reply';
import { getBearerToken, signedIn } from '@server/http/session';
import { valid } from '@server/http/validate';
import { revokeFamily, revokeFamilyByToken } from '@server/modules/auth/tokens/refresh-families';
import { Hono } from 'hono';
import { comeBack, endFirstLogin, getUser, logIn, refresh } from './auth-service';
import { answerSession, dropRefreshCookie, getRefreshCookie, readOrigin } from './session-answer';

const tag = 'auth';

export function authRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  // Hashed once and awaited by every log-in, so that an unknown id takes as long as a known one.
  let decoy: Promise<string> | undefined;
  const decoyHash = () => {
    decoy ??= deps.hasher.hash(crypto.randomUUID()).catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  };

  return new Hono<AppEnv>()
    .post(
      '/auth/login',
      documented({
        tag,
        summary: '로그인',
        answers: signedInAnswer,
        errors: ['WRONG_CREDENTIALS', 'ACCOUNT_LEAVING', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
      }),
      valid('json', loginInput),
      async (c) =>
        answerSession(deps, c, await logIn(deps, c.req.valid('json'), readOrigin(deps, c), await decoyHash())),
    )
    .post(
      '/auth/come-back',
      documented({
        tag,
        summary: '탈퇴 신청을 거두고 로그인',
        answers: signedInAnswer,
        errors: ['WRONG_CREDENTIALS', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
      }),
      valid('json', comeBackInput),
      async (c) =>
        answerSession(deps, c, await comeBack(deps, c.req.valid('json'), readOrigin(deps, c), await decoyHash())),
    )
    .post(
      '/auth/refresh-token',
      documented({
        tag,
        summary: '로그인 이어가기 (빈 본문, 쿠키)',
        answers: signedInAnswer,
        security: 'refreshToken',
        errors: ['SESSION_EXPIRED'],
      }),
      async (c) => answerSession(deps, c, await refresh(deps, getRefreshCookie(c))),
    )
    .post('/auth/logout', documented({ tag, summary: '로그아웃', answers: noData }), async (c) => {
      const token = getRefreshCookie(c);
      if (token) await revokeFamilyByToken(deps.db, token, deps.now());
      const claims = await readAccessToken(getBearerToken(c) ?? '', deps.config.secret, deps.now());
      if (claims) await revokeFamily(deps.db, claims.accountId, claims.familyId, deps.now());
      dropRefreshCookie(deps, c);
      return ok(c, null);
    })
    .get('/auth/info', documented({ tag, summary: '내 정보', answers: user }), account, async (c) =>
      ok(c, await getUser(serviceContext(deps, c))),
    )
    .post(
      '/auth/first-login/end',
      documented({ tag, summary: '첫 로그인 안내 마치기', answers: noData }),
      account,
      async (c) => {
        await endFirstLogin(serviceContext(deps, c));
        return ok(c, null);
      },
    );
}
