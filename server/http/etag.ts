import type { Context } from 'hono';

/** Whether the caller holds this very version already (RFC 9110 13.1.2, weak comparison). */
export const holdsVersion = (c: Context, etag: string): boolean =>
  c.req
    .header('if-none-match')
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
