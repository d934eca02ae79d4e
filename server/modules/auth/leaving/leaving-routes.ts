import { leaveInput } from '@contract/auth/leaving';
import { leaving } from '@contract/auth/leaving.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { dropRefreshCookie } from '@server/modules/auth/login/session-answer';
import { proveOwnPassword } from '@server/modules/auth/passwords/own-password';
import { Hono } from 'hono';
import { leave } from './leaving-service';

const tag = 'leaving';

export const leavingRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/mypage/cancel-membership',
    documented({
      tag,
      summary: '회원 탈퇴 (30일 안에 돌아올 수 있어요)',
      answers: leaving,
      errors: ['WRONG_PASSWORD', 'LOGIN_THROTTLED', 'NOT_FOUND', 'INVALID_INPUT'],
    }),
    signedIn(deps, { profileClaim: false, keyed: 'handler', needsTerms: false }),
    valid('json', leaveInput),
    async (c) => {
      const { password, ...input } = c.req.valid('json');
      const proved = await proveOwnPassword(serviceContext(deps, c), { password, field: 'password' });
      return runOnce(deps, c, async (ctx) => {
        const left = await leave(ctx, { proved, ...input });
        dropRefreshCookie(deps, c);
        return ok(c, left);
      });
    },
  );
