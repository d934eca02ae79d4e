import { auditQuery } from '@contract/mypage/audit';
import { auditPage } from '@contract/mypage/audit.responses';
import type { Deps } from '@server/deps';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/documented';
import { ok } from '@server/http/reply';
import { staffOnly } from '@server/http/staff-only';
import { valid } from '@server/http/validate';
import { Hono } from 'hono';
import { listStaffActions } from './audit-service';

/** The audit log of staff. */
export const auditRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/admin/audit',
    documented({ tag: 'audit', summary: '운영 기록', answers: auditPage, errors: ['INVALID_INPUT'] }),
    staffOnly(deps, ['admin']),
    valid('query', auditQuery),
    async (c) => ok(c, await listStaffActions(serviceContext(deps, c), c.req.valid('query'))),
  );
