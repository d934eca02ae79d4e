import { PHOTO_WIDTHS } from '@contract/uploads/photo-widths';
import { toDrawingFile } from '@server/content/image-hashes';
import type { Deps, StoredFile } from '@server/deps';
import { compressAnswer, compressed } from '@server/http/answers/compress-answers';
import { matchesVersion } from '@server/http/answers/etag';
import type { AccessColumn, AppEnv } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { documented, NOT_MODIFIED } from '@server/http/openapi/documented';
import { readSignature } from '@server/http/upload-address';
import { sha256Hex } from '@server/lib/digest';
import { type Context, Hono } from 'hono';
import parseRange from 'range-parser';
import { findAudience } from './picture-audience';
import { readPicture } from './stored-picture';

/** Lower-case names in folders, one extension: nothing that climbs out or hides. */
const PATH = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|svg|png|jpg)$/;
/** Uploads of people; the other files are the product's own. */
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
 * @param accessColumn of modules/profiles, which this layer may not import
 */
export const storedFiles = (deps: Deps, accessColumn: AccessColumn) =>
  new Hono<AppEnv>().get('/:path{.+}', described, compressAnswer(deps), async (c) => {
    const path = c.req.path.replace(/^\/uploads\//, '');
    if (!PATH.test(path)) throw new AppError('NOT_FOUND');
    if (UPLOAD.test(path)) return sendUpload({ ...deps, accessColumn }, c, path);
    if (path.startsWith('content/')) return sendDrawing(deps, c, path);
    return send(c, IMMUTABLE, await deps.files.get(path));
  });

/** The address has the hash of the content, or a random name that is never used again. */
const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', ...OPEN };
/** The address has the hash of another release, or none. */
const CHANGING = { 'cache-control': 'public, max-age=60', ...OPEN };

/** One of the product's own drawings, all SVG: compressed where a range is not asked for. */
async function sendDrawing({ files }: Deps, c: Context<AppEnv>, address: string): Promise<Response> {
  const { path, isHashed } = toDrawingFile(address);
  return send(c, isHashed ? IMMUTABLE : CHANGING, await files.get(path));
}

async function sendUpload(
  deps: Deps & { accessColumn: AccessColumn },
  c: Context<AppEnv>,
  path: string,
): Promise<Response> {
  const { db, config, files, now, accessColumn } = deps;
  const signature = await readSignature(config, now(), path, c.req.query('s'));
  const reader = signature?.reader ? { id: signature.reader, accessColumn } : null;
  const audience = await findAudience(db, path, reader);
  const isPublic = audience === 'everybody';
  if (!isPublic && !(audience === 'signed' && signature)) throw new AppError('NOT_FOUND');
  const width = PHOTO_WIDTHS.find((photoWidth) => String(photoWidth) === c.req.query('w'));
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
  if (range) {
    const { start, end } = range;
    const part = { 'content-range': `bytes ${start}-${end}/${bytes.byteLength}` };
    return c.body(new Uint8Array(bytes.subarray(start, end + 1)), 206, { ...headers, ...part });
  }
  if (type !== 'image/svg+xml') return c.body(new Uint8Array(bytes), 200, headers);
  const body = compressed(c, new TextDecoder().decode(bytes));
  // Weak where the bytes are not those that a range is a part of.
  return c.body(body, 200, { ...headers, etag: typeof body === 'string' ? etag : `W/${etag}` });
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
