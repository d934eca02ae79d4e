import { Hono } from 'hono';
import type { Deps } from '../deps';
import type { AppEnv } from './context';
import { AppError } from './errors';

/** Lower-case names in folders, one extension: nothing that climbs out or hides. */
const PATH = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|svg|png|jpg)$/;

/**
 * Pictures at /uploads/{path}: what parents uploaded, under names that never change, and the product's own drawings.
 * What is private is not among them, whoever knows its name.
 */
export const storedFiles = ({ files }: Deps) =>
  new Hono<AppEnv>().get('/*', async (c) => {
    const path = c.req.path.replace(/^\/uploads\//, '');
    const file = PATH.test(path) && !path.startsWith('private/') ? await files.get(path) : null;
    if (!file) throw new AppError('NOT_FOUND');
    const own = path.startsWith('content/');
    return c.body(new Uint8Array(file.bytes), 200, {
      'content-type': file.type,
      'cache-control': own ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
      // A drawing opened as a page of its own runs nothing and loads nothing.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
    });
  });
