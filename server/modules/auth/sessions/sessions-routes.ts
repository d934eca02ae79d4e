import { deviceParam, signOutQuery } from '@contract/auth/sessions';
import { signedInDevice, signedOut } from '@contract/auth/sessions.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { dropRefreshCookie } from '@server/modules/auth/login/session-answer';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listDevices, signOutDevice, signOutEverywhere } from './sessions-service';

const tag = 'sessions';

export function sessionRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });

  return new Hono<AppEnv>()
    .get(
      '/auth/session',
      documented({ tag, summary: '로그인한 기기', answers: v.array(signedInDevice) }),
      account,
      async (c) => ok(c, await listDevices(serviceContext(deps, c))),
    )
    .delete(
      '/auth/session',
      documented({ tag, summary: '모든 기기 또는 다른 기기에서 로그아웃', answers: signedOut }),
      account,
      valid('query', signOutQuery),
      async (c) => {
        const { scope } = c.req.valid('query');
        const ended = await signOutEverywhere(serviceContext(deps, c), { scope });
        if (scope === 'all') dropRefreshCookie(deps, c);
        return ok(c, ended);
      },
    )
    .delete(
      '/auth/session/:id',
      documented({ tag, summary: '그 기기에서 로그아웃', answers: signedOut, errors: ['NOT_FOUND'] }),
      account,
      valid('param', deviceParam),
      async (c) => {
        const { id } = c.req.valid('param');
        const ended = await signOutDevice(serviceContext(deps, c), id);
        if (id === c.get('caller').sessionId) dropRefreshCookie(deps, c);
        return ok(c, ended);
      },
    );
}
