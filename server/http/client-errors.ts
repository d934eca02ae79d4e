import { CLIENT_ERROR_PATH, type ClientError, clientError } from '@contract/common/client-errors';
import { DAY_MS, HOUR_SECONDS } from '@contract/common/time';
import type { Database } from '@server/db/database';
import { clientErrors } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { sha256Hex } from '@server/lib/digest';
import { toJsonSchema } from '@valibot/to-json-schema';
import { desc, inArray, lt, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { AppEnv } from './context';
import { AppError } from './errors';
import { parseJson, readBody } from './input/body';
import { documented } from './openapi/documented';
import { callerAddress } from './protection/caller-address';
import { refuseCrossSite } from './protection/cross-site';
import { consumeOrThrow, type Limit } from './protection/rate-limit';

const FROM_ONE_PLACE: Limit = { name: 'client-errors', times: 30, seconds: HOUR_SECONDS };
const FROM_ALL: Limit = { name: 'client-errors-in-total', times: 600, seconds: HOUR_SECONDS };
const MAX_BYTES = 8 * 1024;
/** Different errors that are stored, and for how long after they were last seen. */
export const STORED_MAX = 500;
const STORED_MS = 30 * DAY_MS;

const described = documented({
  tag: 'health',
  summary: '화면에서 난 오류 (글과 주소 없이, 난 자리만)',
  json: toJsonSchema(clientError, { errorMode: 'ignore' }),
  status: 204,
  errors: ['MALFORMED_JSON', 'INVALID_INPUT', 'TOO_LARGE', 'TOO_MANY_REQUESTS'],
});

/** POST /client-error: counts an error of a page by its release, route and place. Pages send it without a token. */
export const clientErrorReports = (deps: Deps) =>
  new Hono<AppEnv>().post(CLIENT_ERROR_PATH, described, refuseCrossSite(deps), storeReport(deps));

const storeReport = (deps: Deps) => async (c: Context<AppEnv>) => {
  await consumeOrThrow(deps, FROM_ONE_PLACE, callerAddress(c, deps));
  await consumeOrThrow(deps, FROM_ALL, '');
  const read = v.safeParse(clientError, parseJson(await readBody(c, MAX_BYTES)));
  if (!read.success) throw new AppError('INVALID_INPUT');
  const { release, route, name, frames } = read.output;
  const stack = (await deps.mapFrames?.(frames)) ?? frames.map(({ file, line, column }) => `${file}:${line}:${column}`);
  await storeClientError(deps, { release, route, name, stack: stack.join('\n') });
  deps.log.info('client error', { release, route, name, place: stack[0] ?? '' });
  deps.countClientError?.(release);
  return c.body(null, 204);
};

type Report = Omit<ClientError, 'frames'> & { stack: string };

async function storeClientError({ db, now }: Pick<Deps, 'db' | 'now'>, report: Report): Promise<void> {
  const at = new Date(now());
  const fingerprint = await sha256Hex(new TextEncoder().encode(JSON.stringify(report)));
  const [row] = await db
    .insert(clientErrors)
    .values({ ...report, fingerprint, times: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: clientErrors.fingerprint,
      set: { times: sql`${clientErrors.times} + 1`, lastAt: at },
    })
    .returning({ times: clientErrors.times });
  if (row?.times === 1) await removeOldest(db, at);
}

/** Those that were not seen for long, and the oldest of too many. */
async function removeOldest(db: Database, now: Date): Promise<void> {
  await db.delete(clientErrors).where(lt(clientErrors.lastAt, new Date(now.getTime() - STORED_MS)));
  const surplus = db
    .select({ fingerprint: clientErrors.fingerprint })
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastAt), desc(clientErrors.fingerprint))
    .offset(STORED_MAX);
  await db.delete(clientErrors).where(inArray(clientErrors.fingerprint, surplus));
}
