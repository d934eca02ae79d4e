import { waiting } from '@contract/staff/waiting.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { Hono } from 'hono';
import { countWaiting } from './waiting-service';

/** Counts of open work, for the badges of the staff's home. */
export const waitingRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/admin/waiting',
    documented({ tag: 'staff', summary: '기다리는 일의 수', answers: waiting }),
    staffOnly(deps, ['expert', 'moderator', 'admin']),
    async (c) => ok(c, await countWaiting(serviceContext(deps, c))),
  );
