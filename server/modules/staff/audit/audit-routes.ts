import { auditQuery } from '@contract/staff/audit';
import { auditPage } from '@contract/staff/audit.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { valid } from '@server/http/input/validate';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
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
