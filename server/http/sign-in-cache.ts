import type { Listen } from '@server/db/listen';
import { SignInCache } from '@server/lib/sign-in-cache';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

/** The channel of the database's triggers; a payload is the id of the account that changed. */
const SIGN_IN_CHANNEL = 'sign_in_changed';

/** A cache that is on while the database's messages arrive. */
export async function listeningCache(listen: Listen): Promise<{ signIns: SignInCache; stop: () => Promise<void> }> {
  const signIns = new SignInCache();
  const stop = await listen(SIGN_IN_CHANNEL, {
    onMessage: (accountId) => signIns.forget(accountId),
    onUp: () => signIns.turnOn(),
    onDown: () => signIns.turnOff(),
  });
  return { signIns, stop };
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Forgets what a write of this process may have changed before the write is answered: the message of the database may
 * come later. A parent's write concerns that account alone; one of the staff, or without a sign-in, may concern any.
 */
export const forgetAfterWrites = (cache: SignInCache) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    if (READS.has(c.req.method) || c.get('keepsSignIns')) return;
    const caller: AppEnv['Variables']['caller'] | undefined = c.get('caller');
    if (caller?.role === 'parent') cache.forget(caller.id);
    else cache.clear();
  });

/**
 * For a frequent route that is not a GET and changes no account, session, child or guardianship: the next request of its
 * caller needs no look-up.
 */
export const keepsSignIns = createMiddleware<AppEnv>((c, next) => {
  c.set('keepsSignIns', true);
  return next();
});
