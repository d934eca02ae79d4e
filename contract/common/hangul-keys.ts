// Two-set (두벌식) keyboard: what a syllable is when it is typed with the Latin layout on.
const FIRST = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const MIDDLE = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const LAST = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');
const BASE = 0xac00;
const SYLLABLES = FIRST.length * MIDDLE.length * LAST.length;

/** '사랑해' → 'tkfkdgo'. Anything but Hangul syllables stays as it is. */
export const hangulKeys = (text: string) => Array.from(text.normalize('NFC'), toKeys).join('');

function toKeys(char: string): string {
  const at = (char.codePointAt(0) ?? 0) - BASE;
  if (at < 0 || at >= SYLLABLES) return char;
  const last = at % LAST.length;
  const middle = Math.floor(at / LAST.length) % MIDDLE.length;
  const first = Math.floor(at / (LAST.length * MIDDLE.length));
  return `${FIRST[first] ?? ''}${MIDDLE[middle] ?? ''}${LAST[last] ?? ''}`;
}
