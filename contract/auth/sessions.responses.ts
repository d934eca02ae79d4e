import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';

/** GET /auth/session: one signed-in device. */
export const signedInDevice = v.strictObject({
  id: v.string(),
  /** Readable: 'iPhone · Safari', or '알 수 없는 기기'. */
  name: v.string(),
  /** The one that asks. */
  current: v.boolean(),
  /** ISO 8601, exact to about fifteen minutes. */
  last_used_at: isoTime,
});
export type SignedInDevice = v.InferOutput<typeof signedInDevice>;

/** Answer of DELETE /auth/session and of DELETE /auth/session/{id}: how many devices were signed out. */
export const signedOut = v.strictObject({ ended: v.number() });
export type SignedOut = v.InferOutput<typeof signedOut>;
