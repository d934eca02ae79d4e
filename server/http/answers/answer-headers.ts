import type { Deps } from '@server/deps';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context';

/** A header that a response made without the context lacks. */
const MARK = 'x-content-type-options';

/**
 * Headers of every answer: no sniffing, no framing, no subresources of data answers; not cached unless a route says
 * so. Set before the handler, which writes its own over them: Hono copies the whole response for a header set after it.
 */
export const answerHeaders = ({ config }: { config: Pick<Deps['config'], 'production' | 'hstsSubdomains'> }) => {
  const hsts = `max-age=31536000${config.hstsSubdomains === false ? '' : '; includeSubDomains'}`;
  const defaults = Object.entries({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    [MARK]: 'nosniff',
    'x-frame-options': 'DENY',
    ...(config.production && { 'strict-transport-security': hsts }),
  });
  return createMiddleware<AppEnv>(async (c, next) => {
    for (const [name, value] of defaults) c.header(name, value);
    await next();
    if (c.res.headers.has(MARK)) return;
    for (const [name, value] of defaults) if (!c.res.headers.has(name)) c.header(name, value);
  });
};
