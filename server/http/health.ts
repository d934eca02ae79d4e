import { isDatabaseUnavailable } from '@server/db/postgres/database-unavailable';
import type { Deps } from '@server/deps';
import { release } from '@server/lib/release';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { ok } from './answers/success-response';
import type { AppEnv } from './context';
import { AppError } from './errors';
import { documented } from './openapi/documented';

const tag = 'health';
const alive = documented({
  tag,
  summary: '서버가 켜져 있는지',
  answers: v.strictObject({ status: v.literal('ok'), version: v.string(), commit: v.string(), date: v.string() }),
});
const ready = documented({
  tag,
  summary: '요청을 받을 수 있는지 (데이터베이스 포함)',
  answers: v.strictObject({
    status: v.literal('ready'),
  }),
});
/** Seconds; balancers have intervals of their own. */
const RETRY_AFTER = 2;

/** /healthz: the process runs, and which release it is. /readyz: the database answers too, and no stop signal was received. */
export const health = ({ db, log, stopping }: Deps) =>
  new Hono<AppEnv>()
    .get('/healthz', alive, (c) => ok(c, { status: 'ok', ...release }))
    .get('/readyz', ready, async (c) => {
      if (stopping?.aborted) throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
      await Promise.resolve(db.execute(sql`select 1`)).catch((error: unknown) => {
        if (isDatabaseUnavailable(error)) throw error;
        log.error('database does not answer', {}, error);
        throw new AppError('UNAVAILABLE', { retryAfter: RETRY_AFTER });
      });
      return ok(c, { status: 'ready' });
    });
