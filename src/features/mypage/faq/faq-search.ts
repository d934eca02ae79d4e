import { fitsSearch, joinWords, parseSearch, type Search, toSearchText } from '@contract/common/search';
import type { Faq } from '@contract/mypage/faq.responses';
import { getChoseong } from 'es-hangul';

/** '비밀번호' → 'ㅂㅁㅂㅎ'. Anything but Hangul is unchanged. */
const initials = (text: string) => getChoseong(text, { keepNonHangul: true });

const onlyInitials = (word: string) => word.length > 1 && /^[ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ]+$/.test(word);

/** How well a question fits: 3 by itself, 2 with its keywords, 1 with its answer, 0 not at all. First letters alone look at the first two. */
function getScore(search: Search, { question, keywords, answer }: Faq): number {
  const named = [question, ...keywords];
  if (onlyInitials(search.joined)) {
    const at = named.findIndex((text) => initials(joinWords(text)).includes(search.joined));
    return at === 0 ? 3 : at > 0 ? 2 : 0;
  }
  const fits = (...texts: string[]) => fitsSearch(toSearchText(texts.join('\n')), search);
  if (fits(question)) return 3;
  if (fits(...named)) return 2;
  return fits(...named, ...answer) ? 1 : 0;
}

/** The questions that match every word of the query, the best first; all of them for an empty query. */
export function searchFaqs(faqs: readonly Faq[], typed: string): readonly Faq[] {
  const search = parseSearch(typed);
  if (search.words.length === 0) return faqs;
  return faqs
    .map((faq) => ({ faq, score: getScore(search, faq) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ faq }) => faq);
}
