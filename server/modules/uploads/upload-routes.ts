import { IMAGE_MAX_BYTES } from '@contract/profile';
import { Hono } from 'hono';
import type { Deps } from '../../deps';
import { type AppEnv, serviceContext } from '../../http/context';
import { documented } from '../../http/documented';
import { formFile } from '../../http/form-file';
import { ok } from '../../http/reply';
import { signedIn } from '../../http/session';
import { storeImage } from './upload-service';

const tag = 'uploads';
const PICTURE = { maxBytes: IMAGE_MAX_BYTES, tooLarge: 'IMAGE_TOO_LARGE', missing: '사진을 골라 주세요.' } as const;

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
    async (c) => {
      const { bytes } = await formFile(c, PICTURE);
      return ok(c, await storeImage(serviceContext(deps, c), deps, bytes), 201);
    },
  );
}
