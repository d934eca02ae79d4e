import { Hono } from 'hono';
import type { Deps } from '../../deps';
import { type AppEnv, serviceContext } from '../../http/context';
import { documented } from '../../http/documented';
import { ok } from '../../http/reply';
import { signedIn } from '../../http/session';
import { getMyPage } from './mypage-service';

export function mypageRoutes(deps: Deps) {
  return new Hono<AppEnv>().get(
    '/mypage',
    documented({ tag: 'mypage', summary: '마이 한눈에', answers: 'MyPage' }),
    signedIn(deps, { profileClaim: false }),
    async (c) => ok(c, await getMyPage(serviceContext(deps, c))),
  );
}
