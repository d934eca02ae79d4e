import { rowId } from '@contract/common/text';
import { playId, playMarkInput } from '@contract/home/play-plan';
import { donePlay, playMarked, playPlan, today } from '@contract/home/play-plan.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { changesState } from '@server/http/protection/cross-site';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import * as v from 'valibot';
import { listDonePlays, markPlay } from './play-marks';
import { getPlayPlan } from './play-plan-service';
import { getToday, prepareToday } from './today-service';

const tag = 'play-plan';
const profileParam = v.object({ profileId: rowId });
const playParam = v.object({ profileId: rowId, playId });

/** The first read of a day stores its plays, so the two GETs are guarded like writes. */
export function playPlanRoutes(deps: Deps) {
  const statements = prepareToday(deps.db);
  return new Hono<AppEnv>()
    .get(
      '/today/profile/:profileId',
      changesState(deps),
      documented({
        tag,
        summary: '홈의 오늘: 가까운 접종·검진과 오늘의 놀이',
        answers: today,
        errors: ['FOREIGN_PROFILE', 'CROSS_SITE'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'health.read'),
      async (c) => ok(c, await getToday(statements, childContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/play-plan/profile/:profileId',
      changesState(deps),
      documented({
        tag,
        summary: '오늘의 놀이 세 가지 (서울의 자정까지 그대로)',
        answers: playPlan,
        errors: ['FOREIGN_PROFILE', 'CROSS_SITE'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'plays.read'),
      async (c) => ok(c, await getPlayPlan(childContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/play-plan/profile/:profileId/done',
      documented({ tag, summary: '해 본 놀이 (최근 순)', answers: v.array(donePlay), errors: ['FOREIGN_PROFILE'] }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'plays.read'),
      async (c) => ok(c, await listDonePlays(childContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/play-plan/profile/:profileId/play/:playId',
      documented({
        tag,
        summary: '놀이를 했는지, 어땠는지 표시하기 (되돌리기 포함)',
        answers: playMarked,
        errors: ['FOREIGN_PROFILE', 'NOT_FOUND', 'INVALID_INPUT', 'CONFLICT'],
      }),
      signedIn(deps),
      valid('param', playParam),
      forChild(deps, 'plays.write'),
      valid('json', playMarkInput),
      async (c) => ok(c, await markPlay(childContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    );
}
