import * as v from 'valibot';

/** The second typing of a new password. */
export const confirmEntry = v.pipe(v.string(), v.minLength(1, '한 번 더 입력해 주세요.'));

/** True if the second typing is the first again, whichever keyboard each was typed on. */
export const isSame = ({ password, confirm }: { password: string; confirm: string }) =>
  password.normalize('NFC') === confirm.normalize('NFC');

export const DIFFERENT = '위에 입력한 것과 달라요.';
