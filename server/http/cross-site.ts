import { CLIENT_HEADER } from '@contract/envelope';
import { createMiddleware } from 'hono/factory';
import type { Deps } from '../deps';
import type { AppEnv } from './context';
import { AppError } from './errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing call that another site's page could have sent: the browser's own word on where it came from
 * must fit, and a header that a foreign page cannot add without being asked first must be there.
 */
export const refuseCrossSite = ({ config }: Deps) =>
  createMiddleware<AppEnv>(async (c, next) => {
    if (!SAFE.has(c.req.method)) {
      const origin = c.req.header('origin');
      const site = c.req.header('sec-fetch-site');
      const known =
        origin !== undefined && (config.allowedOrigins.includes(origin) || hostOf(origin) === new URL(c.req.url).host);
      const fromHere =
        site === undefined ? origin === undefined || known : site === 'same-origin' || site === 'none' || known;
      if (!fromHere || (origin !== undefined && !known) || !c.req.header(CLIENT_HEADER))
        throw new AppError('CROSS_SITE');
    }
    await next();
  });

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
