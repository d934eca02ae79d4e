import { fitsSearch, parseSearch, type SearchText, toSearchText } from '@contract/common/search';
import { articleContent } from '@server/content/articles/articles';
import { FAQ } from '@server/content/faq';
import { toPublished } from '@server/modules/community/articles/publish-articles';
import { searchRow } from '@server/modules/community/posts/search-words';
import { FILES } from './content-search';
import queries from './parents-queries.fixture.json';

type Searched = { title: string; searched: SearchText };
let texts: Searched[] = [];
beforeAll(async () => {
  const articles = await Promise.all(articleContent.current().map(toPublished));
  texts = [
    ...articles.map((article) => ({ title: article.title, searched: toSearchText(searchRow(article).words) })),
    ...FAQ.map(({ question, answer, keywords }) => ({
      title: question,
      searched: toSearchText([question, ...answer, ...keywords].join('\n')),
    })),
    ...Object.values(FILES).flatMap((list) => list()),
  ];
});

const finds = (q: string, title: string) => {
  const search = parseSearch(q);
  return texts.some((text) => text.title.includes(title) && fitsSearch(text.searched, search));
};

test('at least 80 of 100 everyday queries of parents find what fits', () => {
  expect(queries).toHaveLength(100);
  expect(queries.filter(([, title = '']) => !texts.some((text) => text.title.includes(title)))).toEqual([]);
  const found = queries.filter(([q = '', title = '']) => finds(q, title));
  expect(found.length).toBeGreaterThanOrEqual(80);
});

test('every title is found by its words turned round, joined and with a sign', () => {
  const lost = texts.flatMap(({ title }) =>
    [title, title.split(' ').toReversed().join(' '), title.replaceAll(' ', ''), `“${title}”?`].filter(
      (q) => !finds(q, title),
    ),
  );
  expect(lost).toEqual([]);
});
