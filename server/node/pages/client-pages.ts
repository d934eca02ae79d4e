import { matchesVersion } from '@server/http/answers/etag';
import type { AppEnv } from '@server/http/context';
import type { Context } from 'hono';
import { type ClientFile, variantFor } from './client-files';
import { WORKER_POLICY } from './page-policy';

const NOT_BUILT =
  '<!doctype html><html lang="ko"><meta charset="utf-8"><title>쑥쑥플래너</title><p>화면이 아직 만들어지지 않았어요. <code>npm run build</code></p></html>';

/**
 * Serves a file of the built client, or its page for every path without a file: the client's router handles those.
 * Undefined when there is no answer (a missing file, another method).
 */
export function clientPages(files: Map<string, ClientFile> | null, pageHeaders: Record<string, string>) {
  return (c: Context<AppEnv>): Response | undefined => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return undefined;
    const { path } = c.req;
    if (/^\/(api|uploads)(\/|$)/.test(path)) return undefined;
    const file = files?.get(path);
    if (path === '/service-worker.js') c.header('content-security-policy', WORKER_POLICY);
    if (file && path !== '/index.html')
      return answerFile(c, file, path.startsWith('/assets/') ? IMMUTABLE : 'no-cache');
    // A path with an extension is a file that does not exist; page paths have none.
    if (/\.[a-z0-9]+$/i.test(path) && path !== '/index.html') return undefined;
    for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
    const page = files?.get('/index.html');
    return page ? answerFile(c, page, 'no-cache') : c.html(NOT_BUILT, 503);
  };
}

/** Caching of files whose name changes with their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A file of the built client, compressed as the browser accepts it; 304 for a copy that is still right. */
export function answerFile(c: Context, file: ClientFile, caching: string): Response {
  // Weak: one for all codings of the file.
  const etag = `W/"${file.etag}"`;
  c.header('cache-control', caching);
  c.header('etag', etag);
  c.header('vary', 'accept-encoding');
  if (matchesVersion(c, etag)) return c.body(null, 304);
  const variant = variantFor(file, c.req.header('accept-encoding'));
  if (!variant) return c.body(null, 406);
  c.header('content-type', file.type);
  c.header('content-length', String(variant.bytes.byteLength));
  if (variant.encoding) c.header('content-encoding', variant.encoding);
  return c.body(variant.bytes);
}
