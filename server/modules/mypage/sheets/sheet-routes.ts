import type { Sheet } from '@contract/common/sheet';
import { rowId } from '@contract/common/text';
import { SHEET_PARTS, sheetQuery } from '@contract/mypage/sheets/sheets';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { forAttempt } from '@server/modules/test/attempts/for-attempt';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { getResultSheet, listChildSheets, renderSheets } from './sheet-service';

const tag = 'sheets';
const produces = ['application/pdf'] as const;
const partParam = v.object({ profileId: rowId, part: v.picklist(SHEET_PARTS) });
const attemptParam = v.object({ attemptId: rowId });

export const sheetRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get(
      '/sheet/profile/:profileId/:part',
      documented({
        tag,
        summary: '아이의 진료용 기록을 PDF로',
        description: 'A4 PDF. all은 진료용 한 장과 예방접종이에요.',
        produces,
        errors: [
          'FOREIGN_PROFILE',
          'NOT_FOUND',
          'INVALID_INPUT',
          'PDF_NOT_OFFERED',
          'TOO_MANY_REQUESTS',
          'UNAVAILABLE',
        ],
      }),
      signedIn(deps),
      valid('param', partParam),
      forChild(deps, 'sheet.read'),
      valid('query', sheetQuery),
      async (c) => {
        const ctx = childContext(deps, c);
        return answerPdf(deps, c, await listChildSheets(ctx, { ...c.req.valid('param'), ...c.req.valid('query') }));
      },
    )
    .get(
      '/sheet/attempt/:attemptId',
      documented({
        tag,
        summary: '마친 체크의 결과를 PDF로',
        produces,
        errors: ['NOT_FOUND', 'TEST_INCOMPLETE', 'PDF_NOT_OFFERED', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
      }),
      signedIn(deps),
      valid('param', attemptParam),
      forAttempt(deps, 'sheet.read'),
      async (c) => answerPdf(deps, c, [await getResultSheet(childContext(deps, c), c.req.valid('param'))]),
    );

async function answerPdf(deps: Deps, c: Context<AppEnv>, sheets: readonly Sheet[]) {
  const pdf = await renderSheets(serviceContext(deps, c), sheets);
  return c.body(pdf, 200, { 'content-type': 'application/pdf' });
}
