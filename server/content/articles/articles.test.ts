import { PLAYS } from '@server/content/plays';
import { ARTICLE_FILES, ARTICLE_TEXTS, ARTICLES, type Article } from './articles';

const toBodyText = (article: Article) =>
  article.sections.flatMap((section) => [...section.paragraphs, ...(section.list ?? [])]);
/** Everything of an article that its reader reads, but for the names of its sources. */
const listWords = (article: Article) => [
  article.title,
  article.lead,
  ...article.tags,
  ...article.sections.map((section) => section.heading),
  ...toBodyText(article),
  article.try_today,
  article.ask_doctor ?? '',
];
const words = ARTICLES.flatMap(listWords);
const holds = (article: Article, month: number) => article.from_month <= month && month <= article.to_month;
const named = ARTICLES.map((article) => [article.id, article] as const);

test('has at least 64 articles with unique ids, titles and leads', () => {
  expect(ARTICLES.length).toBeGreaterThanOrEqual(64);
  expect(new Set(ARTICLES.map((article) => article.id)).size).toBe(ARTICLES.length);
  expect(new Set(ARTICLES.map((article) => article.title)).size).toBe(ARTICLES.length);
  expect(new Set(ARTICLES.map((article) => article.lead)).size).toBe(ARTICLES.length);
});

test('every month from 0 to 72 has at least four articles, of at least three categories', () => {
  for (let month = 0; month <= 72; month += 1) {
    const own = ARTICLES.filter((article) => holds(article, month));
    const categories = new Set(own.map((article) => article.category));
    expect([month, own.length >= 4, categories.size >= 3]).toEqual([month, true, true]);
  }
});

test('lists each article in the file of its age group', () => {
  for (const group of ARTICLE_FILES) {
    expect(group.items.length).toBeGreaterThanOrEqual(8);
    const elsewhere = group.items.filter((item) => item.from_month > group.to || item.to_month < group.from);
    expect(elsewhere.map((item) => item.id)).toEqual([]);
  }
});

test.each([
  '대근육',
  '소근육',
  '인지',
  '사회정서',
  '자조',
  '대화',
  '수면',
  '이유식',
  '양치',
  '안전',
  '화면',
  '배변',
  '감정',
  '동생',
  '놀이',
  '바깥놀이',
  '병원',
  '예방접종',
  '어린이집',
  '한글',
  '그림책',
  '부모 마음',
  '황달',
  '배꼽',
  '분유',
  '청각검사',
  '이른둥이',
  '아토피',
  'RSV',
  '크룹',
  '아나필락시스',
  '심폐소생술',
  '약 보관',
  '물놀이',
  '쌍둥이',
  '아빠',
  '산후우울',
  '수면 교육',
  '배변 훈련',
  '공갈젖꼭지',
  '모유 보관',
  '이유식 단계',
  '편식',
  '훈육',
  '미디어',
  '성교육',
  '입소대기',
  '초등 입학',
])('has an article about %s', (tag) => {
  expect(ARTICLES.filter((article) => article.tags.includes(tag))).not.toEqual([]);
});

test.each(named)('%s has valid months, length, plays and sources', (id, article) => {
  expect(id.startsWith(`grow-${String(article.from_month).padStart(2, '0')}m-`)).toBe(true);
  expect(article.from_month).toBeLessThan(article.to_month);
  expect(new Set(article.tags).size).toBe(article.tags.length);
  const length = toBodyText(article).join('').length;
  expect(length).toBeGreaterThanOrEqual(350);
  expect(length).toBeLessThanOrEqual(1200);
  expect(article.sections.filter((section) => toBodyText({ ...article, sections: [section] }).length === 0)).toEqual(
    [],
  );
  expect(article.try_today.length).toBeLessThanOrEqual(90);
  expect(article.try_today).toMatch(/요\.$/);
  expect(article.ask_doctor ?? '요.').toMatch(/요\.$/);
  expect(new Set(article.play_ids).size).toBe(article.play_ids.length);
  for (const play_id of article.play_ids) {
    const play = PLAYS.find((item) => item.id === play_id);
    const overlaps = play && play.from_month <= article.to_month && article.from_month <= play.to_month;
    expect([play_id, overlaps]).toEqual([play_id, true]);
  }
  expect(new Set(article.sources.map((source) => source.title)).size).toBe(article.sources.length);
});

test('every article about health says when to see a doctor', () => {
  const health = ARTICLES.filter((article) => article.category === '건강');
  expect(health.length).toBeGreaterThan(10);
  expect(health.filter((article) => article.ask_doctor === null).map((article) => article.id)).toEqual([]);
});

test('states the safety rules as in the published guidance', () => {
  const saying = (id: string) => listWords(ARTICLES.find((article) => article.id === id) as Article).join(' ');
  expect(saying('grow-00m-safe-sleep')).toContain('같은 방에서, 단단하고 평평한 자리에 아기만 따로, 등을 대고 눕혀요');
  expect(saying('grow-00m-fever-young')).toContain('생후 3개월이 되지 않았다면 38.0도부터');
  expect(saying('grow-06m-not-yet-foods')).toMatch(/꿀은 첫돌 뒤에.*마시는 우유도 첫돌 뒤에/);
  expect(saying('grow-00m-car-seat')).toContain('6세가 되기 전의 아이는 어느 길에서든 카시트에');
  expect(saying('grow-24m-screen-hour')).toContain('하루 한 시간을 넘기지 말고');
  expect(saying('grow-00m-parent-rest')).toContain('1577-0199');
});

test('has no word that judges or compares a child or names an illness', () => {
  const judging = /장애|지연|정상|뒤처|뒤쳐|문제아|등수|백분위|또래보다|틀렸|늦되|미달|진단/;
  expect(words.filter((line) => judging.test(line))).toEqual([]);
  expect(ARTICLE_TEXTS.limits).toContain('진단이나 치료를 대신하지 않아요');
});

test('repeats no sentence', () => {
  const lines = ARTICLES.flatMap((article) => [...toBodyText(article), article.try_today]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
});

test('all text is composed Hangul without stray white space', () => {
  expect(words.filter((line) => line !== line.normalize('NFC') || line !== line.trim() || /\s{2}/.test(line))).toEqual(
    [],
  );
});

test('names a Korean publisher for every source, and an address only of the page itself', () => {
  const sources = ARTICLES.flatMap((article) => article.sources);
  const urls = sources.flatMap(({ url }) => (url === null ? [] : [url]));
  expect(urls.length).toBeGreaterThan(100);
  expect(urls.filter((url) => new URL(url).pathname === '/' && new URL(url).search === '')).toEqual([]);
  expect(sources.filter((source) => !/[가-힣]/.test(source.publisher)).map((source) => source.publisher)).toEqual([]);
});
