import { noticesQuery, noticesReadInput } from '@contract/notices';
import { Hono } from 'hono';
import type { Deps } from '../../deps';
import { type AppEnv, serviceContext } from '../../http/context';
import { documented } from '../../http/documented';
import { ok } from '../../http/reply';
import { signedIn } from '../../http/session';
import { valid } from '../../http/validate';
import { countUnread, listNotices, readNotices } from './notices-service';

const tag = 'notices';

export function noticesRoutes(deps: Deps) {
  const account = signedIn(deps, { profileClaim: false });
  return new Hono<AppEnv>()
    .get(
      '/notice',
      documented({ tag, summary: '알림 목록', answers: 'NoticePage', errors: ['INVALID_INPUT'] }),
      account,
      valid('query', noticesQuery),
      async (c) => ok(c, await listNotices(serviceContext(deps, c), c.req.valid('query'))),
    )
    .get(
      '/notice/unread',
      documented({ tag, summary: '읽지 않은 알림', answers: 'UnreadNotices' }),
      account,
      async (c) => ok(c, await countUnread(serviceContext(deps, c))),
    )
    .put(
      '/notice/read',
      documented({ tag, summary: '알림 읽음', answers: 'UnreadNotices', errors: ['INVALID_INPUT'] }),
      account,
      valid('json', noticesReadInput),
      async (c) => ok(c, await readNotices(serviceContext(deps, c), c.req.valid('json'))),
    );
}
