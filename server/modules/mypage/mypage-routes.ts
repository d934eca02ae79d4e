import { myPage } from '@contract/mypage/mypage.responses';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { ok } from '@server/http/reply';
import { signedIn } from '@server/http/session';
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
