import { noData } from '@contract/common/response-parts';
import { rowId } from '@contract/common/text';
import {
  GROWTH_MEASURES,
  growthChangeInputAt,
  growthCurveQuery,
  growthEntryInputAt,
  growthImportInputAt,
  growthListQuery,
} from '@contract/mypage/growth';
import { growthCurve, growthEntries, growthEntry, growthImported } from '@contract/mypage/growth.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import * as v from 'valibot';
import { getCurve } from './curve-service';
import { createEntry, deleteEntry, listEntries, updateEntry } from './entries-service';
import { importEntries } from './import-service';

const tag = 'growth';
const profileParam = v.object({ profileId: rowId });
const entryParam = v.object({ profileId: rowId, entryId: rowId });
const curveParam = v.object({ profileId: rowId, measure: v.picklist(GROWTH_MEASURES) });

export const growthRoutes = (deps: Deps) =>
  new Hono<AppEnv>().use('/growth/*', signedIn(deps)).route('/', readRoutes(deps)).route('/', writeRoutes(deps));

const readRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get(
      '/growth/profile/:profileId',
      documented({
        tag,
        summary: '성장 기록 (최근 것부터)',
        answers: growthEntries,
        errors: ['FOREIGN_PROFILE', 'INVALID_INPUT'],
      }),
      valid('param', profileParam),
      forChild(deps, 'growth.read'),
      valid('query', growthListQuery),
      async (c) =>
        ok(c, await listEntries(childContext(deps, c), { ...c.req.valid('query'), ...c.req.valid('param') })),
    )
    .get(
      '/growth/profile/:profileId/curve/:measure',
      documented({
        tag,
        summary: '성장도표의 곡선과 아이의 점',
        answers: growthCurve,
        errors: ['FOREIGN_PROFILE', 'INVALID_INPUT'],
      }),
      valid('param', curveParam),
      forChild(deps, 'growth.read'),
      valid('query', growthCurveQuery),
      async (c) => ok(c, await getCurve(childContext(deps, c), { ...c.req.valid('query'), ...c.req.valid('param') })),
    );

const writeRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/growth/profile/:profileId/entry',
      documented({
        tag,
        summary: '성장 기록 쓰기 (같은 id는 한 번만)',
        answers: growthEntry,
        description: 'GROWTH_UNLIKELY는 칸마다 물을 말을 담고, `confirmed`이면 다시 묻지 않아요.',
        status: 201,
        errors: [
          'FOREIGN_PROFILE',
          'CONSENT_REQUIRED',
          'INVALID_INPUT',
          'GROWTH_UNLIKELY',
          'GROWTH_FULL',
          'GROWTH_REMOVED',
          'CONFLICT',
        ],
      }),
      valid('param', profileParam),
      forChild(deps, 'growth.write'),
      valid('json', growthEntryInputAt(deps.now)),
      async (c) =>
        ok(c, await createEntry(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') }), 201),
    )
    .put(
      '/growth/profile/:profileId/entry/:entryId',
      documented({
        tag,
        summary: '성장 기록 수정',
        answers: growthEntry,
        description: '수정하기 전의 것도 남아요.',
        errors: ['FOREIGN_PROFILE', 'NOT_FOUND', 'CONSENT_REQUIRED', 'INVALID_INPUT', 'GROWTH_UNLIKELY', 'CONFLICT'],
      }),
      valid('param', entryParam),
      forChild(deps, 'growth.write'),
      valid('json', growthChangeInputAt(deps.now)),
      async (c) => ok(c, await updateEntry(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .delete(
      '/growth/profile/:profileId/entry/:entryId',
      documented({ tag, summary: '성장 기록 지우기', answers: noData, errors: ['FOREIGN_PROFILE', 'NOT_FOUND'] }),
      valid('param', entryParam),
      forChild(deps, 'growth.write'),
      async (c) => {
        await deleteEntry(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    )
    .post(
      '/growth/profile/:profileId/import',
      documented({
        tag,
        summary: '파일에서 성장 기록 가져오기 (있는 것은 건너뛰기)',
        answers: growthImported,
        errors: ['FOREIGN_PROFILE', 'CONSENT_REQUIRED', 'INVALID_INPUT', 'GROWTH_UNLIKELY', 'GROWTH_FULL'],
      }),
      valid('param', profileParam),
      forChild(deps, 'growth.write'),
      valid('json', growthImportInputAt(deps.now)),
      async (c) =>
        ok(c, await importEntries(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
