import { CONSENT_KINDS, type ConsentKind } from '@contract/accounts/consents';
import { loginInput } from '@contract/auth/auth';
import { newPassword } from '@contract/auth/password';
import { rowId, typedText } from '@contract/common/text';
import * as v from 'valibot';

/** The account's own password, typed again where it matters. Wrong: WRONG_PASSWORD, too often: LOGIN_THROTTLED. */
const ownPassword = loginInput.entries.password;

/** PUT /mypage/password. Every other session ends, and a mail says that the password was changed. */
export const passwordChangeInput = v.object({ current_password: ownPassword, password: newPassword });
export type PasswordChangeInput = v.InferOutput<typeof passwordChangeInput>;

export const GUARDIAN_PASSWORD_MIN = 4;
export const GUARDIAN_PASSWORD_MAX = 8;
/** Wrong guardian passwords in a row before a wait. */
export const GUARDIAN_TRIES = 5;
export const GUARDIAN_WAIT_MINUTES = 15;

/** Digits only: a parent types it on a phone, one hand, often with the child beside. */
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
/** POST /mypage/guardian-password/reset: forgotten; the account's password opens it, and ends a wait. */
export const guardianResetInput = v.object({ account_password: ownPassword, password: guardianPassword });
/** POST /mypage/guardian-password/verify. */
export const guardianVerifyInput = v.object({ password: guardianPassword });
export type GuardianChangeInput = v.InferOutput<typeof guardianChangeInput>;
export type GuardianResetInput = v.InferOutput<typeof guardianResetInput>;

/** GET /auth/session: one signed-in device. */
export type SignedInDevice = {
  id: string;
  /** Readable: 'iPhone · Safari', or '알 수 없는 기기'. */
  name: string;
  /** The one that asks. */
  current: boolean;
  /** ISO 8601, exact to about fifteen minutes. */
  last_used_at: string;
};
/** DELETE /auth/session/{id}: sign out there. */
export const deviceParam = v.object({ id: rowId });
/** DELETE /auth/session?scope=: 'others' keeps the one that asks, 'all' ends it too (and its cookie). */
export const signOutQuery = v.object({
  scope: v.optional(v.picklist(['all', 'others'], '로그아웃할 기기를 다시 골라 주세요.'), 'all'),
});
export type SignOutScope = v.InferOutput<typeof signOutQuery>['scope'];
/** Answer of DELETE /auth/session and of DELETE /auth/session/{id}: how many devices were signed out. */
export type SignedOut = { ended: number };

/** POST /mypage/consent: gives or withdraws one. A required one cannot be withdrawn without leaving: CONSENT_NEEDED. */
export const consentChangeInput = v.object({
  kind: v.picklist(CONSENT_KINDS, '동의 항목을 다시 골라 주세요.'),
  given: v.boolean('동의할지 골라 주세요.'),
});
export type ConsentChangeInput = v.InferOutput<typeof consentChangeInput>;

/** GET and POST /mypage/consent: where every consent stands, and every line of the ledger, the newest first. */
export type Consents = {
  now: {
    kind: ConsentKind;
    title: string;
    /** Withdrawing it means leaving. */
    required: boolean;
    given: boolean;
    /** The version agreed to or withdrawn from last, and when (ISO 8601); null when it was never asked. */
    text_version: string | null;
    at: string | null;
    /** What withdrawing it does, in a sentence for the person. */
    withdrawal: string;
  }[];
  history: { id: string; kind: ConsentKind; title: string; given: boolean; text_version: string; at: string }[];
};

/** POST /mypage/block: the author of a post. */
export const blockInput = v.object({ post_id: rowId });
/** DELETE /mypage/block/{id}. */
export const blockParam = v.object({ id: rowId });
/** GET /mypage/block, the newest first. `id` is what DELETE takes. */
export type BlockedPerson = { id: string; name: string /** ISO 8601 */; blocked_at: string };

export const LEAVING_DAYS = 30;
export const LEAVING_REASON_MAX = 500;
/** POST /mypage/cancel-membership. */
export const leaveInput = v.object({
  password: ownPassword,
  reason: v.optional(typedText('이유를', LEAVING_REASON_MAX), ''),
});
export type LeaveInput = v.InferOutput<typeof leaveInput>;
/** Its answer: until when the person may come back, ISO 8601. */
export type Leaving = { erased_at: string };

/** POST /auth/come-back: the credentials that log-in answered ACCOUNT_LEAVING to. Answers SignedIn. */
export const comeBackInput = loginInput;

/** The file that GET /mypage/export answers. */
export const EXPORT_FILE_NAME = 'ssukssuk-my-data.zip';
