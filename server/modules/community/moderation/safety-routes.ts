import { blockedPerson } from '@contract/community/blocks.responses';
import {
  appealInput,
  caseParam,
  claimInput,
  communityBlockInput,
  objectionInput,
  reportInput,
} from '@contract/community/community-safety';
import { claim, myCase, reported } from '@contract/community/community-safety.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import * as v from 'valibot';
import { blockBehind } from './blocks-service';
import { appeal, listMyCases } from './cases-service';
import { createClaim, listClaims, objectToClaim } from './claims-service';
import { report } from './report-service';

const tag = 'safety';

/** Reports, blocks, claims and appeals. */
export const safetyRoutes = (deps: Deps) =>
  new Hono<AppEnv>().route('/', reportRoutes(deps)).route('/', claimRoutes(deps));

/** Reports, blocks, and appeals against decisions. */
function reportRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .post(
      '/community/report',
      documented({
        tag,
        summary: '신고하기',
        answers: reported,
        status: 201,
        errors: ['NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      account,
      valid('json', reportInput),
      async (c) => ok(c, await report(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .post(
      '/community/block',
      documented({
        tag,
        summary: '글이나 댓글을 쓴 사람 차단하기',
        answers: v.array(blockedPerson),
        errors: ['NOT_FOUND', 'BAD_REQUEST', 'INVALID_INPUT'],
      }),
      account,
      valid('json', communityBlockInput),
      async (c) => ok(c, await blockBehind(serviceContext(deps, c), c.req.valid('json'))),
    )
    .get(
      '/community/case',
      documented({ tag, summary: '내 글에 내려진 조치', answers: v.array(myCase) }),
      account,
      async (c) => ok(c, await listMyCases(serviceContext(deps, c))),
    )
    .post(
      '/community/case/:id/appeal',
      documented({
        tag,
        summary: '조치에 이의 내기',
        answers: myCase,
        errors: ['NOT_FOUND', 'APPEAL_USED', 'INVALID_INPUT'],
      }),
      account,
      valid('param', caseParam),
      valid('json', appealInput),
      async (c) => ok(c, await appeal(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}

function claimRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .get(
      '/community/claim',
      documented({ tag, summary: '임시조치 요청', answers: v.array(claim) }),
      account,
      async (c) => ok(c, await listClaims(serviceContext(deps, c))),
    )
    .post(
      '/community/claim',
      documented({
        tag,
        summary: '30일 동안 가려 달라고 요청하기 (임시조치)',
        answers: claim,
        status: 201,
        errors: ['NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      account,
      valid('json', claimInput),
      async (c) => ok(c, await createClaim(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .post(
      '/community/claim/:id/objection',
      documented({
        tag,
        summary: '임시조치에 이의 내기',
        answers: claim,
        errors: ['NOT_FOUND', 'APPEAL_USED', 'INVALID_INPUT'],
      }),
      account,
      valid('param', caseParam),
      valid('json', objectionInput),
      async (c) =>
        ok(c, await objectToClaim(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}
