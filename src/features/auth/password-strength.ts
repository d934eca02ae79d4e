import { namesId, newPassword, PASSWORD_NAMES_ID } from '@contract/auth/password';
import * as v from 'valibot';

/** The strength of a new password, 0 (refused) to 3, with its message; null for an empty one. */
export type Strength = { level: 0 | 1 | 2 | 3; words: string };

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /\p{Lo}/u, /[^\p{L}\p{Nd}]/u];

export function passwordStrength(password: string, userId: string): Strength | null {
  if (password === '') return null;
  const parsed = v.safeParse(newPassword, password);
  if (!parsed.success) {
    const [{ message }] = parsed.issues;
    return { level: 0, words: message };
  }
  if (namesId(parsed.output, userId)) return { level: 0, words: PASSWORD_NAMES_ID };
  const length = Array.from(parsed.output).length;
  const kinds = KINDS.filter((kind) => kind.test(parsed.output)).length;
  const different = new Set(parsed.output).size;
  if (different >= 8 && (length >= 16 || (length >= 12 && kinds >= 2)))
    return { level: 3, words: '아주 튼튼한 비밀번호예요.' };
  if (different >= 6 && (length >= 10 || kinds >= 3)) return { level: 2, words: '괜찮은 비밀번호예요.' };
  return { level: 1, words: '쓸 수 있는 비밀번호예요. 조금 더 길면 더 안전해요.' };
}
