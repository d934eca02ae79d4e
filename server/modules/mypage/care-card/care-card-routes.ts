import { noData } from '@contract/common/response-parts';
import { cardParam, careCardInput } from '@contract/mypage/care-card';
import { careCard, careCards } from '@contract/mypage/care-card.responses';
import { clinicChildParam } from '@contract/mypage/clinic';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import type { AppEnv } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { childContext, forChild } from '@server/modules/profiles/child-access';
import { Hono } from 'hono';
import { createCareCard, endCareCard, listCareCards } from './care-card-service';

const tag = 'care-card';
const PATH = '/care-card/profile/:profileId';

/** Cards that guardians make for who looks after a child. */
export function careCardRoutes(deps: Deps) {
  const manages = forChild(deps, 'card.manage');
  return new Hono<AppEnv>()
    .get(
      PATH,
      documented({ tag, summary: '아이의 돌봄 카드', answers: careCards }),
      signedIn(deps),
      valid('param', clinicChildParam),
      manages,
      async (c) => ok(c, await listCareCards(childContext(deps, c), c.req.valid('param'))),
    )
    .post(
      PATH,
      documented({
        tag,
        summary: '돌봄 카드 만들기',
        description: '같은 id는 같은 카드예요.',
        answers: careCard,
        status: 201,
        errors: ['CONSENT_REQUIRED', 'LINKS_FULL', 'CONFLICT', 'TOO_MANY_REQUESTS', 'INVALID_INPUT'],
      }),
      // The answer has a secret.
      signedIn(deps, { keyed: 'never' }),
      valid('param', clinicChildParam),
      manages,
      valid('json', careCardInput),
      async (c) =>
        ok(c, await createCareCard(childContext(deps, c), { ...c.req.valid('json'), ...c.req.valid('param') }), 201),
    )
    .delete(
      `${PATH}/card/:cardId`,
      documented({ tag, summary: '돌봄 카드 끝내기', answers: noData, errors: ['NOT_FOUND'] }),
      signedIn(deps),
      valid('param', cardParam),
      manages,
      async (c) => {
        await endCareCard(childContext(deps, c), c.req.valid('param'));
        return ok(c, null);
      },
    );
}
