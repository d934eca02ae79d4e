import { pointHistoryQuery } from '@contract/history/points';
import { pointEntry, pointHistory, pointState } from '@contract/history/points.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { attend } from './attendance-service';
import { getPoints, listPointHistory } from './points-service';

const tag = 'points';

/** A person's own points. */
export function pointsRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get('/point', documented({ tag, summary: '내 포인트', answers: pointState }), account, async (c) =>
      ok(c, await getPoints(serviceContext(deps, c))),
    )
    .get(
      '/point/history',
      documented({ tag, summary: '한 달의 포인트 내역', answers: pointHistory, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', pointHistoryQuery),
      async (c) => ok(c, await listPointHistory(serviceContext(deps, c), c.req.valid('query'))),
    )
    .post(
      '/point/attendance',
      documented({ tag, summary: '오늘 출석하기 (하루에 한 번)', answers: pointEntry }),
      account,
      async (c) => ok(c, await attend(serviceContext(deps, c))),
    );
}
