import { limitedArray } from '@contract/common/size-limit';
import { typedText } from '@contract/common/text';
import { takeoverChoice } from '@contract/profiles/handover';
import * as v from 'valibot';
import { loginInput } from './auth';
import { ownPassword } from './own-password';

export const LEAVING_DAYS = 30;
const LEAVING_REASON_MAX = 500;
const CHOOSE_AGAIN = '아이를 이어서 맡을 분을 다시 골라 주세요.';
/** POST /mypage/cancel-membership. */
export const leaveInput = v.object({
  password: ownPassword,
  reason: v.optional(typedText('이유를', LEAVING_REASON_MAX), ''),
  /** For children with several full guardians: whom the owner would have take over. */
  takes_over: v.optional(limitedArray(takeoverChoice, { max: 20, message: CHOOSE_AGAIN, tooMany: CHOOSE_AGAIN }), []),
});
export type LeaveInput = v.InferOutput<typeof leaveInput>;

/** POST /auth/come-back, with the credentials for which log-in answered ACCOUNT_LEAVING. Answers SignedIn. */
export const comeBackInput = loginInput;
