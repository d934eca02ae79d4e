import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** GET /auth/session: one signed-in device. */
export type SignedInDevice = {
  id: string;
  /** Readable: 'iPhone · Safari', or '알 수 없는 기기'. */
  name: string;
  /** Whether it is the session of this request. */
  current: boolean;
  /** ISO 8601, exact to about fifteen minutes. */
  last_used_at: string;
};
/** DELETE /auth/session/{id}: sign out there. */
export const deviceParam = v.object({ id: rowId });
/** DELETE /auth/session?scope=: 'others' leaves the session of the request, 'all' ends it too (and its cookie). */
export const signOutQuery = v.object({
  scope: v.optional(v.picklist(['all', 'others'], '로그아웃할 기기를 다시 골라 주세요.'), 'all'),
});
export type SignOutScope = v.InferOutput<typeof signOutQuery>['scope'];
/** Answer of DELETE /auth/session and of DELETE /auth/session/{id}: how many devices were signed out. */
export type SignedOut = { ended: number };
