/** Random numbers that come again with their seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number from 0 up to, not including, `n`. */
  const below = (n: number) => Math.floor(next() * n);
  const pick = <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0];
  return { below, pick };
}
