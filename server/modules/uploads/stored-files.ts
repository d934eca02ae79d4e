import { PHOTO_WIDTHS } from '@contract/uploads/uploads';
import type { Deps, StoredFile } from '@server/deps';
import type { AppEnv } from '@server/http/context';
import { documented, NOT_MODIFIED } from '@server/http/documented';
import { AppError } from '@server/http/errors';
import { matchesVersion } from '@server/http/etag';
import { isSigned } from '@server/http/upload-address';
import { sha256Hex } from '@server/lib/digest';
import { type Context, Hono } from 'hono';
import parseRange from 'range-parser';
import { findAudience } from './picture-audience';
import { readPicture } from './stored-picture';

/** Lower-case names in folders, one extension: nothing that climbs out or hides. */
const PATH = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|svg|png|jpg)$/;
/** What people uploaded; the rest is the product's own. */
const UPLOAD = /^(?:photos|private)\//;

const OPEN = { 'cross-origin-resource-policy': 'cross-origin' };

const PICTURE_TYPES = ['image/webp', 'image/jpeg', 'image/png', 'image/svg+xml'];

const described = documented({
  tag: 'uploads',
  summary: '사진과 그림',
  description: '그림 파일',
  produces: PICTURE_TYPES,
  further: {
    ...NOT_MODIFIED,
    206: { description: '그림 파일의 한 부분', produces: PICTURE_TYPES },
    416: { description: '그림 파일 밖의 부분' },
  },
  errors: ['NOT_FOUND', 'UNAVAILABLE'],
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
    const isContent = path.startsWith('content/');
    return send(c, isContent ? CONTENT : STROKE, await deps.files.get(path));
  });

/** A drawing keeps its address when it is changed: asked for again after a day, shown meanwhile for up to a year. */
const CONTENT = { 'cache-control': 'public, max-age=86400, stale-while-revalidate=31536000', ...OPEN };
const STROKE = { 'cache-control': 'public, max-age=31536000, immutable', ...OPEN };

async function sendUpload(deps: Deps, c: Context<AppEnv>, path: string): Promise<Response> {
  const { db, config, files, now } = deps;
  const audience = await findAudience(db, path);
  const isPublic = audience === 'everybody';
  const allowed = isPublic || (audience === 'signed' && (await isSigned(config, now(), path, c.req.query('s'))));
  if (!allowed) throw new AppError('NOT_FOUND');
  const width = PHOTO_WIDTHS.find((one) => String(one) === c.req.query('w'));
  // Under one name and width there are never other bytes.
  const etag = `"${path.replace(/^.*\/|\.[a-z]+$/g, '')}${width === undefined ? '' : `-${width}`}"`;
  const headers = {
    'cache-control': isPublic ? 'public, max-age=300, must-revalidate' : 'private, max-age=3600',
    'cross-origin-resource-policy': isPublic || hasForeignPages(config) ? 'cross-origin' : 'same-origin',
    etag,
  };
  return matchesVersion(c, etag) ? c.body(null, 304, headers) : send(c, headers, await readPicture(files, path, width));
}

/** Pages of another origin show pictures from here, or pages of this one by way of the CDN. */
const hasForeignPages = ({ allowedOrigins, cdnOrigin }: Deps['config']) =>
  allowedOrigins.length > 0 || Boolean(cdnOrigin);

async function send(c: Context, caching: Record<string, string>, file: StoredFile | null) {
  if (!file) throw new AppError('NOT_FOUND');
  const { bytes, type } = file;
  const etag = caching.etag ?? `"${(await sha256Hex(bytes)).slice(0, 32)}"`;
  if (matchesVersion(c, etag)) return c.body(null, 304, { ...caching, etag });
  const headers = {
    ...caching,
    etag,
    'accept-ranges': 'bytes',
    'content-type': type,
    // An SVG opened as a page must run and load nothing.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  };
  const range = requestedRange(c, etag, bytes.byteLength);
  if (range === 'unsatisfiable')
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${bytes.byteLength}` });
  if (!range) return c.body(new Uint8Array(bytes), 200, headers);
  const { start, end } = range;
  const part = { 'content-range': `bytes ${start}-${end}/${bytes.byteLength}` };
  return c.body(new Uint8Array(bytes.subarray(start, end + 1)), 206, { ...headers, ...part });
}

/** One range of bytes (RFC 9110, 14). Undefined: the whole is sent, also where several or another version's are asked for. */
function requestedRange(
  c: Context,
  etag: string,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const header = c.req.header('range');
  const version = c.req.header('if-range');
  if (!header || (version !== undefined && version !== etag)) return undefined;
  const ranges = parseRange(size, header);
  if (ranges === -1) return 'unsatisfiable';
  return ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1 ? undefined : ranges[0];
}
