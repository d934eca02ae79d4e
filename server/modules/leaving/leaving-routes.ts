import { leaveInput } from '@contract/settings';
import { Hono } from 'hono';
import type { Deps } from '../../deps';
import type { AppEnv } from '../../http/context';
import { documented } from '../../http/documented';
import { ok } from '../../http/reply';
import { signedIn } from '../../http/session';
import { valid } from '../../http/validate';
import { dropRefreshCookie } from '../auth/session-answer';
import { leave } from './leaving-service';

const tag = 'leaving';

export const leavingRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/mypage/cancel-membership',
    documented({
      tag,
      summary: '회원 탈퇴 (30일 안에 돌아올 수 있어요)',
      answers: 'Leaving',
      errors: ['WRONG_PASSWORD', 'LOGIN_THROTTLED', 'INVALID_INPUT'],
    }),
    signedIn(deps, { profileClaim: false }),
    valid('json', leaveInput),
    async (c) => {
      const left = await leave(deps, c.get('caller').id, c.req.valid('json'));
      dropRefreshCookie(deps, c);
      return ok(c, left);
    },
  );
