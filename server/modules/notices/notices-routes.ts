import { noticesQuery, noticesReadInput } from '@contract/notices/notices';
import { noticePage, unreadNotices } from '@contract/notices/notices.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { countUnread, listNotices, readNotices } from './notices-service';

const tag = 'notices';

export function noticesRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/notice',
      documented({ tag, summary: '알림 목록', answers: noticePage, errors: ['INVALID_INPUT'] }),
      account,
      valid('query', noticesQuery),
      async (c) => ok(c, await listNotices(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get('/notice/unread', documented({ tag, summary: '읽지 않은 알림', answers: unreadNotices }), account, async (c) =>
      ok(c, await countUnread(serviceContext(deps, c))),
    )
    .put(
      '/notice/read',
      documented({ tag, summary: '알림 읽음', answers: unreadNotices, errors: ['INVALID_INPUT'] }),
      account,
      valid('json', noticesReadInput),
      async (c) => ok(c, await readNotices(serviceContext(deps, c), c.req.valid('json'))),
    );
}
