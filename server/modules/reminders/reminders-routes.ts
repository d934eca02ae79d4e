import { upcomingReminders } from '@contract/reminders/reminders.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { listUpcoming } from './upcoming-service';

export const reminderRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/reminder',
    documented({ tag: 'notices', summary: '앞으로 반년 동안 올 알림', answers: upcomingReminders }),
    signedIn(deps, { profileClaim: false }),
    async (c) => ok(c, await listUpcoming(serviceContext(deps, c))),
  );
