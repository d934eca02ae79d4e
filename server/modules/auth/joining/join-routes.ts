import { signedIn as signedInAnswer } from '@contract/auth/auth.responses';
import { joinCodeInput, joinInput, userIdQuery } from '@contract/auth/join';
import { mailCodeSent, userIdAvailability } from '@contract/auth/join.responses';

import { licenceInput } from '@contract/history/licences';
import { grantedLicence, plan } from '@contract/history/licences.responses';
import { PLANS } from '@server/content/plans';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { callerAddress } from '@server/http/protection/caller-address';
import { signedIn } from '@server/http/session/session';
import { answerSession, getUserAgent } from '@server/modules/auth/login/session-answer';
import { limitLicenceAttempts, redeemLicence } from '@server/modules/history/licences/licences-service';
import { Hono } from 'hono';
import * as v from 'valibot';
import { join, sendJoinCode } from './join-service';
import { checkUserId } from './user-ids';

const tag = 'join';

export function joinRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get(
      '/auth/join/user-id',
      documented({
        tag,
        summary: '아이디를 쓸 수 있는지',
        answers: userIdAvailability,
        errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
      }),
      valid('query', userIdQuery),
      async (c) => ok(c, await checkUserId(deps, { ...c.req.valid('query'), caller: callerAddress(c, deps) })),
    )
    .post(
      '/auth/join/email-code',
      documented({
        tag,
        summary: '가입할 이메일로 확인 번호 보내기',
        answers: mailCodeSent,
        errors: ['INVALID_INPUT', 'MAIL_CODE_THROTTLED', 'MAIL_UNSENT'],
      }),
      valid('json', joinCodeInput),
      async (c) => ok(c, await sendJoinCode(deps, { ...c.req.valid('json'), caller: callerAddress(c, deps) })),
    )
    .post(
      '/auth/join',
      documented({
        tag,
        summary: '가입하고 로그인',
        answers: signedInAnswer,
        status: 201,
        errors: [
          'INVALID_INPUT',
          'CONSENT_TEXT_CHANGED',
          'MAIL_CODE_WRONG',
          'MAIL_CODE_EXPIRED',
          'USER_ID_TAKEN',
          'CONFLICT',
          'UNAVAILABLE',
        ],
      }),
      valid('json', joinInput),
      async (c) => answerSession(deps, c, await join(deps, { ...c.req.valid('json'), device: getUserAgent(c) }), 201),
    )
    .get('/auth/join/plans', documented({ tag, summary: '이용권 종류', answers: v.array(plan) }), (c) => ok(c, PLANS))
    .post(
      '/auth/join/licence',
      documented({
        tag,
        summary: '이용권 번호 등록',
        answers: grantedLicence,
        status: 201,
        errors: ['INVALID_INPUT', 'LICENCE_UNKNOWN', 'LICENCE_USED', 'TOO_MANY_REQUESTS'],
      }),
      signedIn(deps, { profileClaim: false, keyed: 'handler' }),
      valid('json', licenceInput),
      async (c) =>
        limitLicenceAttempts(serviceContext(deps, c), () =>
          runOnce(deps, c, async (ctx) => ok(c, await redeemLicence(ctx, c.req.valid('json').code), 201)),
        ),
    );
}
