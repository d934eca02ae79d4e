import { findIdInput, findPasswordConfirmInput, findPasswordInput } from '@contract/auth/join';
import { foundId, mailCodeSent } from '@contract/auth/join.responses';
import { mailCodeProof } from '@contract/common/mail-code';
import { noData } from '@contract/common/response-parts';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { readOrigin } from '@server/modules/auth/login/session-answer';
import { Hono } from 'hono';
import { confirmFindId, resetPassword, sendIdCode, sendPasswordCode } from './find-service';

const tag = 'find';
const asking = { tag, answers: mailCodeSent } as const;

export function findRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .post(
      '/auth/find/id',
      documented({
        ...asking,
        summary: '아이디 찾기: 확인 번호 보내기',
        errors: ['INVALID_INPUT', 'MAIL_CODE_THROTTLED', 'MAIL_UNSENT'],
      }),
      valid('json', findIdInput),
      async (c) => ok(c, await sendIdCode(deps, { ...c.req.valid('json'), ...readOrigin(deps, c) })),
    )
    .post(
      '/auth/find/id/confirm',
      documented({
        tag,
        summary: '아이디 찾기: 가린 아이디 보기',
        answers: foundId,
        errors: ['INVALID_INPUT', 'MAIL_CODE_WRONG', 'MAIL_CODE_EXPIRED'],
      }),
      valid('json', mailCodeProof),
      async (c) => ok(c, await confirmFindId(deps, c.req.valid('json'))),
    )
    .post(
      '/auth/find/password',
      documented({
        ...asking,
        summary: '비밀번호 찾기: 확인 번호 보내기',
        errors: ['INVALID_INPUT', 'MAIL_CODE_THROTTLED', 'MAIL_UNSENT'],
      }),
      valid('json', findPasswordInput),
      async (c) => ok(c, await sendPasswordCode(deps, { ...c.req.valid('json'), ...readOrigin(deps, c) })),
    )
    .post(
      '/auth/find/password/confirm',
      documented({
        tag,
        summary: '비밀번호 찾기: 새 비밀번호 정하기',
        answers: noData,
        errors: ['INVALID_INPUT', 'MAIL_CODE_WRONG', 'MAIL_CODE_EXPIRED', 'UNAVAILABLE'],
      }),
      valid('json', findPasswordConfirmInput),
      async (c) => {
        await resetPassword(deps, c.req.valid('json'));
        return ok(c, null);
      },
    );
}
