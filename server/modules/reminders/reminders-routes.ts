import { upcomingReminders } from '@contract/reminders/reminders.responses';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { ok } from '@server/http/reply';
import { signedIn } from '@server/http/session';
import { Hono } from 'hono';
import { listUpcoming } from './upcoming-service';

export const reminderRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/reminder',
    documented({ tag: 'notices', summary: '앞으로 반년 동안 올 알림', answers: upcomingReminders }),
    signedIn(deps, { profileClaim: false }),
    async (c) => ok(c, await listUpcoming(serviceContext(deps, c))),
  );
