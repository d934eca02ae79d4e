import path from 'node:path';
import { formatLicences, listInstalled, toPackageName } from '../build/third-party-licences.mjs';
import { dependencies } from '../package.json';

const root = path.resolve(__dirname, '..');
const known = { name: 'known', version: '1.0.0', identifier: 'MIT', text: 'Copyright (c) Somebody' };

test('every production dependency that is installed has a licence', () => {
  const packages = listInstalled(Object.keys(dependencies), root);
  expect(packages.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(() => formatLicences(packages)).not.toThrow();
});

test('lists dependencies of dependencies with the text of their licence', () => {
  const [scheduler] = listInstalled(['react-dom'], root).filter(({ name }) => name === 'scheduler');
  expect(scheduler).toMatchObject({ identifier: 'MIT', text: expect.stringContaining('Permission is hereby granted') });
});

test('writes name, version, licence and text of each package in the order of names', () => {
  const text = formatLicences([known, { name: 'a', version: '2.1.0', identifier: 'ISC' }]);
  expect(text).toContain('known 1.0.0\nLicence: MIT\n\nCopyright (c) Somebody\n');
  expect(text).toContain('a 2.1.0\nLicence: ISC\n\nThe package contains no licence file: ');
  expect(text.indexOf('a 2.1.0')).toBeLessThan(text.indexOf('known 1.0.0'));
});

test.each([undefined, '', 'UNLICENSED', 'SEE LICENSE IN terms.md'])(
  'refuses a package with licence %p',
  (identifier) => {
    expect(() => formatLicences([known, { ...known, name: 'other', identifier }])).toThrow('other@1.0.0');
  },
);

test.each([
  ['hono', 'hono'],
  ['hono/etag', 'hono'],
  ['@scope/name', '@scope/name'],
  ['@scope/name/sub/path', '@scope/name'],
])('resolves the import %s to the package %s', (specifier, name) => {
  expect(toPackageName(specifier)).toBe(name);
});
