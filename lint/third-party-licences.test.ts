import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toComponent } from '../build/sbom-component.mjs';
import { formatLicences, listInstalled, toPackageName } from '../build/third-party-licences.mjs';
import { dependencies } from '../package.json';
import { FONT_PACKAGE } from '../server/bundle.mjs';

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

test('the font in documents has the Open Font License and its notice in the licences and in the list of components', () => {
  const [font] = listInstalled([FONT_PACKAGE], root);
  expect(font).toMatchObject({ identifier: 'MIT AND OFL-1.1', text: expect.stringContaining('SIL OPEN FONT LICENSE') });
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  expect(toComponent(lock, FONT_PACKAGE)).toMatchObject({
    name: FONT_PACKAGE,
    purl: expect.stringMatching(/^pkg:npm\/%40expo-google-fonts\/noto-sans-kr@\d/),
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    licenses: [{ expression: 'MIT AND OFL-1.1' }],
  });
});

test('reads the name of a licence from its text where the package has no field for it', () => {
  const [decoder] = listInstalled(['png-js'], root);
  expect(decoder).toMatchObject({ identifier: 'MIT', text: expect.stringContaining('Devon Govett') });
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
