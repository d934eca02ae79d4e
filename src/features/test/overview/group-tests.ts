import type { TestCard, TestGroup } from '@contract/test/diagnostics.responses';

/** The checks of a child by what can be done with them. */
export type TestGroups = Record<'now' | 'begun' | 'done' | 'later', TestCard[]>;

/**
 * The checks by the group the server names, in the server's order; the finished ones by completion, the newest first.
 */
export function groupTests(tests: readonly TestCard[]): TestGroups {
  const of = (group: TestGroup) => tests.filter((test) => test.group === group);
  const toKey = ({ completed_at: at }: TestCard) => at ?? '';
  const lastFirst = (a: TestCard, b: TestCard) => (toKey(a) < toKey(b) ? 1 : toKey(a) > toKey(b) ? -1 : 0);
  return { now: of('now'), begun: of('begun'), done: of('done').sort(lastFirst), later: of('later') };
}
