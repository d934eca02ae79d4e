import { typedText } from '@contract/common/text';
import * as v from 'valibot';
import { loginInput } from './auth';
import { ownPassword } from './own-password';

export const LEAVING_DAYS = 30;
export const LEAVING_REASON_MAX = 500;
/** POST /mypage/cancel-membership. */
export const leaveInput = v.object({
  password: ownPassword,
  reason: v.optional(typedText('이유를', LEAVING_REASON_MAX), ''),
});
export type LeaveInput = v.InferOutput<typeof leaveInput>;

/** POST /auth/come-back, with the credentials for which log-in answered ACCOUNT_LEAVING. Answers SignedIn. */
export const comeBackInput = loginInput;
