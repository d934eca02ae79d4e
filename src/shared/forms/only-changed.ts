/** The fields that differ from what was opened: the server keeps the others as somebody else may have changed them. */
export function onlyChanged<T extends object>(input: T, opened: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const key of Object.keys(input) as (keyof T)[])
    if (JSON.stringify(input[key]) !== JSON.stringify(opened[key])) changed[key] = input[key];
  return changed;
}
