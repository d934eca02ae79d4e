/** A web address in a text: `text.slice(start, end)`, and where it leads. */
export type FoundLink = { start: number; end: number; href: string };

const DOMAINS = 'kr|com|net|org|edu|gov|info|biz|io|me|co|app|dev|ai|tv|한국|닷컴|닷넷';
// An address with its scheme, or a host of a common domain that no mail address and no longer word ends with.
const ADDRESS = new RegExp(
  `https?://[^\\s<>"'“”‘’…]{1,2000}|(?<![\\p{L}\\p{N}@./_-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}(?:${DOMAINS})(?![a-z0-9-])(?:[/?#][^\\s<>"'“”‘’…]{0,2000})?`,
  'giu',
);

/** Particles and copulas that follow a noun without a space. */
const PARTICLE =
  '(?:은|는|이|가|을|를|의|에|와|과|도|만|로|으로|에서|에게|까지|부터|보다|처럼|마다|밖에|하고|이랑|랑|이나|나|라고|이라고|라는|이라는|든지|한테|뿐)';
const COPULA =
  '(?:요|이요|예요|이에요|에요|입니다|이다|인데|인데요|이고|이며|이네요|네요|이었어요|였어요|이죠|죠|임|인가요)';
const ENDING = new RegExp(`(?<=[a-z0-9/)\\]_=&#%-]|\\.(?:한국|닷컴|닷넷))(?:${PARTICLE}{0,2}${COPULA}?)$`, 'iu');
const CLOSING = '.,!?;:~·\'"*。、」』】〉》';
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, sign: string) => text.split(sign).length - 1;

/** Without a bracket at the end that was opened before the address. */
function withoutClosing(address: string): string {
  let end = address.length;
  while (end > 0 && CLOSING.includes(address.charAt(end - 1))) end -= 1;
  const plain = address.slice(0, end);
  const last = plain.at(-1) ?? '';
  const opening = BRACKETS[last];
  return opening && count(plain, last) > count(plain, opening) ? withoutClosing(plain.slice(0, -1)) : plain;
}

/**
 * Finds the web addresses of a text. An address ends before a Korean particle or copula ('https://a.kr/b는') and before
 * signs of the sentence; Hangul inside it stays ('https://ko.wikipedia.org/wiki/예방접종').
 */
export function findLinks(text: string): FoundLink[] {
  if (!text.includes('.')) return [];
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: found, index }) => {
    const address = withoutClosing(withoutClosing(found).replace(ENDING, ''));
    const href = /^https?:/i.test(address) ? address : `https://${address}`;
    return URL.canParse(href) && /^https?:\/\/[^/]+\.[^/]/i.test(href)
      ? [{ start: index, end: index + address.length, href }]
      : [];
  });
}
