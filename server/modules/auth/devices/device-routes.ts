import { pushTokenInput } from '@contract/auth/devices';
import { pushState } from '@contract/auth/devices.responses';
import { noData } from '@contract/common/response-parts';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { getPushState, removePushToken, savePushToken } from './push-token-service';

const tag = 'devices';

export function deviceRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/device/push-token',
      documented({ tag, summary: '이 기기로 알림을 받는지', answers: pushState }),
      account,
      async (c) => ok(c, await getPushState(serviceContext(deps, c), deps.config)),
    )
    .put(
      '/device/push-token',
      documented({
        tag,
        summary: '이 기기로 알림 받기 (로그아웃하면 지워져요)',
        answers: noData,
        errors: ['INVALID_INPUT'],
      }),
      account,
      valid('json', pushTokenInput),
      async (c) => {
        await savePushToken(serviceContext(deps, c), c.req.valid('json'), deps.config);
        return ok(c, null);
      },
    )
    .delete(
      '/device/push-token',
      documented({ tag, summary: '이 기기로 알림 받지 않기', answers: noData }),
      account,
      async (c) => {
        await removePushToken(serviceContext(deps, c));
        return ok(c, null);
      },
    );
}
