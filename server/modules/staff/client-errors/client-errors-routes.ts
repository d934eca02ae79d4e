import { clientErrorList } from '@contract/staff/client-errors.responses';
import { clientErrors } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { documented } from '@server/http/openapi/documented';
import { staffOnly } from '@server/http/session/staff-only';
import { release } from '@server/lib/release';
import { desc } from 'drizzle-orm';
import { Hono } from 'hono';

/** Of up to five hundred that are stored. */
const LISTED = 100;

/** Errors that pages reported, for admins. */
export const clientErrorsRoutes = (deps: Deps) =>
  new Hono<AppEnv>().get(
    '/admin/client-error',
    documented({ tag: 'jobs', summary: '화면에서 난 오류', answers: clientErrorList }),
    staffOnly(deps, ['admin']),
    async (c) => {
      const rows = await serviceContext(deps, c)
        .db.select()
        .from(clientErrors)
        .orderBy(desc(clientErrors.lastAt), desc(clientErrors.fingerprint))
        .limit(LISTED);
      const items = rows.map(({ fingerprint, stack, firstAt, lastAt, ...row }) => ({
        id: fingerprint,
        ...row,
        stack: stack.split('\n'),
        first_at: firstAt.toISOString(),
        last_at: lastAt.toISOString(),
      }));
      return ok(c, { running: release, items });
    },
  );
