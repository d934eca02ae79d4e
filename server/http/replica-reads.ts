import { MINUTE_MS } from '@contract/common/time';
import { isDatabaseUnavailable } from '@server/db/database-unavailable';
import type { Replica, WalPosition } from '@server/db/replica';
import type { Deps } from '@server/deps';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { type AppEnv, type RequestContext, serviceContext } from './context';

/** The position of the log after the caller's last write, for the next read, whichever process gets it. */
const WRITTEN_COOKIE = 'ggp_written';
const POSITION = /^\d{1,20}$/;
/** After this long a replica has it, or is not used. */
const WRITTEN_SECONDS = MINUTE_MS / 1000;
/** Beyond every position: the primary is read until the cookie ends. */
const UNKNOWN_POSITION = 2n ** 64n - 1n;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Runs a read whose rows of others may be some seconds old on the replica, when it has all of the caller's own writes
 * and every change of who may see what; else, and when the replica fails, on the primary.
 */
export async function readRecent<T>(
  deps: Deps,
  c: Context<AppEnv>,
  read: (ctx: RequestContext) => Promise<T>,
): Promise<T> {
  const ctx = serviceContext(deps, c);
  const { replica } = deps;
  if (!replica?.isUsable(readWritten(c))) return read(ctx);
  try {
    return await read({ ...ctx, db: replica.db });
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    replica.lose(error);
    return read(ctx);
  }
}

/** Gives every answered write of a caller a cookie with its position, which `readRecent` compares. */
export const markWrites = ({ config }: Pick<Deps, 'config'>, replica: Replica) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const caller: AppEnv['Variables']['caller'] | undefined = c.get('caller');
    if (READS.has(c.req.method) || !caller || !c.res.ok) return;
    const position = await replica.position().catch(() => UNKNOWN_POSITION);
    setCookie(c, WRITTEN_COOKIE, String(position), {
      path: '/api/community',
      httpOnly: true,
      sameSite: 'Strict',
      secure: config.production,
      maxAge: WRITTEN_SECONDS,
    });
  });

function readWritten(c: Context): WalPosition | null {
  const written = getCookie(c, WRITTEN_COOKIE);
  if (written === undefined) return null;
  return POSITION.test(written) ? BigInt(written) : UNKNOWN_POSITION;
}
