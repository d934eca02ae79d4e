import type { ErrorCode } from '@contract/error-codes';
import type { Context } from 'hono';
import { readBody } from './body';
import { AppError } from './errors';

/** Room for the multipart envelope around the file. */
const ENVELOPE_BYTES = 64 * 1024;

/**
 * The multipart form of a request that carries the field `file`.
 * @throws AppError `tooLarge` past `maxBytes`, BAD_REQUEST, INVALID_INPUT (field 'file', said by `missing`)
 */
export async function formFile(
  c: Context,
  { maxBytes, tooLarge, missing }: { maxBytes: number; tooLarge: ErrorCode; missing: string },
): Promise<{ file: File; bytes: Uint8Array<ArrayBuffer>; form: FormData }> {
  await readBody(c, maxBytes + ENVELOPE_BYTES).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'TOO_LARGE' ? new AppError(tooLarge) : error;
  });
  const form = await c.req.formData().catch(() => {
    throw new AppError('BAD_REQUEST');
  });
  const file = form.get('file');
  if (file === null || typeof file === 'string') throw new AppError('INVALID_INPUT', { fields: { file: missing } });
  return { file, bytes: new Uint8Array(await file.arrayBuffer()), form };
}
