import { announcementInput, announcementParam, announcementsQuery, audienceInput } from '@contract/staff/announcements';
import { announcement, announcementPage, audienceSize } from '@contract/staff/announcements.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import { cancelAnnouncement, countAudience, createAnnouncement, listAnnouncements } from './announcements-service';

const tag = 'announcements';

/** Announcements of admins. */
export function announcementsRoutes(deps: Deps) {
  const admin = staffOnly(deps, ['admin']);
  return new Hono<AppEnv>()
    .get(
      '/admin/announcement',
      documented({ tag, summary: '보낸 공지', answers: announcementPage, errors: ['INVALID_INPUT'] }),
      admin,
      valid('query', announcementsQuery),
      async (c) => ok(c, await listAnnouncements(serviceContext(deps, c), c.req.valid('query'))),
    )
    .post(
      '/admin/announcement',
      documented({
        tag,
        summary: '공지 보내기',
        answers: announcement,
        status: 201,
        errors: ['INVALID_INPUT'],
      }),
      admin,
      valid('json', announcementInput),
      async (c) => ok(c, await createAnnouncement(serviceContext(deps, c), c.req.valid('json')), 201),
    )
    .post(
      '/admin/announcement/audience',
      documented({ tag, summary: '받을 사람 세기', answers: audienceSize, errors: ['INVALID_INPUT'] }),
      admin,
      valid('json', audienceInput),
      async (c) => ok(c, await countAudience(serviceContext(deps, c), c.req.valid('json'))),
    )
    .post(
      '/admin/announcement/:id/cancel',
      documented({
        tag,
        summary: '공지를 보내기 전에 거두기',
        answers: announcement,
        errors: ['NOT_FOUND', 'CONFLICT'],
      }),
      admin,
      valid('param', announcementParam),
      async (c) => ok(c, await cancelAnnouncement(serviceContext(deps, c), c.req.valid('param'))),
    );
}
