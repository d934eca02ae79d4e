import { caseParam, claimDecisionInput, decisionInput, queueQuery } from '@contract/community/community-safety';
import { queuePage, queueSummary } from '@contract/community/community-safety.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { decideCase, decideClaim } from './decisions-service';
import { listQueue, summarise } from './queue-service';

const tag = 'safety';

/** The moderators' queue and decisions. */
export function moderationRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .get(
      '/moderation/queue',
      documented({ tag, summary: '살펴볼 것', answers: queuePage, errors: ['FORBIDDEN', 'INVALID_INPUT'] }),
      account,
      valid('query', queueQuery),
      async (c) => ok(c, await listQueue(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/moderation/summary',
      documented({ tag, summary: '살펴볼 것이 몇 개인지', answers: queueSummary, errors: ['FORBIDDEN'] }),
      account,
      async (c) => ok(c, await summarise(serviceContext(deps, c))),
    )
    .post(
      '/moderation/case/:id/decision',
      documented({
        tag,
        summary: '신고나 이의에 결정하기',
        answers: queueSummary,
        errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      account,
      valid('param', caseParam),
      valid('json', decisionInput),
      async (c) =>
        ok(c, await decideCase(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .post(
      '/moderation/claim/:id/decision',
      documented({
        tag,
        summary: '임시조치 요청이나 이의에 결정하기',
        answers: queueSummary,
        errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      account,
      valid('param', caseParam),
      valid('json', claimDecisionInput),
      async (c) =>
        ok(c, await decideClaim(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}
