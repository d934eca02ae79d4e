import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Deps } from '../deps';
import type { AppEnv } from './context';
import { AppError } from './errors';
import { ok } from './reply';

/** /healthz: the process lives. /readyz: it can answer, its database included. */
export const health = ({ db, log }: Deps) =>
  new Hono<AppEnv>()
    .get('/healthz', (c) => ok(c, { status: 'ok' }))
    .get('/readyz', async (c) => {
      await Promise.resolve(db.execute(sql`select 1`)).catch((error: unknown) => {
        log.error('database does not answer', {}, error);
        throw new AppError('UNAVAILABLE');
      });
      return ok(c, { status: 'ready' });
    });
