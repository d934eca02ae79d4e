import { myPage } from '@contract/mypage/mypage.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { getMyPage } from './mypage-service';

export function mypageRoutes(deps: Deps) {
  return new Hono<AppEnv>().get(
    '/mypage',
    documented({ tag: 'mypage', summary: '마이 한눈에', answers: myPage }),
    signedIn(deps, { profileClaim: false }),
    async (c) => ok(c, await getMyPage(serviceContext(deps, c))),
  );
}
