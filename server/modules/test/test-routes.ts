import { rowId } from '@contract/common/text';
import { answerInput, lostSkillInput, mainTestsInput, startAttemptInput } from '@contract/test/diagnostics';
import { answerSaved, attempt, testCard, testDetail, testOverview } from '@contract/test/diagnostics.responses';
import { attemptSummary, lostSkillMark, testResult } from '@contract/test/diagnostics-results.responses';

import type { Deps } from '@server/deps';
import { compressAnswer } from '@server/http/answers/compress-answers';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild, resolveChild } from '@server/modules/profiles/child-access';
import { forAttempt, requestedAttempt } from '@server/modules/test/attempts/for-attempt';
import { Hono } from 'hono';
import * as v from 'valibot';
import { setLostSkillDiscussed } from './lost-skills/lost-skill-service';
import { getDetail, getOverview, listMainTests } from './overview/overview-service';
import { submitAnswer } from './runner/answers-service';
import { getAttempt, listAttempts, startAttempt } from './runner/attempts-service';
import { completeAttempt, getResult } from './runner/completion-service';

const profileParam = v.object({ profileId: rowId });
const testParam = v.object({ profileId: rowId, testId: v.pipe(v.string(), v.maxLength(64)) });
const attemptParam = v.object({ attemptId: rowId });

const tag = 'diagnostic-test';

export const diagnosticRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', overviewRoutes(deps)).route('/', attemptRoutes(deps)).route('/', resultRoutes(deps));

/** Routes of the checks that a child can take or took. */
function overviewRoutes(deps: Deps) {
  const parent = signedIn(deps);
  return new Hono<AppEnv>()
    .post(
      '/diagnostic-test/main',
      documented({
        tag,
        summary: '홈에 보일 체크',
        answers: v.array(testCard),
        errors: ['ROLE_NOT_ALLOWED'],
        description: '하는 중, 지금 할 것, 마친 것 (최근 순), 다음에 할 것의 순서로 여덟 개까지',
      }),
      signedIn(deps, { needsTerms: false }),
      compressAnswer(deps),
      valid('json', mainTestsInput),
      async (c) => {
        const input = c.req.valid('json');
        const ctx = await resolveChild(serviceContext(deps, c), input.profileId, 'results.read');
        return ok(c, await listMainTests(ctx, input));
      },
    )
    .get(
      '/diagnostic-test/profile/:profileId',
      documented({
        tag,
        summary: '아이에게 맞는 모든 체크',
        answers: testOverview,
        description: '지금 할 수 있는 것부터, 그다음은 종류별로',
      }),
      parent,
      valid('param', profileParam),
      forChild(deps, 'results.read'),
      async (c) => ok(c, await getOverview(childContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/diagnostic-test/profile/:profileId/attempt',
      documented({
        tag,
        summary: '아이가 한 모든 체크 (최근 순)',
        answers: v.array(attemptSummary),
      }),
      parent,
      valid('param', profileParam),
      forChild(deps, 'results.read'),
      async (c) => ok(c, await listAttempts(childContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/diagnostic-test/profile/:profileId/test/:testId',
      documented({
        tag,
        summary: '체크 보기',
        answers: testDetail,
        errors: ['NOT_FOUND'],
      }),
      parent,
      valid('param', testParam),
      forChild(deps, 'checks.read'),
      async (c) => ok(c, await getDetail(childContext(deps, c), c.req.valid('param'))),
    );
}

function attemptRoutes(deps: Deps) {
  const parent = signedIn(deps);
  return new Hono<AppEnv>()
    .post(
      '/diagnostic-test/profile/:profileId/test/:testId/attempt',
      documented({
        tag,
        summary: '체크 시작하기, 이어하기',
        answers: attempt,
        description: '하던 것, 없으면 마친 것, 그것도 없으면 새것. `again`이면 언제나 새것',
        errors: ['NOT_FOUND', 'CONSENT_REQUIRED', 'TEST_CLOSED'],
      }),
      parent,
      valid('param', testParam),
      forChild(deps, 'checks.write'),
      valid('json', startAttemptInput),
      async (c) =>
        ok(c, await startAttempt(childContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .get(
      '/diagnostic-test/attempt/:attemptId',
      documented({
        tag,
        summary: '한 체크의 질문과 지금까지의 답',
        answers: attempt,
        errors: ['NOT_FOUND'],
      }),
      parent,
      valid('param', attemptParam),
      forAttempt(deps, 'checks.read'),
      async (c) => ok(c, await getAttempt(childContext(deps, c), requestedAttempt(c))),
    )
    .put(
      '/diagnostic-test/attempt/:attemptId/answer',
      documented({
        tag,
        summary: '답 하나 저장하기',
        answers: answerSaved,
        description: '같은 id는 한 번만 저장해요. 한 질문의 답이 둘이면 나중 것이 남아요.',
        errors: ['NOT_FOUND', 'CONSENT_REQUIRED', 'UNKNOWN_ITEM', 'ATTEMPT_FINISHED', 'CONFLICT'],
      }),
      parent,
      valid('param', attemptParam),
      forAttempt(deps, 'checks.write'),
      valid('json', answerInput),
      async (c) => ok(c, await submitAnswer(childContext(deps, c), requestedAttempt(c), c.req.valid('json'))),
    );
}

/** Routes of the result of a finished attempt. */
function resultRoutes(deps: Deps) {
  const parent = signedIn(deps);
  return new Hono<AppEnv>()
    .post(
      '/diagnostic-test/attempt/:attemptId/complete',
      documented({
        tag,
        summary: '체크 마치기',
        answers: testResult,
        errors: ['NOT_FOUND', 'CONSENT_REQUIRED', 'TEST_INCOMPLETE'],
      }),
      parent,
      valid('param', attemptParam),
      forAttempt(deps, 'checks.write'),
      async (c) => ok(c, await completeAttempt(childContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/diagnostic-test/attempt/:attemptId/result',
      documented({
        tag,
        summary: '마친 체크의 결과 (마친 날 그대로)',
        answers: testResult,
        errors: ['NOT_FOUND', 'TEST_INCOMPLETE'],
      }),
      parent,
      valid('param', attemptParam),
      forAttempt(deps, 'checks.read'),
      async (c) => ok(c, await getResult(childContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/diagnostic-test/attempt/:attemptId/lost-skill',
      documented({
        tag,
        summary: '하지 않게 된 것을 의사와 이야기했다고 표시하기, 되돌리기',
        answers: lostSkillMark,
        description: '표시할 때까지 분석과 진료용 기록에 남아요.',
        errors: ['NOT_FOUND'],
      }),
      parent,
      valid('param', attemptParam),
      forAttempt(deps, 'checks.write'),
      valid('json', lostSkillInput),
      async (c) =>
        ok(c, await setLostSkillDiscussed(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}
