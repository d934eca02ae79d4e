import type { Context } from 'hono';
import { AppError } from '../errors';

/** Enough for the longest form; uploads have their own limit. */
export const JSON_MAX_BYTES = 256 * 1024;

/** Hono caches promises here, although it declares the values. */
type BodyPromises = { arrayBuffer?: ArrayBuffer | Promise<ArrayBuffer> };

/**
 * Reads the request's body once; later readers (`c.req.json()`, `c.req.formData()`) get the cached bytes.
 * @throws AppError TOO_LARGE past `maxBytes`, without reading further
 */
export async function readBody(c: Context, maxBytes = JSON_MAX_BYTES): Promise<ArrayBuffer> {
  const cache = c.req.bodyCache as BodyPromises;
  if (cache.arrayBuffer) return cache.arrayBuffer;
  if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw new AppError('TOO_LARGE');
  const body = collect(c.req.raw, maxBytes);
  cache.arrayBuffer = body;
  return body;
}

/** The body as JSON in UTF-8. @throws AppError MALFORMED_JSON */
export function parseJson(bytes: ArrayBuffer | Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('MALFORMED_JSON');
  }
}

async function collect(request: Request, maxBytes: number): Promise<ArrayBuffer> {
  const reader = request.body?.getReader();
  if (!reader) return new ArrayBuffer(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new AppError('TOO_LARGE');
    }
    chunks.push(part.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole.buffer;
}
