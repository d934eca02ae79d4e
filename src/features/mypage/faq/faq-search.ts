import type { Faq } from '@contract/mypage/faq.responses';
import { getChoseong } from 'es-hangul';

/** '비밀번호' → 'ㅂㅁㅂㅎ'. Anything but Hangul is unchanged. */
const initials = (text: string) => getChoseong(text, { keepNonHangul: true });

/** Normalised for comparison: without spaces, which people type differently. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s‘’“”'".,?!·]/g, '');
/** A single jamo after a syllable is the start of the next, incomplete one. */
const typedWord = (text: string) => plain(text).replace(/(?<=[가-힣])[ㄱ-ㅎㅏ-ㅣ]+$/, '');

const onlyInitials = (word: string) => word.length > 1 && /^[ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ]+$/.test(word);

/** How well one word fits: 3 the question, 2 a keyword, 1 the answer, 0 not at all. First letters alone look at the first two. */
function getScore(word: string, { question, keywords, answer }: Faq): number {
  const asked = plain(question);
  const named = keywords.map(plain);
  if (asked.includes(word)) return 3;
  if (named.some((one) => one.includes(word))) return 2;
  if (onlyInitials(word))
    return initials(asked).includes(word) ? 3 : named.some((one) => initials(one).includes(word)) ? 2 : 0;
  return plain(answer.join(' ')).includes(word) ? 1 : 0;
}

/** The questions that match every word of the query, the best first; all of them for an empty query. */
export function searchFaqs(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const words = typed
    .split(/\s+/)
    .map(typedWord)
    .filter((word) => word !== '');
  if (words.length === 0) return faqs;
  const whole = typedWord(typed);
  const scored = faqs.map((faq) => {
    const each = words.map((word) => getScore(word, faq));
    // '비밀 번호' may be written as one word in the question.
    return {
      faq,
      score: each.includes(0) ? getScore(whole, faq) : each.reduce((sum, one) => sum + one, 0) / each.length,
    };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ faq }) => faq);
}
