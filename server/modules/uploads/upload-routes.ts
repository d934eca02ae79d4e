import { uploadedImage } from '@contract/profiles/profile.responses';
import type { Deps } from '@server/deps';
import { ok } from '@server/http/answers/success-response';
import { type AppEnv, serviceContext } from '@server/http/context';
import { runOnce } from '@server/http/idempotency/idempotency';
import { documented } from '@server/http/openapi/documented';
import { signedIn } from '@server/http/session/session';
import { Hono } from 'hono';
import { receivePicture } from './receive-picture';
import { storeImage } from './upload-service';

const tag = 'uploads';

export function uploadRoutes(deps: Deps) {
  return new Hono<AppEnv>().post(
    '/upload/image',
    documented({
      tag,
      summary: '사진 올리기 (multipart, file)',
      multipart: true,
      answers: uploadedImage,
      status: 201,
      errors: [
        'IMAGE_TOO_LARGE',
        'IMAGE_UNREADABLE',
        'IMAGE_HEIC',
        'QUOTA_EXCEEDED',
        'TOO_MANY_REQUESTS',
        'UNAVAILABLE',
      ],
    }),
    // Also for an inquiry, which is about the account: a stored id of a deleted child must not block it.
    signedIn(deps, { profileClaim: false, keyed: 'handler' }),
    async (c) => {
      const { bytes } = await receivePicture(deps, c);
      const ctx = serviceContext(deps, c);
      const { path, ...size } = await storeImage(ctx, bytes);
      return runOnce(deps, c, async (once) =>
        ok(c, { path: await once.signUpload(path, once.accountId), ...size }, 201),
      );
    },
  );
}
