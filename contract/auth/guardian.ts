import * as v from 'valibot';
import { ownPassword } from './own-password';

export const GUARDIAN_PASSWORD_MIN = 4;
export const GUARDIAN_PASSWORD_MAX = 8;
/** Wrong guardian passwords in a row before it is locked. */
export const GUARDIAN_TRIES = 5;
export const GUARDIAN_WAIT_MINUTES = 15;

/** Digits only: typed on a phone with one hand. */
export const guardianPassword = v.pipe(
  v.string('보호자 비밀번호를 입력해 주세요.'),
  v.regex(
    /^[0-9]*$/,
    `숫자만 쓸 수 있어요. 숫자 ${GUARDIAN_PASSWORD_MIN}~${GUARDIAN_PASSWORD_MAX}자리로 입력해 주세요.`,
  ),
  v.minLength(GUARDIAN_PASSWORD_MIN, `숫자 ${GUARDIAN_PASSWORD_MIN}~${GUARDIAN_PASSWORD_MAX}자리로 입력해 주세요.`),
  v.maxLength(GUARDIAN_PASSWORD_MAX, `숫자 ${GUARDIAN_PASSWORD_MIN}~${GUARDIAN_PASSWORD_MAX}자리로 입력해 주세요.`),
);
/** POST /mypage/guardian-password (the first one; GUARDIAN_ALREADY_SET when there is one). */
export const guardianSetInput = v.object({ password: guardianPassword });
/** PUT /mypage/guardian-password. Wrong: WRONG_GUARDIAN_PASSWORD; five times: GUARDIAN_LOCKED. */
export const guardianChangeInput = v.object({ current_password: guardianPassword, password: guardianPassword });
/** POST /mypage/guardian-password/reset: forgotten; the account's password authorises it and ends a lock. */
export const guardianResetInput = v.object({ account_password: ownPassword, password: guardianPassword });
/** POST /mypage/guardian-password/verify. */
export const guardianVerifyInput = v.object({ password: guardianPassword });
export type GuardianChangeInput = v.InferOutput<typeof guardianChangeInput>;
export type GuardianResetInput = v.InferOutput<typeof guardianResetInput>;
