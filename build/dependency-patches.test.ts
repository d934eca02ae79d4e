import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emotionUnderPolicy, leafletWithoutMarkup } from './dependency-patches.ts';

const readPackage = (file: string) => readFileSync(path.resolve(__dirname, '../node_modules', file), 'utf8');

const SHEET = readPackage('@emotion/sheet/dist/emotion-sheet.esm.js');
const LEAFLET = readPackage('leaflet/dist/leaflet-src.js');

test("Emotion's style elements get the text that the pages' policy allows", () => {
  const { code } = emotionUnderPolicy().transform.handler(SHEET);
  expect(code).toContain('document.createTextNode(" ")');
  expect(code).not.toContain("document.createTextNode('')");
});

test('Leaflet starts without markup', () => {
  expect(leafletWithoutMarkup().transform.handler(LEAFLET).code).not.toContain("innerHTML = '<svg/>'");
});

test.each([
  ['Emotion creates its style elements in another way now', emotionUnderPolicy],
  ['Leaflet no longer tries markup at its start', leafletWithoutMarkup],
])('a build without the piece that is replaced fails: %s', (sentence, patch) => {
  expect(() => patch().transform.handler('export default 1;')).toThrow(sentence);
});
