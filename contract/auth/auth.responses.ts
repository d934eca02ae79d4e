import { CONSENT_KINDS } from '@contract/accounts/consents';
import { plainDay } from '@contract/common/response-parts';
import { CHILD_ROLES } from '@contract/profiles/child-roles';
import * as v from 'valibot';
import { ROLES } from './auth';

/** GET /auth/info. `grow_learning_password` says only that a guardian password is set; the password never leaves the server. */
export const user = v.strictObject({
  id: v.string(),
  user_id: v.string(),
  name: v.string(),
  role: v.picklist(ROLES),
  is_first_login: v.boolean(),
  grow_learning_password: v.boolean(),
  /** The child selected last on any device, or the only one; null without children or a choice among several. */
  selected_profile: v.nullable(v.strictObject({ id: v.string(), birth_date: plainDay, role: v.picklist(CHILD_ROLES) })),
  /** Texts with a new version that the account has to agree to before it goes on. */
  consents_due: v.array(v.picklist(CONSENT_KINDS)),
  /** Notices not read yet, for the bell; at most UNREAD_MAX. */
  unread_notices: v.number(),
});
export type User = v.InferOutput<typeof user>;

/** POST /auth/login and POST /auth/refresh-token; the refresh token itself travels only in its HttpOnly cookie. */
export const signedIn = v.strictObject({ access_token: v.string(), user: v.omit(user, ['unread_notices']) });
export type SignedIn = v.InferOutput<typeof signedIn>;
