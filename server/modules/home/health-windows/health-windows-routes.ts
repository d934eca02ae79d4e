import { rowId } from '@contract/common/text';
import { bookletInput, combinedVaccineInput, healthMarkInput, healthWindowId } from '@contract/home/health-windows';
import { healthWindows } from '@contract/home/health-windows.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import * as v from 'valibot';
import { markBooklet, undoBooklet } from './booklet-service';
import { calendarRoutes } from './calendar-routes';
import { listHealthWindows, markHealthWindow, setCombinedVaccine } from './health-windows-service';

const tag = 'health-windows';
const profileParam = v.object({ profileId: rowId });
const bookletParam = v.object({ profileId: rowId, bookletId: rowId });
const windowParam = v.object({ profileId: rowId, windowId: healthWindowId });

export function healthWindowRoutes(deps: Deps) {
  return new Hono<AppEnv>()
    .get(
      '/health-windows/profile/:profileId',
      documented({
        tag,
        summary: '아이의 예방접종과 검진 시기 (실제 나이 기준)',
        answers: healthWindows,
        errors: ['FOREIGN_PROFILE'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'health.read'),
      async (c) => ok(c, await listHealthWindows(childContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/health-windows/profile/:profileId/window/:windowId',
      documented({
        tag,
        summary: '접종·검진을 받았다고 표시하거나 되돌리기',
        description:
          'VACCINE_UNLIKELY는 `on`에 물을 말을 담고, `confirmed`이면 다시 묻지 않아요. 너무 이르게 맞은 것은 표시한 채로 목록에 남아요.',
        answers: healthWindows,
        errors: ['FOREIGN_PROFILE', 'NOT_FOUND', 'CONSENT_REQUIRED', 'INVALID_INPUT', 'VACCINE_UNLIKELY', 'CONFLICT'],
      }),
      signedIn(deps),
      valid('param', windowParam),
      forChild(deps, 'health.write'),
      valid('json', healthMarkInput),
      async (c) =>
        ok(c, await markHealthWindow(childContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .put(
      '/health-windows/profile/:profileId/combined-vaccine',
      documented({
        tag,
        summary: '맞는 백신 고르기 (6가·5가·따로)',
        answers: healthWindows,
        errors: ['FOREIGN_PROFILE', 'INVALID_INPUT'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'health.write'),
      valid('json', combinedVaccineInput),
      async (c) =>
        ok(c, await setCombinedVaccine(childContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .put(
      '/health-windows/profile/:profileId/booklet/:bookletId',
      documented({
        tag,
        summary: '수첩에 적힌 접종·검진을 한 번에 표시하기',
        description:
          'VACCINE_UNLIKELY는 `windows.MMR-1`처럼 시기마다 물을 말을 담고, `confirmed`이면 다시 묻지 않아요.',
        answers: healthWindows,
        errors: ['FOREIGN_PROFILE', 'NOT_FOUND', 'CONSENT_REQUIRED', 'INVALID_INPUT', 'VACCINE_UNLIKELY', 'CONFLICT'],
      }),
      signedIn(deps),
      valid('param', bookletParam),
      forChild(deps, 'health.write'),
      valid('json', bookletInput),
      async (c) => ok(c, await markBooklet(childContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .delete(
      '/health-windows/profile/:profileId/booklet/:bookletId',
      documented({
        tag,
        summary: '한 번에 표시한 것 되돌리기',
        answers: healthWindows,
        errors: ['FOREIGN_PROFILE'],
      }),
      signedIn(deps),
      valid('param', bookletParam),
      forChild(deps, 'health.write'),
      async (c) => ok(c, await undoBooklet(childContext(deps, c), c.req.valid('param'))),
    )
    .route('/', calendarRoutes(deps));
}
