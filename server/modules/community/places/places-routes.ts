import { placeParam, placesQuery } from '@contract/community/places';
import { mapOutlines, placeDetail, placeList, placeSaved } from '@contract/community/places.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { getOutlines, getPlace, listPlaces, savePlace, unsavePlace } from './places-service';

const tag = 'places';

/** Places to go with a child. Their reviews are posts of the section 'trip'. */
export function placesRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/community/place',
      documented({ tag, summary: '가 볼 곳', answers: placeList, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', placesQuery),
      async (c) => ok(c, await listPlaces(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/community/map',
      documented({ tag, summary: '지도의 바탕이 되는 시도 경계', answers: mapOutlines }),
      account,
      (c) => ok(c, getOutlines()),
    )
    .get(
      '/community/place/:id',
      documented({ tag, summary: '한 곳 보기', answers: placeDetail, errors: ['NOT_FOUND'] }),
      account,
      valid('param', placeParam),
      async (c) => ok(c, await getPlace(serviceContext(deps, c), c.req.valid('param'))),
    )
    .put(
      '/community/place/:id/save',
      documented({ tag, summary: '가고 싶은 곳으로 담기', answers: placeSaved, errors: ['NOT_FOUND'] }),
      account,
      valid('param', placeParam),
      async (c) => ok(c, await savePlace(serviceContext(deps, c), c.req.valid('param'))),
    )
    .delete(
      '/community/place/:id/save',
      documented({ tag, summary: '담은 곳에서 빼기', answers: placeSaved }),
      account,
      valid('param', placeParam),
      async (c) => ok(c, await unsavePlace(serviceContext(deps, c), c.req.valid('param'))),
    );
}
