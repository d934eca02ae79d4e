import type { Deps } from '@server/deps';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context';

/**
 * Headers of every answer: no sniffing, no framing, no subresources of data answers; not cached unless a route says
 * so.
 */
export const answerHeaders = ({ config }: { config: Pick<Deps['config'], 'production'> }) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const defaults: Record<string, string> = {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      ...(config.production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    };
    for (const [name, value] of Object.entries(defaults)) if (!c.res.headers.has(name)) c.header(name, value);
  });
