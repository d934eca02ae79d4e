import * as v from 'valibot';
import { loginInput } from './auth';
import { newPassword } from './password';

/** The account's password, asked again for sensitive actions. Wrong: WRONG_PASSWORD, too often: LOGIN_THROTTLED. */
export const ownPassword = loginInput.entries.password;

/** PUT /mypage/password. Every other session ends, and a mail says that the password was changed. */
export const passwordChangeInput = v.object({ current_password: ownPassword, password: newPassword });
export type PasswordChangeInput = v.InferOutput<typeof passwordChangeInput>;
