const NAMES: Record<string, string> = {
  ㄱ: '기역',
  ㄴ: '니은',
  ㄷ: '디귿',
  ㄹ: '리을',
  ㅁ: '미음',
  ㅂ: '비읍',
  ㅅ: '시옷',
  ㅇ: '이응',
  ㅈ: '지읒',
  ㅊ: '치읓',
  ㅋ: '키읔',
  ㅌ: '티읕',
  ㅍ: '피읖',
  ㅎ: '히읗',
  ㄲ: '쌍기역',
  ㄸ: '쌍디귿',
  ㅃ: '쌍비읍',
  ㅆ: '쌍시옷',
  ㅉ: '쌍지읒',
};
const DIGITS = ['영', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구'];
const LATIN = [
  '에이 비 시 디 이 에프 지 에이치 아이 제이 케이 엘 엠',
  '엔 오 피 큐 아르 에스 티 유 브이 더블유 엑스 와이 제트',
]
  .join(' ')
  .split(' ');

/**
 * How a letter is read aloud: '기역', '아', '삼', '대문자 에이'. Vowels are read as they sound, a word is returned unchanged.
 */
export function letterName(word: string): string {
  const known = NAMES[word] ?? (/^\d$/.test(word) ? DIGITS[Number(word)] : undefined);
  if (known) return known;
  if (/^[ㅏ-ㅣ]$/.test(word)) return String.fromCharCode(0xac00 + 11 * 588 + (word.charCodeAt(0) - 0x314f) * 28);
  if (/^[a-z]$/i.test(word)) {
    const lower = word.toLowerCase();
    return `${word === lower ? '소문자' : '대문자'} ${LATIN[lower.charCodeAt(0) - 97] ?? word}`;
  }
  return word;
}
