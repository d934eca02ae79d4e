import { rowId } from '@contract/common/text';
import { extraTimeInput, learningEventsInput, learningSettingInput } from '@contract/learning/learning';
import {
  learningEventsResult,
  learningGlyph,
  learningProgress,
  studyAnalysis,
} from '@contract/learning/learning.responses';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented, NOT_MODIFIED } from '@server/http/documented';
import { matchesVersion } from '@server/http/etag';
import { runOnce } from '@server/http/idempotency';
import { ok } from '@server/http/reply';
import { signedIn } from '@server/http/session';
import { valid } from '@server/http/validate';
import { verifyGuardianPassword } from '@server/modules/auth/guardian/guardian-service';
import { findChild } from '@server/modules/profiles/child';
import { Hono } from 'hono';
import * as v from 'valibot';
import { recordEvents } from './events-service';
import { glyphsTag, listGlyphs } from './glyphs-service';
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
      async (c) => {
        const glyphs = await listGlyphs(serviceContext(deps, c));
        const etag = await glyphsTag(glyphs);
        c.header('etag', etag);
        // Cached by the device and revalidated each time, so that a corrected drawing is used at once.
        c.header('cache-control', 'private, no-cache');
        if (matchesVersion(c, etag)) {
          c.header('vary', 'accept-encoding');
          return c.body(null, 304);
        }
        return ok(c, glyphs);
      },
    )
    .get(
      '/learning/profile/:profileId',
      documented({ tag, summary: '아이의 배우기', answers: learningProgress, errors: ['FOREIGN_PROFILE'] }),
      signedIn(deps),
      valid('param', profileParam),
      async (c) => ok(c, await getProgress(serviceContext(deps, c), c.req.valid('param'))),
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
      valid('json', learningEventsInput),
      async (c) =>
        ok(c, await recordEvents(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
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
      valid('json', learningSettingInput),
      async (c) => {
        const ctx = serviceContext(deps, c);
        const { guardian_password: password, ...setting } = c.req.valid('json');
        const { profileId } = c.req.valid('param');
        // A foreign child costs no try.
        await findChild(ctx, profileId);
        await verifyGuardianPassword(ctx, { password, field: 'guardian_password' });
        return runOnce(deps, c, async (once) => ok(c, await saveSetting(once, { profileId, ...setting })));
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
      valid('json', extraTimeInput),
      async (c) => {
        const ctx = serviceContext(deps, c);
        const { guardian_password: password, minutes } = c.req.valid('json');
        const { profileId } = c.req.valid('param');
        await findChild(ctx, profileId);
        await verifyGuardianPassword(ctx, { password, field: 'guardian_password' });
        return runOnce(deps, c, async (once) => ok(c, await grantExtraTime(once, { profileId, minutes })));
      },
    )
    .get(
      '/learning/profile/:profileId/study',
      documented({ tag, summary: '학습 현황', answers: studyAnalysis, errors: ['FOREIGN_PROFILE'] }),
      signedIn(deps),
      valid('param', profileParam),
      async (c) => ok(c, await getStudy(serviceContext(deps, c), c.req.valid('param'))),
    );
