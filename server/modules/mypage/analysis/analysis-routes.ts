import { rowId } from '@contract/common/text';
import { analysis } from '@contract/mypage/analysis.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import * as v from 'valibot';
import { getAnalysis } from './analysis-service';

export const analysisRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/analysis/profile/:profileId',
    documented({
      tag: 'analysis',
      summary: '아이의 기록을 한 시간 축에 (체크·검진·성장·배우기·접종·놀이)',
      answers: analysis,
      errors: ['FOREIGN_PROFILE'],
    }),
    signedIn(deps),
    valid('param', v.object({ profileId: rowId })),
    forChild(deps, 'sheet.read'),
    async (c) => ok(c, await getAnalysis(childContext(deps, c), c.req.valid('param'))),
  );
