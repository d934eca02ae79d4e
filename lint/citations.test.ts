import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
const ignored = new Set(readFileSync(path.join(root, '.gitignore'), 'utf8').split(/\/?\n/));

/** Every file of the repository, relative to the root. */
const listFiles = (folder = ''): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return file;
    return ignored.has(entry.name) || entry.name === '.git' ? [] : listFiles(file);
  });

const files = listFiles();
const known = new Set(files);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const sections = new Set(
  Array.from(read('docs/specification.md').matchAll(/^#{2,4} (\d+(?:\.\d+)*)/gm), ([, number]) => number),
);

const isPage = (page: string, citing: string) =>
  ['', 'docs', path.dirname(citing)].some((folder) => known.has(path.posix.join(folder, page)));
const isRecord = (start: string) => files.some((file) => file.startsWith(start));
const matches = (line: string, pattern: RegExp) => Array.from(line.matchAll(pattern), ([text]) => text);

/** References of a line that the repository lacks. A `§` belongs to docs/specification.md unless an RFC is named. */
function listBroken(line: string, file: string): string[] {
  if (!/\.md|docs\/adr|§|specification/i.test(line)) return [];
  const isProse = file.endsWith('.md') || /^\s*(\/\/|\/?\*)/.test(line);
  const pages = matches(line, /(?<![\w@:/.\\-])[\w./-]*[\w-]\.md\b/g)
    .filter((page) => isProse || page.includes('/'))
    .filter((page) => !isPage(page, file));
  const records = matches(line, /\bdocs\/adr\/(?!.*\.md)[\w-]*/g).filter((start) => !isRecord(start));
  const numbers = /\bRFC\b/.test(line)
    ? []
    : matches(line, /§ ?[\w.]*\w/g).filter((section) => !sections.has(section.replace(/^§ ?/, '')));
  const unnamed = matches(line, /(?<!docs\/)\bspecification(?: §?\d|'s\b)/gi);
  return [...pages, ...records, ...numbers, ...unnamed];
}

test('cites only pages and sections that are in the repository', () => {
  const broken = files
    .filter((file) => /\.(tsx?|[mc]?[jt]s|css|html|md)$/.test(file) && file !== 'lint/citations.test.ts')
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index) => listBroken(line, file).map((citation) => `${file}:${index + 1} ${citation}`)),
    );
  expect(broken).toEqual([]);
});

test.each([
  ['a page that does not exist', '// see docs/nowhere.md', ['docs/nowhere.md']],
  ['a page outside the repository', '// ../shared/product.md', ['../shared/product.md']],
  ['a page without a folder', '// as product.md has it', ['product.md']],
  ['a section that does not exist', '// docs/specification.md §2.3, §2.99', ['§2.99']],
  ['a section that is no number', '// docs/specification.md §B', ['§B']],
  ['a record that does not exist', '// docs/adr/0000-none', ['docs/adr/0000-none']],
  ['a section without its page', '// as specification 2.3 has it', ['specification 2']],
])('reports %s', (_, line, broken) => {
  expect(listBroken(line, 'src/main.tsx')).toEqual(broken);
});

test.each([
  ['a section of an RFC', '// RFC 9110 §15.5.1'],
  ['a file name in a string', "const text = 'SEE LICENSE IN terms.md';"],
  ['pages and sections that exist', '// docs/specification.md §2.3. See docs/testing.md, README.md and docs/adr/0009'],
])('accepts %s', (_, line) => {
  expect(listBroken(line, 'src/main.tsx')).toEqual([]);
});
