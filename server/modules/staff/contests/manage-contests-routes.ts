import { contestChangeInput, contestInput, contestParam } from '@contract/community/contests';
import { contestDetail } from '@contract/community/contests.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { announceContest, createContest, updateContest } from './manage-contests-service';

const tag = 'contests';

/** The staff's actions on contests. */
export function manageContestsRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false, needsTerms: false });
  return new Hono<AppEnv>()
    .post(
      '/moderation/contest',
      documented({
        tag,
        summary: '공모전 열기',
        answers: contestDetail,
        status: 201,
        errors: ['FORBIDDEN', 'INVALID_INPUT'],
      }),
      account,
      valid('json', contestInput),
      async (c) => ok(c, await createContest(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .put(
      '/moderation/contest/:id',
      documented({
        tag,
        summary: '공모전 수정',
        answers: contestDetail,
        errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT', 'INVALID_INPUT'],
      }),
      account,
      valid('param', contestParam),
      valid('json', contestChangeInput),
      async (c) =>
        ok(c, await updateContest(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    )
    .post(
      '/moderation/contest/:id/announce',
      documented({
        tag,
        summary: '공모전 결과 발표하기',
        answers: contestDetail,
        errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
      }),
      account,
      valid('param', contestParam),
      async (c) => ok(c, await announceContest(serviceContext(deps, c), c.req.valid('param'))),
    );
}
