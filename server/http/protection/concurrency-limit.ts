import type { Deps } from '@server/deps';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context';
import { readBody } from '../input/body';
import { declare } from '../openapi/middleware-declaration';
import { readAccessToken } from '../session/access-token';
import { getBearerToken } from '../session/session';
import { boundedQueues } from './bounded-queue';
import { callerAddress } from './caller-address';

/** Requests of an account at once in this process, of ten connections to the database; several open tabs may queue. */
const ACCOUNT = { running: 4, waiting: 64 };
/** The same of a network without a session. One address may be a whole nursery, so that many more may queue. */
const NETWORK = { running: 4, waiting: 256 };

/**
 * Limits the concurrent requests of one account, and of one network without a session: the others queue before they
 * take a connection to the database. A request counts until its answer begins, so that a download does not.
 * @throws AppError TOO_MANY_REQUESTS past the queue
 */
export function limitConcurrency(deps: Pick<Deps, 'config' | 'now' | 'verifyHmac'>) {
  const ofAccount = boundedQueues({ ...ACCOUNT, code: 'TOO_MANY_REQUESTS' });
  const ofNetwork = boundedQueues({ ...NETWORK, code: 'TOO_MANY_REQUESTS' });
  return declare(
    createMiddleware<AppEnv>(async (c, next) => {
      const accountId = await readAccountId(deps, c);
      const { signal } = c.req.raw;
      if (accountId) return ofAccount(accountId, next, signal);
      // Before the queue: bodies that arrive slowly must not block the network. The route answers an unreadable one.
      if (c.req.method !== 'GET') await readBody(c).catch(() => undefined);
      return ofNetwork(callerAddress(c, deps), next, signal);
    }),
    { errors: () => ['TOO_MANY_REQUESTS'] },
  );
}

async function readAccountId({ config, now, verifyHmac }: Parameters<typeof limitConcurrency>[0], c: Context) {
  const { secret, previousSecrets } = config;
  const claims = await readAccessToken(getBearerToken(c) ?? '', { secret, previousSecrets, verifyHmac }, now());
  return claims?.accountId;
}
