/** A list as drizzle's `enum` takes it. */
export function enumValues<T extends string>([first, ...others]: readonly T[]): [T, ...T[]] {
  if (first === undefined) throw new Error('an enum column needs at least one value');
  return [first, ...others];
}
