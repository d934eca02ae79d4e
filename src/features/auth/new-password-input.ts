import { newPassword } from '@contract/auth/password';
import * as v from 'valibot';

/** The two fields of a new password, for a form's schema; `samePassword` compares them. */
export const newPasswordEntries = {
  password: newPassword,
  again: v.pipe(
    v.string('비밀번호를 한 번 더 입력해 주세요.'),
    v.minLength(1, '비밀번호를 한 번 더 입력해 주세요.'),
    v.transform((text) => text.normalize('NFC')),
  ),
};

export const PASSWORDS_DIFFER = '비밀번호가 서로 달라요.';
export const samePassword = ({ password, again }: { password: string; again: string }) => password === again;
