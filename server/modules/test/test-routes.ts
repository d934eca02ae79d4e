import { rowId } from '@contract/common/text';
import { answerInput, mainTestsInput, startAttemptInput } from '@contract/test/diagnostics';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { ok } from '@server/http/reply';
import { signedIn } from '@server/http/session';
import { valid } from '@server/http/validate';
import { Hono } from 'hono';
import * as v from 'valibot';
import { getDetail, getOverview, listMainTests } from './overview/overview-service';
import { submitAnswer } from './runner/answers-service';
import { getAttempt, listAttempts, startAttempt } from './runner/attempts-service';
import { completeAttempt, getResult } from './runner/completion-service';

const profileParam = v.object({ profileId: rowId });
const testParam = v.object({ profileId: rowId, testId: v.pipe(v.string(), v.maxLength(64)) });
const attemptParam = v.object({ attemptId: rowId });

const tag = 'diagnostic-test';

export function diagnosticRoutes(deps: Deps) {
  const parent = signedIn(deps);
  return new Hono<AppEnv>()
    .post(
      '/diagnostic-test/main',
      documented({
        tag,
        summary: 'Checks for the home list',
        answers: 'In progress, for now, done (newest first), next to come; at most eight TestCards.',
      }),
      parent,
      valid('json', mainTestsInput),
      async (c) => ok(c, await listMainTests(serviceContext(deps, c), c.req.valid('json'))),
    )
    .get(
      '/diagnostic-test/profile/:profileId',
      documented({
        tag,
        summary: 'Every check that concerns the child',
        answers: 'A TestOverview: by what can be done now, then by kind.',
      }),
      parent,
      valid('param', profileParam),
      async (c) => ok(c, await getOverview(serviceContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/diagnostic-test/profile/:profileId/attempt',
      documented({
        tag,
        summary: 'Every attempt of the child',
        answers: 'AttemptSummaries of every kind, newest first, each finished one with what changed.',
      }),
      parent,
      valid('param', profileParam),
      async (c) => ok(c, await listAttempts(serviceContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/diagnostic-test/profile/:profileId/test/:testId',
      documented({
        tag,
        summary: 'One check for one child',
        answers: 'A TestDetail: what it measures by parts, rests on and cannot say, and when to take it again.',
        errors: ['NOT_FOUND'],
      }),
      parent,
      valid('param', testParam),
      async (c) => ok(c, await getDetail(serviceContext(deps, c), c.req.valid('param'))),
    )
    .post(
      '/diagnostic-test/profile/:profileId/test/:testId/attempt',
      documented({
        tag,
        summary: 'Begin or resume a check',
        answers:
          'The Attempt in progress, else the completed one, else a new one; `again` begins anew. CONSENT_REQUIRED until the guardian agreed, TEST_CLOSED outside its months.',
        errors: ['NOT_FOUND', 'CONSENT_REQUIRED', 'TEST_CLOSED'],
      }),
      parent,
      valid('param', testParam),
      valid('json', startAttemptInput),
      async (c) =>
        ok(c, await startAttempt(serviceContext(deps, c), { ...c.req.valid('param'), ...c.req.valid('json') })),
    )
    .get(
      '/diagnostic-test/attempt/:attemptId',
      documented({
        tag,
        summary: 'One attempt',
        answers: 'The Attempt with its questions and the answers so far.',
        errors: ['NOT_FOUND'],
      }),
      parent,
      valid('param', attemptParam),
      async (c) => ok(c, await getAttempt(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/diagnostic-test/attempt/:attemptId/answer',
      documented({
        tag,
        summary: 'Save one answer',
        answers:
          'AnswerSaved. The same id sent twice is one answer; the later of two answers to an item counts. UNKNOWN_ITEM, ATTEMPT_FINISHED.',
        errors: ['NOT_FOUND', 'CONSENT_REQUIRED', 'UNKNOWN_ITEM', 'ATTEMPT_FINISHED', 'CONFLICT'],
      }),
      parent,
      valid('param', attemptParam),
      valid('json', answerInput),
      async (c) =>
        ok(c, await submitAnswer(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .post(
      '/diagnostic-test/attempt/:attemptId/complete',
      documented({
        tag,
        summary: 'Finish an attempt',
        answers: 'The TestResult; TEST_INCOMPLETE says how many questions are left.',
        errors: ['NOT_FOUND', 'CONSENT_REQUIRED', 'TEST_INCOMPLETE'],
      }),
      parent,
      valid('param', attemptParam),
      async (c) => ok(c, await completeAttempt(serviceContext(deps, c), c.req.valid('param'))),
    )
    .get(
      '/diagnostic-test/attempt/:attemptId/result',
      documented({
        tag,
        summary: 'Result of a finished attempt',
        answers: 'The TestResult as it was on the day of completion: levels or positions in words, never a total.',
        errors: ['NOT_FOUND', 'TEST_INCOMPLETE'],
      }),
      parent,
      valid('param', attemptParam),
      async (c) => ok(c, await getResult(serviceContext(deps, c), c.req.valid('param'))),
    );
}
