/** Random numbers in [0, 1), reproducible by seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  /** From 0 up to, not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 up to, not including, `n`. */
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(list: readonly T[]): T => {
    const picked = list[below(list.length)];
    if (picked === undefined) throw new RangeError('an empty list has nothing to pick');
    return picked;
  };
  return { next, below, pick };
}
