/**
 * One option for each item of a list, so that neighbours differ: the first of its options that none of the `span` items
 * before has; where all are taken, the one used longest ago.
 * @param getOptions the options of an item, the preferred first; at least one
 */
export function chooseVaried<Item, Option extends string>(
  items: readonly Item[],
  getOptions: (item: Item) => readonly [Option, ...Option[]],
  span: number,
): Option[] {
  const chosen: Option[] = [];
  for (const item of items) {
    const options = getOptions(item);
    const near = chosen.slice(-span);
    const free = options.find((option) => !near.includes(option));
    chosen.push(free ?? options.reduce((a, b) => (near.lastIndexOf(b) < near.lastIndexOf(a) ? b : a)));
  }
  return chosen;
}

/** The same number for the same text, from 0 to 9972. */
export function toSeed(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return hash;
}

/** The options from another start: an item has the same order of preference everywhere. */
export function rotated<Option extends string>(
  options: readonly [Option, ...Option[]],
  seed: number,
): [Option, ...Option[]] {
  const start = seed % options.length;
  const [first = options[0], ...rest] = [...options.slice(start), ...options.slice(0, start)];
  return [first, ...rest];
}
