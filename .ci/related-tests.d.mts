export const PAGE_TESTS: number;
export const OTHER_TESTS: number;
export function relatedTests(
  changed: string[],
  sources: ReadonlyMap<string, string>,
): { run: string[]; left: string[] };
