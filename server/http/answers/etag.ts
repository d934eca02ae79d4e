import type { Context } from 'hono';

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** True if `If-None-Match` names this version (RFC 9110 13.1.2, weak comparison). */
export const matchesVersion = (c: Context, etag: string): boolean =>
  c.req
    .header('if-none-match')
    ?.split(',')
    .some((tag) => opaque(tag) === opaque(etag)) ?? false;
