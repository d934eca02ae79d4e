import path from 'node:path';
import { readSources } from './sources.mjs';

const sources = readSources(path.resolve(__dirname, '..'));

/** Where a colour of a real thing may be written: a file of colours, and tests. */
const isExempt = (file: string) => /-colors\.ts$|\.test\.tsx?$/.test(file);
const RAW_COLOR = /['"`\s(:,=](#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|(?:rgb|hsl)a?\([\d\s])/gi;

function listRawColors(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, source]) =>
    /^src\/(features|domain)\//.test(file) && !isExempt(file)
      ? [...source.matchAll(RAW_COLOR)].map(([, found]) => `${file}: ${found}`)
      : [],
  );
}

test('features and domain take their colours from tokens or a file of colours', () => {
  expect(sources.size).toBeGreaterThan(1000);
  expect(listRawColors(sources)).toEqual([]);
});

test.each([
  ['a hexadecimal colour', "const Box = styled('div')({ color: '#fff' });"],
  ['a colour within a shadow', "const Box = styled('div')({ boxShadow: '0 1px 2px rgba(60, 40, 20, 0.2)' });"],
  ['a colour of a drawing', '<path fill="#1d1a16" />'],
  ['a colour in a template', `const border = \`0.2mm solid #888888\`;`],
])('refuses %s', (_, source) => {
  expect(listRawColors(new Map([['src/features/home/box.tsx', source]]))).toHaveLength(1);
  expect(listRawColors(new Map([['src/features/home/box-colors.ts', source]]))).toEqual([]);
  expect(listRawColors(new Map([['src/shared/ui/box.tsx', source]]))).toEqual([]);
});

test.each([
  ['the address of a tab', '<Link to="#plays" />'],
  ['the reference of a drawing', 'const fill = `url(#$' + '{id})`;'],
  ['a hashtag', "const words = '#육아';"],
])('allows %s', (_, source) => {
  expect(listRawColors(new Map([['src/features/home/box.tsx', source]]))).toEqual([]);
});
