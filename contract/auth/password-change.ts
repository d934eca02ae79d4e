import * as v from 'valibot';
import { ownPassword } from './own-password';
import { newPassword } from './password';

/** PUT /mypage/password. Every other session ends, and a mail says that the password was changed. */
export const passwordChangeInput = v.object({ current_password: ownPassword, password: newPassword });
export type PasswordChangeInput = v.InferOutput<typeof passwordChangeInput>;
