import type { Compress, Deps } from '@server/deps';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../context';
import { acceptedCoding } from './accept-encoding';

/** A shorter text fits into one packet as it is. */
const LEAST_LENGTH = 1024;
/** Credentials: the length of a compressed answer would say something of its content (BREACH). */
const NEVER = '/api/auth/';

function allowCompression(c: Context<AppEnv>, compress: Compress): void {
  if (!c.req.path.startsWith(NEVER)) c.set('compress', compress);
}

/** Lets answers of reads be compressed where the caller accepts it; those of writes are short, and kept under a key as they are. */
export const compressAnswers = (compress: Compress) =>
  createMiddleware<AppEnv>((c, next) => {
    if (c.req.method === 'GET') allowCompression(c, compress);
    return next();
  });

/** The same for a route whose read is sent as POST. */
export const compressAnswer = ({ compress }: Pick<Deps, 'compress'>) =>
  createMiddleware<AppEnv>((c, next) => {
    if (compress) allowCompression(c, compress);
    return next();
  });

/** The JSON text in a coding that the caller accepts, with its headers set; the text itself where none fits. */
export function compressed(c: Context, text: string): string | Uint8Array<ArrayBuffer> {
  const compress: Compress | undefined = c.get('compress');
  if (!compress || text.length < LEAST_LENGTH) return text;
  c.header('vary', 'accept-encoding', { append: true });
  const coding = acceptedCoding(c.req.header('accept-encoding'));
  if (!coding) return text;
  c.header('content-encoding', coding);
  return compress(text, coding);
}
