import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ARTICLES } from '@server/content/articles/articles';
import { PLAYS } from '@server/content/plays';
import { DRINKS_WITH_FEVER, FEVER, IBUPROFEN } from './safety-sentences';
import { EMERGENCY_TOPICS } from './topics';

const toSentences = (text: string) =>
  text
    .split(/["'`\n]|(?<=[.?!])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /^[^*].*[가-힣]/.test(sentence));

const FILES = ['contract', 'mocks', 'server', 'src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json)$/.test(file) && !/\.(test|fixture)\./.test(file))
    .map((file) => path.posix.join(folder, file)),
);
/** Of everything that a person reads, whatever its file. */
const EVERY_SENTENCE = FILES.flatMap((file) => toSentences(readFileSync(file, 'utf8')));

const ofMonths = (before: number) => [
  ...[...ARTICLES, ...PLAYS].filter(({ from_month }) => from_month < before).map((item) => JSON.stringify(item)),
  ...EMERGENCY_TOPICS.map((topic) => JSON.stringify(topic)),
  ...FILES.filter((file) =>
    /^server\/(content\/[^/]+\.ts|content\/faq\.json|modules\/(home|reminders)\/)/.test(file),
  ).map((file) => readFileSync(file, 'utf8')),
];

const unlike = (pattern: RegExp, sentences: readonly string[], allowed: readonly string[]) =>
  sentences.filter((sentence) => pattern.test(sentence) && !allowed.includes(sentence));

test('names a body temperature only in the sentences of the emergency card', () => {
  const harmless = [
    '백일 전 아기의 38도',
    '그래도 38.0도 이상이면 출발해요.',
    '36도 아래로 떨어지고 처져 보일 때도 바로 병원에 가요.',
    '열을 36.5도로 되돌리는 것이 목적이 아니에요.',
    '따뜻하지만 뜨겁지 않은 37~38도가 좋아요.',
  ];
  const degrees = /(?<![\d.])(3[4-9]|4[0-2])(\.\d)?\s?(도|℃|°)/;
  expect(unlike(degrees, EVERY_SENTENCE, [...Object.values(FEVER), ...harmless])).toEqual([]);
});

test('says for how long a fever may last only as the emergency card does', () => {
  const days =
    /열[이은]?\s[^.]*(하루|이틀|사흘|나흘|\d일|\d+시간)[^.]*(넘|이상|이어)|(하루|이틀|사흘|나흘|\d일|\d+시간)\s?(넘|이상)[^.]*\s열(?=[이은도을로 ,.]|$)/;
  expect(unlike(days, EVERY_SENTENCE, [FEVER.lasting])).toEqual([]);
});

test('says every line about fever on the card and in an article', () => {
  const card = EMERGENCY_TOPICS.flatMap(({ steps }) => steps.flatMap(({ lines }) => lines));
  const articles = ARTICLES.flatMap((article) => toSentences(JSON.stringify(article)));
  for (const sentence of [...Object.values(FEVER), ...DRINKS_WITH_FEVER, IBUPROFEN]) {
    expect(card).toContain(sentence);
    expect(articles).toContain(sentence);
  }
});

test('gives water to nobody before 6 months', () => {
  const water = /물(을|이나|도|은|과|,)?\s[^.]{0,20}(먹이|먹여|마시|마셔|줘|괜찮)/;
  const allowed = [
    DRINKS_WITH_FEVER[1],
    '6개월 전에는 모유나 분유만 먹이고 물과 주스는 따로 먹이지 않아요.',
    '119나 의사가 말하기 전에는 물, 우유, 음식을 먹이지 않아요.',
  ];
  expect(unlike(water, ofMonths(6).flatMap(toSentences), allowed)).toEqual([]);
});

test('gives honey to nobody before 12 months', () => {
  const about = ARTICLES.filter(({ id }) => id === 'grow-06m-not-yet-foods').flatMap((article) =>
    toSentences(JSON.stringify(article)),
  );
  expect(about).toContain('꿀은 첫돌 뒤에');
  expect(
    unlike(/(?<!바)꿀(?!꺽|벌)/, ofMonths(12).flatMap(toSentences), [...about, '꿀이나 단것을 묻히지 않아요.']),
  ).toEqual([]);
});

test('names ibuprofen only with its age or with the doctor who allows it', () => {
  const allowed = [IBUPROFEN, '아세트아미노펜과 이부프로펜을 번갈아 먹이는 것은 의사가 말할 때만 해요.'];
  expect(unlike(/이부프로펜/, EVERY_SENTENCE, allowed)).toEqual([]);
});
