import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../docs/adr');
const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const FORM =
  /^# (?<number>\d+)\. (?<title>.+)\n\nStatus: (?<status>Proposed|Accepted|Superseded by (?<successor>\d+))\n\nDate: (?<date>\d{4}-\d{2}-\d{2})\n\n## Context\n\n[\s\S]+?\n\n## Decision\n\n[\s\S]+?\n\n## Consequences\n\n[\s\S]+\n$/;

const parse = (file: string) => FORM.exec(read(file))?.groups;

test.each(files)('%s has number, title, status, date and the three sections in order', (file) => {
  const record = parse(file);
  expect(record).toBeDefined();
  expect(record?.number?.padStart(4, '0')).toBe(file.slice(0, 4));
  expect(read(file).match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences']);
});

test('docs/adr/README.md lists every record in order with its title, status and date', () => {
  const rows = read('README.md').match(/^\| \[.*$/gm);
  expect(rows).toEqual(
    files.toSorted().map((file) => {
      const { number, title, status, date } = parse(file) ?? {};
      return `| [${number}](${file}) | ${title} | ${status} | ${date} |`;
    }),
  );
});

test('numbers are consecutive, and a superseded record names an existing one', () => {
  const numbers = files.toSorted().map((file) => Number(file.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const successors = files.flatMap((file) => parse(file)?.successor ?? []).map(Number);
  expect(numbers).toEqual(expect.arrayContaining(successors));
});
