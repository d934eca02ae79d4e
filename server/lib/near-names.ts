/** Shorter names are near too many variables of other programs. */
const SHORTEST = 6;

/**
 * Variables that are no setting, but are written nearly like one.
 * @returns one line each: the variable and the setting that was probably meant
 */
export const listNearNames = (env: Record<string, string | undefined>, known: readonly string[]): string[] =>
  Object.entries(env)
    .filter(([name, value]) => value && !known.includes(name))
    .flatMap(([name]) => {
      const near = known.find(
        (setting) => setting.length >= SHORTEST && isNear(name.toUpperCase(), setting) && !env[setting],
      );
      return near
        ? [`${name}: is no setting; did you mean ${near}? / ${name}은 없는 설정이에요. ${near}를 쓰려던 건가요?`]
        : [];
    });

/** One letter too many, too few or another, or two in the wrong order; two such slips in a long name. */
const isNear = (name: string, setting: string) => editDistance(name, setting) <= (setting.length >= 10 ? 2 : 1);

/** Optimal string alignment distance: letters added, left out, replaced, or exchanged with their neighbour. */
function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Number.POSITIVE_INFINITY;
  let [twoAbove, above]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isExchanged = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isExchanged ? (twoAbove[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [twoAbove, above] = [above, current];
  }
  return above[b.length] ?? 0;
}
