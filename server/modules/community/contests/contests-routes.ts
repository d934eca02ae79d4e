import { contestParam, contestsQuery, voteInput } from '@contract/community/contests';
import { contestDetail, contestPage, voteState } from '@contract/community/contests.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { getContest, listContests } from './contests-service';
import { vote } from './vote-service';

const tag = 'contests';

/** Contests and votes. Entries are posts of the section 'contest'. */
export function contestsRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/community/contest',
      documented({ tag, summary: '공모전', answers: contestPage, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', contestsQuery),
      async (c) => ok(c, await listContests(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/contest/:id',
      documented({ tag, summary: '공모전 보기', answers: contestDetail, errors: ['NOT_FOUND'] }),
      account,
      valid('param', contestParam),
      async (c) => ok(c, await getContest(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/community/contest/:id/vote',
      documented({
        tag,
        summary: '투표하기 (하루에 한 번)',
        answers: voteState,
        errors: ['NOT_FOUND', 'CONTEST_CLOSED', 'OWN_ENTRY', 'VOTED_TODAY', 'INVALID_INPUT'],
      }),
      account,
      valid('param', contestParam),
      valid('json', voteInput),
      async (c) => ok(c, await vote(serviceContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') })),
    );
}
