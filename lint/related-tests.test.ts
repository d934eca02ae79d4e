import path from 'node:path';
import { OTHER_TESTS, PAGE_TESTS, relatedTests } from '../.ci/related-tests.mjs';
import { readSources } from './sources.mjs';

const sources = readSources(path.resolve(__dirname, '..'));
const run = (...changed: string[]) => relatedTests(changed, sources).run;

test('runs a changed test and no other', () => {
  expect(run('server/http/protection/rate-limit.test.ts')).toEqual(['server/http/protection/rate-limit.test.ts']);
});

test.each([
  [
    'its own folder',
    'src/features/home/today/health-and-plays-section.tsx',
    'src/features/home/today/health-and-plays-section.test.tsx',
  ],
  ['the folder above', 'src/features/mypage/growth/chart/new.ts', 'src/features/mypage/growth/growth-section.test.tsx'],
  ['the name of its folder', 'src/features/mypage/faq/new.tsx', 'src/features/mypage/faq/faq.test.tsx'],
  ['the shell', 'src/features/home/home-page.tsx', 'src/app/shell/app-shell.test.tsx'],
  ['the tests of its module', 'server/modules/history/points/new.ts', 'server/modules/history/points/points.test.ts'],
  [
    'the pages with the name of its module',
    'server/modules/profiles/new.ts',
    'src/features/profiles/form/profile-form.test.tsx',
  ],
  ['tests that import it', 'contract/history/points.ts', 'server/modules/history/coupons/coupons.test.ts'],
])('selects for a change the tests of %s', (_, changed, test) => {
  expect(run(changed)).toContain(test);
});

test('runs a limited number of tests and lists the others', () => {
  const pages = relatedTests(['src/features/mypage/mypage-routes.tsx'], sources);
  expect(pages.run.filter((test) => test.endsWith('.tsx'))).toHaveLength(PAGE_TESTS);
  expect(pages.left).toContain('src/features/mypage/room/staff.test.tsx');
  const all = [...sources.keys()].filter((file) => /^server\/modules\/.*-service\.ts$/.test(file));
  expect(run(...all)).toHaveLength(PAGE_TESTS + OTHER_TESTS);
});

test('leaves tests that start processes to the full run', () => {
  expect(relatedTests(['server/modules/history/points/ledger.ts'], sources).left).toContain(
    'server/proofs/ledger-storm.test.ts',
  );
});
