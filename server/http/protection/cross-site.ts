import { CLIENT_HEADER } from '@contract/common/envelope';
import type { AppConfig, Deps } from '@server/deps';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context';
import { AppError } from '../errors';
import { declare } from '../openapi/middleware-declaration';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const declared = Symbol('changes state');

/**
 * Refuses a state-changing call that a page of another site could have sent: `Origin` and `Sec-Fetch-Site` must match,
 * and a header must be present that a foreign page cannot add without a preflight.
 */
export const refuseCrossSite = ({ config }: Pick<Deps, 'config'>) =>
  declare(
    createMiddleware<AppEnv>(async (c, next) => {
      if (!SAFE.has(c.req.method)) assertOwnPage(config, c);
      await next();
    }),
    { errors: (method) => (SAFE.has(method) ? [] : ['CROSS_SITE']) },
  );

/** First handler of a GET that writes (docs/specification.md §10.11): protects it like every other write. */
export const changesState = ({ config }: Pick<Deps, 'config'>) =>
  Object.assign(
    declare(
      createMiddleware<AppEnv>(async (c, next) => {
        assertOwnPage(config, c);
        await next();
      }),
      { errors: () => ['CROSS_SITE'] },
    ),
    { [declared]: true },
  );

const unchanging = Symbol('changes nothing');

/** For a POST that only writes to the log, such as browser reports, which browsers send without our headers. */
export const changesNothing = <H extends object>(handler: H): H => Object.assign(handler, { [unchanging]: true });

export const isUnchanging = (handler: object) => unchanging in handler;

/** True if a route may change state: by its method, or because it declares so. */
export const mayChangeState = ({ method, handler }: { method: string; handler: object }) =>
  !SAFE.has(method) || declared in handler;

/** @throws AppError CROSS_SITE */
function assertOwnPage({ allowedOrigins, pageOrigin }: AppConfig, c: Context) {
  const origin = c.req.header('origin');
  const site = c.req.header('sec-fetch-site');
  const allowed = origin !== undefined && allowedOrigins.includes(origin);
  const own = (from: string) => (pageOrigin ? from === pageOrigin : toHost(from) === new URL(c.req.url).host);
  const known = allowed || origin === undefined || own(origin);
  // Browsers send 'cross-site' for our own host when the page was loaded without TLS.
  const fromHere = site === undefined || site === 'same-origin' || site === 'none' || allowed;
  if (!known || !fromHere || !c.req.header(CLIENT_HEADER)) throw new AppError('CROSS_SITE');
}

const toHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
