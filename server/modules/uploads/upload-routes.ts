import { IMAGE_MAX_BYTES } from '@contract/profile';
import { type Context, Hono } from 'hono';
import type { Deps } from '../../deps';
import { readBody } from '../../http/body';
import { type AppEnv, serviceContext } from '../../http/context';
import { documented } from '../../http/documented';
import { AppError } from '../../http/errors';
import { ok } from '../../http/reply';
import { signedIn } from '../../http/session';
import { storeImage } from './upload-service';

const tag = 'uploads';
/** Room for the multipart envelope around the picture. */
const BODY_MAX_BYTES = IMAGE_MAX_BYTES + 64 * 1024;

export function uploadRoutes(deps: Deps) {
  return new Hono<AppEnv>().post(
    '/upload/image',
    documented({
      tag,
      summary: '사진 올리기 (multipart, file)',
      answers: 'UploadedImage',
      status: 201,
      errors: ['IMAGE_TOO_LARGE', 'IMAGE_UNREADABLE', 'IMAGE_HEIC', 'QUOTA_EXCEEDED'],
    }),
    signedIn(deps),
    async (c) => ok(c, await storeImage(serviceContext(deps, c), deps, await fileOf(c)), 201),
  );
}

/** The bytes of the field `file`. */
async function fileOf(c: Context): Promise<Uint8Array> {
  await readBody(c, BODY_MAX_BYTES).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'TOO_LARGE' ? new AppError('IMAGE_TOO_LARGE') : error;
  });
  const form = await c.req.formData().catch(() => {
    throw new AppError('BAD_REQUEST');
  });
  const file = form.get('file');
  if (file === null || typeof file === 'string')
    throw new AppError('INVALID_INPUT', { fields: { file: '사진을 골라 주세요.' } });
  return new Uint8Array(await file.arrayBuffer());
}
