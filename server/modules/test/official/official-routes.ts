import { noData } from '@contract/common/response-parts';
import { rowId } from '@contract/common/text';
import { officialChangeInput, officialResultInput } from '@contract/test/diagnostics-official';
import { officialResult } from '@contract/test/diagnostics-official.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import * as v from 'valibot';
import {
  createOfficialResult,
  deleteOfficialResult,
  listOfficialResults,
  updateOfficialResult,
} from './official-service';

const tag = 'diagnostic-test';
const profileParam = v.object({ profileId: rowId });
const ofRecord = v.object({ profileId: rowId, resultId: rowId });
const LIST = '/diagnostic-test/profile/:profileId/official-result';
const RECORD = `${LIST}/:resultId` as const;

/** The official screening of check-ups, as parents copy it. */
export function officialRoutes(deps: Deps) {
  const parent = signedIn(deps);
  return new Hono<AppEnv>()
    .get(
      LIST,
      documented({
        tag,
        summary: '옮겨 적은 공식 검진 결과',
        answers: v.array(officialResult),
        errors: ['FOREIGN_PROFILE'],
      }),
      parent,
      valid('param', profileParam),
      forChild(deps, 'health.read'),
      async (c) => ok(c, await listOfficialResults(childContext(deps, c), c.req.valid('param'))),
    )
    .post(
      LIST,
      documented({
        tag,
        summary: '공식 검진 결과 적기',
        answers: officialResult,
        status: 201,
        errors: ['FOREIGN_PROFILE', 'CONSENT_REQUIRED', 'INVALID_INPUT'],
      }),
      parent,
      valid('param', profileParam),
      forChild(deps, 'health.write'),
      valid('json', officialResultInput),
      async (c) =>
        ok(
          c,
          await createOfficialResult(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') }),
          201,
        ),
    )
    .put(
      RECORD,
      documented({
        tag,
        summary: '공식 검진 결과 수정 (수정하기 전의 것도 남아요)',
        answers: officialResult,
        errors: ['FOREIGN_PROFILE', 'NOT_FOUND', 'CONSENT_REQUIRED', 'INVALID_INPUT', 'CONFLICT'],
      }),
      parent,
      valid('param', ofRecord),
      forChild(deps, 'health.write'),
      valid('json', officialChangeInput),
      async (c) =>
        ok(c, await updateOfficialResult(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .delete(
      RECORD,
      documented({ tag, summary: '공식 검진 결과 지우기', answers: noData, errors: ['FOREIGN_PROFILE', 'NOT_FOUND'] }),
      parent,
      valid('param', ofRecord),
      forChild(deps, 'health.write'),
      async (c) => {
        await deleteOfficialResult(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    );
}
