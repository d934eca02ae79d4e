import { storable } from '@contract/common/text';
import * as v from 'valibot';
import { isCommonPassword } from './common-passwords';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 256;
/** Hint beside every field for a new password. */
export const PASSWORD_RULE = `${PASSWORD_MIN}자 이상이면 돼요. 흔히 쓰는 비밀번호와 아이디가 들어간 비밀번호는 쓸 수 없어요.`;
export const COMMON_PASSWORD = '많은 사람이 쓰는 비밀번호라 쉽게 알아낼 수 있어요. 다른 비밀번호를 써 주세요.';
export const PASSWORD_NAMES_ID = '아이디가 들어간 비밀번호는 쓸 수 없어요.';

/** A new password: long enough and not a common one; no rule on which characters. Length in code points (NFC). */
export const newPassword = v.pipe(
  v.string('비밀번호를 입력해 주세요.'),
  v.minLength(1, '비밀번호를 입력해 주세요.'),
  v.maxLength(PASSWORD_MAX, '비밀번호가 너무 길어요.'),
  storable,
  // The same syllables typed on another keyboard are the same password.
  v.transform((text) => text.normalize('NFC')),
  v.check((text) => Array.from(text).length >= PASSWORD_MIN, `비밀번호는 ${PASSWORD_MIN}자 이상이어야 해요.`),
  v.check((text) => !isCommonPassword(text), COMMON_PASSWORD),
);

/** True if a password contains the user id it belongs to. */
export const namesId = (password: string, userId: string) =>
  userId.length >= 4 && password.toLowerCase().includes(userId.toLowerCase());
