import type { Faq } from '@contract/mypage/faq.responses';

const FIRST = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const BASE = 0xac00;
const SYLLABLES_OF_ONE_FIRST = 588;
const SYLLABLES = 11_172;

/** '비밀번호' → 'ㅂㅁㅂㅎ'. Anything but Hangul syllables stays as it is. */
const initials = (text: string) =>
  Array.from(text, (char) => {
    const at = (char.codePointAt(0) ?? 0) - BASE;
    return at >= 0 && at < SYLLABLES ? (FIRST[Math.floor(at / SYLLABLES_OF_ONE_FIRST)] ?? char) : char;
  }).join('');

/** As it is compared: whoever types leaves spaces out, or puts them elsewhere. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s‘’“”'".,?!·]/g, '');
/** A letter behind a syllable is the next one, half typed. */
const typedWord = (text: string) => plain(text).replace(/(?<=[가-힣])[ㄱ-ㅎㅏ-ㅣ]+$/, '');

const onlyInitials = (word: string) => word.length > 1 && Array.from(word).every((char) => FIRST.includes(char));

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

/** Those that fit every word of what was typed, the best first; all of them while nothing was typed. */
export function searchFaqs(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const words = typed
    .split(/\s+/)
    .map(typedWord)
    .filter((word) => word !== '');
  if (words.length === 0) return faqs;
  const whole = typedWord(typed);
  const scored = faqs.map((faq) => {
    const each = words.map((word) => getScore(word, faq));
    // '비밀 번호' is one word to whoever wrote the question.
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
