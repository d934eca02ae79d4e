import type { TestCard } from '@contract/diagnostics';

/** The checks of a child by what can be done with them. */
export type TestGroups = { now: TestCard[]; begun: TestCard[]; done: TestCard[]; later: TestCard[] };

/** Each check in exactly one group; within a group the server's order stands. */
export function groupTests(tests: readonly TestCard[]): TestGroups {
  const groups: TestGroups = { now: [], begun: [], done: [], later: [] };
  for (const test of tests) {
    if (test.status >= 100) groups.done.push(test);
    else if (test.status > 0) groups.begun.push(test);
    else if (test.window === 'upcoming') groups.later.push(test);
    else groups.now.push(test);
  }
  return groups;
}
