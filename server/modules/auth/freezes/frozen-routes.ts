import { frozenAppealInput, frozenInput } from '@contract/auth/freezes';
import { frozenAccount } from '@contract/auth/freezes.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { attemptReader } from '@server/modules/auth/login/attempt-reader';
import { Hono } from 'hono';
import { appealFreeze, getFrozen } from './frozen-service';

const tag = 'auth';

/** Actions of the owner of a frozen account, by id and password: no session is opened. */
export function frozenRoutes(deps: Deps) {
  const readAttempt = attemptReader(deps);
  return new Hono<AppEnv>()
    .post(
      '/auth/frozen',
      documented({
        tag,
        summary: '이용이 정지된 이유 보기',
        answers: frozenAccount,
        errors: ['WRONG_CREDENTIALS', 'LOGIN_THROTTLED', 'NOT_FOUND', 'INVALID_INPUT'],
      }),
      valid('json', frozenInput),
      async (c) => ok(c, await getFrozen(deps, await readAttempt(c, c.req.valid('json')))),
    )
    .post(
      '/auth/frozen/appeal',
      documented({
        tag,
        summary: '이용 정지에 이의 내기 (한 번)',
        answers: frozenAccount,
        errors: ['WRONG_CREDENTIALS', 'LOGIN_THROTTLED', 'NOT_FOUND', 'APPEAL_USED', 'INVALID_INPUT'],
      }),
      valid('json', frozenAppealInput),
      async (c) => {
        const form = c.req.valid('json');
        return ok(c, await appealFreeze(deps, { ...(await readAttempt(c, form)), text: form.text }));
      },
    );
}
