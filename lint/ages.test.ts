import path from 'node:path';
import { readContent } from './content-files';
import { readSources } from './zones.mjs';

/**
 * An age in words without 만: many parents still count 세는나이, so that it names a child a year or two younger. 살 is
 * also the beginning of other words (살펴, 살짝).
 */
const BARE_AGE = /(?<!만 )(?:한|두|세|네|다섯|여섯|일곱|여덟|\d) ?살(?!펴|피|림|짝|균)/;

const SCREENS = /^(src|contract|server)\/(?!.*\.(test|fixture)\.|testing\/|proofs\/)/;
const root = path.resolve(__dirname, '..');

const findBareAges = (source: string) => source.split('\n').filter((line) => BARE_AGE.test(line));

test('ages are said with 만 or in months', () => {
  const texts = [...[...readSources(root)].filter(([file]) => SCREENS.test(file)), ...readContent(root)];
  const found = texts.flatMap(([file, source]) => findBareAges(source).map((line) => [file, line.trim()]));
  expect(found).toEqual([]);
});

test.each([
  ['네 살쯤이면 공을 받아요', true],
  ['두세 살 아이', true],
  ['3살', true],
  ['만 네 살이에요', false],
  ['만 4세쯤이면', false],
  ['한 번 더 살펴봐요', false],
  ['세 살펴볼 점', false],
])('finds a bare age in %s: %s', (line, isBare) => {
  expect(findBareAges(line).length > 0).toBe(isBare);
});
