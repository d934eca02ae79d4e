import { rowId } from '@contract/common/text';
import * as v from 'valibot';

/** DELETE /auth/session/{id}: sign out there. */
export const deviceParam = v.object({ id: rowId });
/** DELETE /auth/session?scope=: 'others' leaves the session of the request, 'all' ends it too (and its cookie). */
export const signOutQuery = v.object({
  scope: v.optional(v.picklist(['all', 'others'], '로그아웃할 기기를 다시 골라 주세요.'), 'all'),
});
export type SignOutScope = v.InferOutput<typeof signOutQuery>['scope'];
