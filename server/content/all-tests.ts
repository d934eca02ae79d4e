import type { ContentTest } from './content-test';
import { DEVELOPMENT_CHECKS } from './development-check';
import { SCALE_TESTS } from './tests/scale-tests';

/** Every test, kind by kind, youngest first. */
export const TESTS: readonly ContentTest[] = [...DEVELOPMENT_CHECKS, ...SCALE_TESTS];

const byId = new Map(TESTS.map((test) => [test.id, test]));
export const findTest = (testId: string) => byId.get(testId);
