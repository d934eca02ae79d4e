import { isStorable } from '@contract/common/text';
import * as v from 'valibot';

export const loginInput = v.object({
  user_id: v.pipe(
    v.string('아이디를 입력해 주세요.'),
    v.check(isStorable, '쓸 수 없는 글자가 들어 있어요.'),
    v.transform((text) => text.normalize('NFC').trim()),
    v.minLength(1, '아이디를 입력해 주세요.'),
    v.maxLength(64, '아이디가 너무 길어요.'),
  ),
  password: v.pipe(
    v.string('비밀번호를 입력해 주세요.'),
    v.minLength(1, '비밀번호를 입력해 주세요.'),
    v.maxLength(256, '비밀번호가 너무 길어요.'),
    // The same syllables typed on another keyboard are the same password.
    v.transform((text) => text.normalize('NFC')),
  ),
});
export type LoginInput = v.InferOutput<typeof loginInput>;

export const ROLES = ['parent', 'expert', 'moderator', 'admin'] as const;
export type Role = (typeof ROLES)[number];
