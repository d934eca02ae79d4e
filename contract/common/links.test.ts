import { findLinks } from './links';

const ADDRESSES = [
  'https://nip.kdca.go.kr/irhp',
  'https://www.gov.kr/portal',
  'https://www.gov.kr/portal/',
  'http://a.kr',
  'https://a.kr/?a=1&b=2',
  'https://a.kr/b#c',
  'https://a.kr/b_(c)',
  'https://a.kr/%EC%98%88%EB%B0%A9',
  'www.gov.kr',
  'nip.kdca.go.kr/irhp',
  'https://한글.한국',
  'https://youtu.be/dQw4w9WgXcQ',
];
const ENDINGS = [
  '',
  ...['은', '는', '이', '가', '을', '를', '의', '에', '에서', '로', '으로', '와', '과', '도', '만', '까지', '부터'],
  ...['에는', '에서는', '에서도', '으로도', '라고', '이랑', '하고', '입니다', '예요', '이에요', '에서요', '인데요'],
  ...['.', ',', '!', ')', '」', '은.', '예요!', '입니다.', ')에서'],
];
const links = (text: string) => findLinks(text).map(({ start, end }) => text.slice(start, end));

test.each(ENDINGS)('an address ends before %j', (ending) => {
  for (const address of ADDRESSES) {
    expect(links(`보세요: ${address}${ending} 여기`)).toEqual([address]);
    expect(links(`(${address}${ending}`)).toEqual([address]);
  }
});

test.each([
  'https://ko.wikipedia.org/wiki/예방접종',
  'https://ko.wikipedia.org/wiki/체온_(의학)',
  'https://namu.wiki/w/이유식#중기',
  'https://search.naver.com/search.naver?query=수면교육',
  'https://한글.한국/육아/첫걸음',
  'https://a.kr/아기',
])('Hangul inside %s stays', (address) => {
  expect(links(`${address} 보세요`)).toEqual([address]);
});

test('an address without a scheme leads to https', () => {
  expect(findLinks('www.gov.kr에서')).toEqual([{ start: 0, end: 10, href: 'https://www.gov.kr' }]);
});

test.each([
  'a@b.com',
  '3.5kg',
  '좋아요...',
  'https://',
  'javascript:alert(1)',
  'ftp://a.kr',
  '1.com이',
  'node.js',
  'a.b',
])('%j has no address but one of a site', (text) => {
  for (const { href } of findLinks(text)) expect(href).toMatch(/^https:\/\/(1\.com|a\.kr)$/);
});

test('several addresses of one text are found in order', () => {
  const text = '1) https://a.kr/x은 2) b.co.kr를, 3)https://c.kr';
  expect(links(text)).toEqual(['https://a.kr/x', 'b.co.kr', 'https://c.kr']);
});

test('a long text without spaces is read in linear time', () => {
  const text = `https://a.kr/${'가'.repeat(50_000)}${'.'.repeat(50_000)}`;
  expect(findLinks(text)).toHaveLength(1);
  expect(findLinks('a.'.repeat(50_000))).toEqual([]);
  expect(findLinks('https://'.repeat(10_000)).length).toBeLessThan(2);
  expect(findLinks(`https://a.kr/${')'.repeat(50_000)}`)).toHaveLength(1);
});
