import path from 'node:path';
import { listImports, readSources } from './sources.mjs';

/** Names of the release as it was built, whatever staff hid, changed or added since. */
const RELEASED = /\b(?:ARTICLES|PLACES|BOOKS|PLAYS)\b|\.released\b/;
const FILES = /^server\/content\/(?:articles\/.*|places|books|plays)\.json$/;
const CONTENT = /^server\/content\/(?:articles\/articles|places|books|plays)$/;

/** Files that need the release itself. */
const ALLOWED = new Map([
  ['server/modules/staff/content/content-service.ts', 'compares what is shown with the release'],
  ['server/modules/test/results/choose-plays.ts', 'a result has a play also where staff hid the only one that fits'],
]);

type Sources = ReadonlyMap<string, string>;
const isService = (file: string) => file.startsWith('server/modules/') && !file.endsWith('.test.ts');

/** Services that read the content files or the release where what is shown now is in the content sets. */
function listReaders(sources: Sources): string[] {
  return [...sources]
    .filter(([file]) => isService(file) && !ALLOWED.has(file))
    .filter(([file, source]) => {
      const imported = listImports(file, source).map(({ to }) => to);
      return (
        imported.some((to) => FILES.test(to)) ||
        (imported.some((to) => CONTENT.test(to) || to === 'server/content/content-kinds') && RELEASED.test(source))
      );
    })
    .map(([file]) => file);
}

const sources = readSources(path.resolve(__dirname, '..'));

test('services show the current content, not the files of the release', () => {
  expect(listReaders(sources)).toEqual([]);
});

test('what may read the release does', () => {
  expect([...ALLOWED.keys()].filter((file) => !RELEASED.test(sources.get(file) ?? ''))).toEqual([]);
});

test.each([
  ['a list of the release', `import { PLAYS } from '@server/content/plays';\nexport const all = PLAYS;`],
  [
    'the release of a set',
    `import { bookContent } from '@server/content/books';\nexport const all = bookContent.released;`,
  ],
  ['a file', `import places from '@server/content/places.json';\nexport const all = places;`],
])('a service that reads %s is found', (_, source) => {
  const file = 'server/modules/home/play-plan/bad.ts';
  expect(listReaders(new Map([[file, source]]))).toEqual([file]);
});

test('a service of the current content is not', () => {
  const source = `import { playContent } from '@server/content/plays';\nexport const all = () => playContent.current();`;
  expect(listReaders(new Map([['server/modules/home/play-plan/good.ts', source]]))).toEqual([]);
});
