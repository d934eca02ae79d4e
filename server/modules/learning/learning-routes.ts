import { rowId } from '@contract/common/text';
import { extraTimeInput, learningEventsInput, learningSettingInput } from '@contract/learning/learning';
import {
  learningEventsResult,
  learningGlyph,
  learningProgress,
  studyAnalysis,
} from '@contract/learning/learning.responses';
import type { Deps } from '@server/deps';
import { acceptedCoding } from '@server/http/answers/accept-encoding';
import { matchesVersion } from '@server/http/answers/etag';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { valid } from '@server/http/input/validate';
import { documented, NOT_MODIFIED } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { verifyGuardianPassword } from '@server/modules/auth/guardian/guardian-service';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { recordEvents } from './events-service';
import { getGlyphsAnswer } from './glyphs-service';
import { getProgress, grantExtraTime, saveSetting } from './progress-service';
import { getStudy } from './study-service';

const tag = 'learning';
const profileParam = v.object({ profileId: rowId });

export const learningRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get(
      '/learning/glyph',
      documented({ tag, summary: '따라 쓸 글자와 획 (ETag)', answers: v.array(learningGlyph), further: NOT_MODIFIED }),
      signedIn(deps, { profileClaim: false }),
      (c) => answerGlyphs(deps, c),
    )
    .get(
      '/learning/profile/:profileId',
      documented({ tag, summary: '아이의 배우기', answers: learningProgress, errors: ['FOREIGN_PROFILE'] }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'learning.read'),
      async (c) => ok(c, await getProgress(childContext(deps, c), c.req.valid('param'))),
    )
    .post(
      '/learning/profile/:profileId/event',
      documented({
        tag,
        summary: '배운 시간과 따라 쓴 글자 (기기에 모아 둔 것을 한 번에)',
        answers: learningEventsResult,
        errors: ['FOREIGN_PROFILE', 'INVALID_INPUT'],
      }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'learning.write'),
      valid('json', learningEventsInput),
      async (c) =>
        ok(c, await recordEvents(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .put(
      '/learning/profile/:profileId/setting',
      documented({
        tag,
        summary: '하루 시간과 쓰는 손 (보호자 비밀번호)',
        answers: learningProgress,
        errors: ['FOREIGN_PROFILE', 'GUARDIAN_NOT_SET', 'WRONG_GUARDIAN_PASSWORD', 'GUARDIAN_LOCKED', 'INVALID_INPUT'],
      }),
      signedIn(deps, { keyed: 'handler' }),
      valid('param', profileParam),
      forChild(deps, 'learning.write'),
      valid('json', learningSettingInput),
      async (c) => {
        const { guardian_password: password, ...setting } = c.req.valid('json');
        const { profileId } = c.req.valid('param');
        // A foreign child cost no try, by `forChild`.
        await verifyGuardianPassword(serviceContext(deps, c), { password, field: 'guardian_password' });
        return runOnce(deps, c, async () => ok(c, await saveSetting(childContext(deps, c), { profileId, ...setting })));
      },
    )
    .post(
      '/learning/profile/:profileId/extra',
      documented({
        tag,
        summary: '오늘만 시간 더 주기 (보호자 비밀번호)',
        answers: learningProgress,
        errors: ['FOREIGN_PROFILE', 'GUARDIAN_NOT_SET', 'WRONG_GUARDIAN_PASSWORD', 'GUARDIAN_LOCKED', 'INVALID_INPUT'],
      }),
      signedIn(deps, { keyed: 'handler' }),
      valid('param', profileParam),
      forChild(deps, 'learning.write'),
      valid('json', extraTimeInput),
      async (c) => {
        const { guardian_password: password, minutes } = c.req.valid('json');
        const { profileId } = c.req.valid('param');
        await verifyGuardianPassword(serviceContext(deps, c), { password, field: 'guardian_password' });
        return runOnce(deps, c, async () => ok(c, await grantExtraTime(childContext(deps, c), { profileId, minutes })));
      },
    )
    .get(
      '/learning/profile/:profileId/study',
      documented({ tag, summary: '학습 현황', answers: studyAnalysis, errors: ['FOREIGN_PROFILE'] }),
      signedIn(deps),
      valid('param', profileParam),
      forChild(deps, 'learning.read'),
      async (c) => ok(c, await getStudy(childContext(deps, c), c.req.valid('param'))),
    );

/** Cached by the device and revalidated each time, so that a corrected drawing is used at once. */
async function answerGlyphs(deps: Deps, c: Context<AppEnv>): Promise<Response> {
  const { etag, toBody } = await getGlyphsAnswer(serviceContext(deps, c), deps.compress);
  const headers = { etag, 'cache-control': 'private, no-cache' };
  c.header('vary', 'accept-encoding', { append: true });
  if (matchesVersion(c, etag)) return c.body(null, 304, headers);
  const coding = deps.compress && acceptedCoding(c.req.header('accept-encoding'));
  const type = { 'content-type': 'application/json', ...(coding && { 'content-encoding': coding }) };
  return c.body(toBody(coding), 200, { ...headers, ...type });
}
