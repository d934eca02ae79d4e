import type { ContentTest } from './content-test';
import { DEVELOPMENT_CHECKS } from './development-check';
import { ARCHIVED_TESTS, SCALE_TESTS } from './tests/scale-tests';

/** Every test in use, kind by kind, youngest first. */
export const TESTS: readonly ContentTest[] = [...DEVELOPMENT_CHECKS, ...SCALE_TESTS];

const byId = new Map(TESTS.map((test) => [test.id, test]));

/** Tests whose band is no longer in use, in their last version. */
export const RETIRED_TESTS: readonly ContentTest[] = [
  ...new Map(ARCHIVED_TESTS.filter(({ id }) => !byId.has(id)).map((test) => [test.id, test])).values(),
];

const retiredById = new Map(RETIRED_TESTS.map((test) => [test.id, test]));
const archived = new Map(ARCHIVED_TESTS.map((test) => [toKey(test.id, test.version), test]));

function toKey(testId: string, version: string) {
  return `${testId} ${version}`;
}

/** The test as it is now, or as it was last. */
export const findTest = (testId: string): ContentTest | undefined => byId.get(testId) ?? retiredById.get(testId);

/** The test as it was in a version; as it is now where only its words have changed since. */
export const findTestVersion = (testId: string, version: string): ContentTest | undefined =>
  archived.get(toKey(testId, version)) ?? findTest(testId);
