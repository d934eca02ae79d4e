import { loginInput } from '@contract/auth/auth';
import { signedIn as signedInAnswer, user } from '@contract/auth/auth.responses';
import { comeBackInput } from '@contract/auth/leaving';
import { noData } from '@contract/common/response-parts';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { getBearerToken, signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { attemptReader } from './attempt-reader';
import { comeBack, endFirstLogin, getUser, logIn, logOut, prepareUser, refresh } from './auth-service';
import { answerSession, dropRefreshCookie, getRefreshCookie } from './session-answer';

const tag = 'auth';

export function authRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  const readAttempt = attemptReader(deps);
  const preparedUser = prepareUser(deps.db);

  return new Hono<AppEnv>()
    .post(
      '/auth/login',
      documented({
        tag,
        summary: '로그인',
        answers: signedInAnswer,
        errors: ['WRONG_CREDENTIALS', 'ACCOUNT_LEAVING', 'ACCOUNT_FROZEN', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
      }),
      valid('json', loginInput),
      async (c) => answerSession(deps, c, await logIn(deps, await readAttempt(c, c.req.valid('json')))),
    )
    .post(
      '/auth/come-back',
      documented({
        tag,
        summary: '탈퇴 신청을 거두고 로그인',
        answers: signedInAnswer,
        errors: ['WRONG_CREDENTIALS', 'ACCOUNT_FROZEN', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
      }),
      valid('json', comeBackInput),
      async (c) => answerSession(deps, c, await comeBack(deps, await readAttempt(c, c.req.valid('json')))),
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
      await logOut(deps, { refreshToken: getRefreshCookie(c), accessToken: getBearerToken(c) });
      dropRefreshCookie(deps, c);
      return ok(c, null);
    })
    .get(
      '/auth/info',
      documented({ tag, summary: '내 정보', answers: user }),
      signedIn(deps, { profileClaim: false }),
      async (c) => ok(c, await getUser(preparedUser, serviceContext(deps, c))),
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
