/** A straight scale: `domain` onto `range`, both in ascending or descending order. */
export type Scale = { (value: number): number; domain: readonly [number, number] };

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const [from, to] = domain;
  const width = to - from || 1;
  const scale = (value: number) => range[0] + ((value - from) / width) * (range[1] - range[0]);
  return Object.assign(scale, { domain });
}

const NICE = [1, 2, 2.5, 5, 10];

/** Round values within the domain, at most `most` of them, a step of 1, 2, 2.5 or 5 (times a power of ten) apart. */
export function getTicks([from, to]: readonly [number, number], most: number): number[] {
  if (!(to > from)) return [from];
  const power = 10 ** Math.floor(Math.log10((to - from) / Math.max(1, most)));
  const fine = NICE.map((nice) => getMultiples([from, to], nice * power));
  return fine.find((ticks) => ticks.length <= most) ?? getMultiples([from, to], 20 * power);
}

/** The multiples of `step` within the domain. */
export function getMultiples([from, to]: readonly [number, number], step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => Number(((first + at) * step).toFixed(6)));
}
