/**
 * Latin, Greek and Cyrillic letters (lower case, without accents) by the Latin letters they are drawn like.
 * Source: confusables.txt of Unicode Technical Standard #39, https://www.unicode.org/Public/security/latest/confusables.txt,
 * reduced to these scripts. `i`, `1` and `l` are one letter here, `0` and `o` another.
 */
const LOOK_ALIKES = {
  a: 'ɑαа',
  ae: 'æӕ',
  b: 'ƀƃƅɓβбвьѣҍꞵ',
  c: 'ȼςсҫᴄ',
  d: 'ðđƌɖɗԁ',
  e: 'ɇεеҽҿꬲ',
  f: 'ƒϝᵮꞙꬵ',
  g: 'ƍǥɠɡԍᶃ',
  h: 'ħɦнћңһӈӊⱨꚕ',
  j: 'ɉʝϳј',
  k: 'ƙκкқҟⱪꝁ',
  l: '1iıłƚǀɨɩɪɫɭιіӏᵻᵼꙇ',
  n: 'ƞɲɳηᵰ',
  o: '0øɵθοσоѳөᴏᴑꝋꬽꬾ',
  oe: 'œ',
  p: 'ƥρрᵽ',
  q: 'ʠԛ',
  r: 'ɍɼɽʀгғᴦᵲꭇꭈ',
  rn: 'mɱᵯμϻмӎ',
  s: 'ƨƽʂѕᵴꜱ',
  ss: 'ß',
  t: 'ŧƭʈτтҭᵵⱦ',
  u: 'ʉʋυᴜᵾꞟꭎꭒ',
  v: 'νѵᴠ',
  w: 'ɯѡѽԝᴡꝡ',
  x: 'χхҳꭓ',
  y: 'ƴɏɣʏγуүұყᶌỿꭚ',
  z: 'ƶȥʐζᴢᵶ',
};

const LETTERS = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([letter, drawnAlike]) => Array.from(drawnAlike, (char) => [char, letter])),
);

/** Each letter replaced by the Latin one it is drawn like: 'аdmіn' → 'adrnln'. Expects lower case without accents. */
export const replaceConfusables = (text: string) => Array.from(text, (char) => LETTERS.get(char) ?? char).join('');
