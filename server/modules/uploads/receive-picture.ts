import { IMAGE_MAX_BYTES } from '@contract/profiles/profile';
import type { Deps } from '@server/deps';
import type { AppEnv } from '@server/http/context';
import { type FormFile, formFile } from '@server/http/input/form-file';
import { consumeOrThrow, type Limit } from '@server/http/protection/rate-limit';
import type { Context } from 'hono';

/** Pictures an account may send, taken or refused: decoding one costs up to a second. */
const PICTURES: Limit = { name: 'picture', times: 60, seconds: 10 * 60 };

/**
 * The picture of a multipart request, unread where the account has sent too many.
 * @throws AppError TOO_MANY_REQUESTS, IMAGE_TOO_LARGE, BAD_REQUEST, INVALID_INPUT (field 'file')
 */
export async function receivePicture(
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  c: Context<AppEnv>,
  { limit = PICTURES, missing = '사진을 골라 주세요.' }: { limit?: Limit; missing?: string } = {},
): Promise<FormFile> {
  await consumeOrThrow(
    deps,
    limit,
    c.get('caller').id,
    (wait) => `사진을 한꺼번에 많이 올렸어요. ${wait} 뒤에 다시 올려 주세요.`,
  );
  return formFile(c, { maxBytes: IMAGE_MAX_BYTES, tooLarge: 'IMAGE_TOO_LARGE', missing });
}
