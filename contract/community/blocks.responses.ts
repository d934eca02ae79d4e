import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';

/** GET /mypage/block, the newest first. `id` is what DELETE takes. */
export const blockedPerson = v.strictObject({
  id: v.string(),
  name: v.string(),
  /** As on a post card. */
  profile_image_path: v.nullable(v.string()),
  blocked_at: isoTime,
});
export type BlockedPerson = v.InferOutput<typeof blockedPerson>;
