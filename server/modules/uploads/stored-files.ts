import type { Deps } from '@server/deps';
import type { AppEnv } from '@server/http/context';
import { documented, NOT_MODIFIED } from '@server/http/documented';
import { AppError } from '@server/http/errors';
import { matchesVersion } from '@server/http/etag';
import { isSigned } from '@server/http/upload-address';
import { type Context, Hono } from 'hono';
import { findAudience } from './picture-audience';

/** Lower-case names in folders, one extension: nothing that climbs out or hides. */
const PATH = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|svg|png|jpg)$/;
/** What people uploaded; the rest is the product's own. */
const UPLOAD = /^(?:photos|private)\//;

const described = documented({
  tag: 'uploads',
  summary: '사진과 그림',
  description: '그림 파일',
  produces: ['image/webp', 'image/jpeg', 'image/png', 'image/svg+xml'],
  further: NOT_MODIFIED,
  errors: ['NOT_FOUND'],
});

/**
 * Pictures at /uploads/{path}: the product's drawings and people's uploads. Access to an upload is checked on each
 * request: an image element sends no token, so a picture that is not public needs a signed address.
 */
export const storedFiles = (deps: Deps) =>
  new Hono<AppEnv>().get('/:path{.+}', described, async (c) => {
    const path = c.req.path.replace(/^\/uploads\//, '');
    if (!PATH.test(path)) throw new AppError('NOT_FOUND');
    if (UPLOAD.test(path)) return sendUpload(deps, c, path);
    const caching = path.startsWith('content/') ? 'public, max-age=86400' : 'public, max-age=31536000, immutable';
    return send(deps, c, path, { 'cache-control': caching, 'cross-origin-resource-policy': 'cross-origin' });
  });

async function sendUpload(deps: Deps, c: Context<AppEnv>, path: string): Promise<Response> {
  const { db, config, now } = deps;
  const audience = await findAudience(db, path);
  const isPublic = audience === 'everybody';
  const allowed = isPublic || (audience === 'signed' && (await isSigned(config, now(), path, c.req.query('s'))));
  if (!allowed) throw new AppError('NOT_FOUND');
  // Under one name there are never other bytes.
  const etag = `"${path.replace(/^.*\/|\.[a-z]+$/g, '')}"`;
  const headers = {
    'cache-control': isPublic ? 'public, max-age=300, must-revalidate' : 'private, max-age=3600',
    'cross-origin-resource-policy': isPublic || hasForeignPages(config) ? 'cross-origin' : 'same-origin',
    etag,
  };
  return matchesVersion(c, etag) ? c.body(null, 304, headers) : send(deps, c, path, headers);
}

/** Pages of another origin show pictures from here, or pages of this one by way of the CDN. */
const hasForeignPages = ({ allowedOrigins, cdnOrigin }: Deps['config']) =>
  allowedOrigins.length > 0 || Boolean(cdnOrigin);

async function send({ files }: Deps, c: Context<AppEnv>, path: string, headers: Record<string, string>) {
  const file = await files.get(path);
  if (!file) throw new AppError('NOT_FOUND');
  return c.body(new Uint8Array(file.bytes), 200, {
    ...headers,
    'content-type': file.type,
    // An SVG opened as a page must run and load nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
}
