/** Faults that were drawn and replaced by the next number, because the changed program behaves the same. */
export const redrawn = [
  {
    file: 'server/modules/mypage/growth/normal.ts',
    before: 'const tail = x > 38 ? 0 : upperTail(x);',
    after: 'const tail = x >= 38 ? 0 : upperTail(x);',
    why: 'the tail beyond 38 standard deviations is nought in a double',
  },
  {
    file: 'server/modules/mypage/growth/normal.ts',
    before: 'return z > 0 ? 1 - tail : tail;',
    after: 'return z >= 0 ? 1 - tail : tail;',
    why: 'at nought the tail is one half on either side',
  },
  {
    file: 'src/features/community/contests/contest-art.tsx',
    before:
      "tones[Array.from(id).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 997, 5) % tones.length] ?? 'leaf';",
    after:
      "tones[Array.from(id).reduce((sum, char) => (sum * 62 + char.charCodeAt(0)) % 997, 5) % tones.length] ?? 'leaf';",
    why: 'any spread over the colours is as good',
  },
  {
    file: 'contract/common/age.ts',
    before: 'return dayNumber(corrected) < dayNumber(ends) ? corrected : ends;',
    after: 'return dayNumber(corrected) <= dayNumber(ends) ? corrected : ends;',
    why: 'of two equal days either is the same answer',
  },
];
