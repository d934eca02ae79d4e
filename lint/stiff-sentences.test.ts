import path from 'node:path';
import { readContent } from './content-files';
import { type Avoided, findWords } from './find-words';
import { readSources } from './sources.mjs';

/**
 * Habits that make Korean stiff. Each pattern refuses rather too much than too little: a sentence that it meets by
 * chance is as well said in another way.
 */
const HABITS: readonly Avoided[] = [
  // 세다 in 해요체 is read as a command.
  [/(?<![가-힣])세요(?![가-힣])/, '세어요, 계산해요, 더해요'],
  // 때 as a noun.
  [/[는은던] 때(?!문)|같은 때/, '-(으)ㄹ 때, 시기, 시간'],
  // Nouns instead of a sentence.
  [/기, [^.!?”’]*[가-힣]기\. (?=[가-힣“‘])/, '-고, -거나 … -아/어요'],
  // Native numerals are not used for such an age.
  [/(열한|열두|열세|열네|열다섯|열여섯|열일곱|열여덟|예닐곱) 달/, 'N개월'],
  // A least number is included: 넘게 leaves it out.
  [/(글자|[0-9}]자) 넘게/, '이상'],
];

const SCREENS = /^(src|contract|server\/(modules|mail|http))\/(?!.*\.(test|fixture)\.)/;
/** A legal text changes only with its version, as people agreed to its words. */
const LEGAL = 'server/content/legal/';

test('sentences have no stiff habits', () => {
  const root = path.resolve(__dirname, '..');
  const screens = [...readSources(root)].filter(([file]) => SCREENS.test(file));
  const content = readContent(root).filter(([file]) => !file.startsWith(LEGAL));
  const found = [...screens, ...content].flatMap(([file, source]) =>
    findWords(source, HABITS).map((row) => ({ file, ...row })),
  );
  expect(found).toEqual([]);
});

test.each([
  '다섯까지 세요.',
  '일어나는 때는 한 시간 안쪽으로 맞춰요.',
  '늘 같은 때에 읽어요.',
  '한 발로 서기, 선 위 걷기, 그림자밟기. 손을 잡아 줘요.',
  '열다섯 달쯤 걸어요.',
  '20자 넘게 적어 주세요.',
])('refuses ‘%s’', (sentence) => {
  expect(findWords(sentence, HABITS)).toHaveLength(1);
});

test.each([
  '손을 씻기세요.',
  '먹을 때 앉아요.',
  '쓰는 때문에',
  '숨 쉬기, 안기기처럼 카드로 그려요.',
  '한 달 넘게 걸려요.',
])('accepts ‘%s’', (sentence) => {
  expect(findWords(sentence, HABITS)).toEqual([]);
});
