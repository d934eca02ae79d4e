import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { findMessageProblem, selectChecks } from '../.githooks/rules.mjs';

test.each([
  'feat(home): list the plays of the day',
  'fix(outbox)!: send a refused answer once\n\nA second try was counted twice.\n',
  'ci: run on Node 24',
  '# Please enter the commit message\n\ndocs(adr): an index\n# On branch main\n#\tmodified: a',
  "Merge branch 'main' into work",
  'Revert "fix(home): x"\n\nThis reverts commit abc.',
  'fixup! fix(home): x',
])('accepts the commit message %j', (message) => {
  expect(findMessageProblem(message)).toBeNull();
});

test.each([
  ['no type', 'Routes get a name', "'type(scope): what changes'"],
  ['an unknown type', 'change(home): x', "'type(scope): what changes'"],
  ['a scope in capitals', 'fix(Home): x', "'type(scope): what changes'"],
  ['no text', 'fix(home): ', "'type(scope): what changes'"],
  ['no blank after the colon', 'fix(home):x', "'type(scope): what changes'"],
  ['nothing', '# only comments', "'type(scope): what changes'"],
  ['101 characters', `fix: ${'x'.repeat(96)}`, '101 characters'],
  ['a full stop', 'fix(home): x.', 'full stop'],
  ['no blank second line', 'fix(home): x\nbecause', 'second line'],
])('refuses a commit message with %s', (_, message, problem) => {
  expect(findMessageProblem(message)).toContain(problem);
});

test.each([
  [[], []],
  [['docs/testing.md'], ['format']],
  [
    ['src/main.tsx', 'README.md'],
    ['format', 'types'],
  ],
  [['jest/globals.d.ts'], ['format', 'types']],
  [['.ci/related-tests.d.mts'], ['format', 'types']],
  [['lint/run.mjs'], ['format']],
])('checks a commit of %j for %j', (files, names) => {
  expect(selectChecks(files).map(({ name }) => name)).toEqual(names);
});

test.each(['pre-commit', 'commit-msg'])('%s is executable for git', (hook) => {
  const file = path.resolve(__dirname, '../.githooks', hook);
  expect(() => accessSync(file, constants.X_OK)).not.toThrow();
});
