import { contentKey } from '@contract/common/paging';
import { POST_CATEGORIES, POST_TOPICS } from '@contract/community/community';
import { createContentSet } from '@server/content/content-set';
import * as v from 'valibot';
import newborn from './months-00-05.json';
import sitting from './months-06-11.json';
import walking from './months-12-17.json';
import talking from './months-18-23.json';
import two from './months-24-35.json';
import three from './months-36-47.json';
import four from './months-48-59.json';
import five from './months-60-72.json';

const text = v.pipe(v.string(), v.minLength(1));
const month = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(72));

/** An item of the files. */
export const articleItem = v.strictObject({
  /** Also its address, so it stays as it is once published. */
  id: v.pipe(contentKey, v.startsWith('grow-')),
  title: v.pipe(text, v.maxLength(28)),
  /** One sentence below the title and on the card. */
  lead: v.pipe(text, v.maxLength(70)),
  /** Completed months, both included. */
  from_month: month,
  to_month: month,
  category: v.picklist(POST_CATEGORIES),
  topic: v.picklist(POST_TOPICS),
  tags: v.pipe(v.array(text), v.minLength(2), v.maxLength(5)),
  sections: v.pipe(
    /** The list follows the paragraphs. */
    v.array(v.strictObject({ heading: text, paragraphs: v.array(text), list: v.nullable(v.array(text)) })),
    v.minLength(3),
    v.maxLength(5),
  ),
  try_today: text,
  ask_doctor: v.nullable(text),
  /** Of plays.json, for the months of the article. */
  play_ids: v.pipe(v.array(text), v.maxLength(3)),
  sources: v.pipe(
    v.array(
      v.strictObject({
        title: text,
        publisher: text,
        /** null: a page without a year, updated by its publisher. */
        year: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2026))),
        /** null: no address that is sure to last. */
        url: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
      }),
    ),
    v.minLength(1),
    v.maxLength(3),
  ),
  checked_at: v.pipe(v.string(), v.isoDate()),
});

const articlesSchema = v.strictObject({
  items: v.array(articleItem),
});

/** In the order of the age groups. */
export const ARTICLE_FILES = [
  { from: 0, to: 5, file: newborn },
  { from: 6, to: 11, file: sitting },
  { from: 12, to: 17, file: walking },
  { from: 18, to: 23, file: talking },
  { from: 24, to: 35, file: two },
  { from: 36, to: 47, file: three },
  { from: 48, to: 59, file: four },
  { from: 60, to: 72, file: five },
].map(({ file, ...months }) => ({ ...months, items: v.parse(articlesSchema, file).items }));

/** An article of the editors for parents of a child of these months. */
export type Article = (typeof ARTICLE_FILES)[number]['items'][number];

/** The youngest ages first. */
export const sortArticles = (articles: readonly Article[]): Article[] =>
  articles.toSorted((a, b) => a.from_month - b.from_month || a.to_month - b.to_month || a.id.localeCompare(b.id));

export const articleContent = createContentSet<Article>(sortArticles(ARTICLE_FILES.flatMap((group) => group.items)));
/** As released. */
export const ARTICLES = articleContent.released;

/** The author and disclaimer shown below every article. */
export const ARTICLE_TEXTS = {
  author: '쑥쑥플래너 편집팀이 함께 적은 공개된 안내를 바탕으로 직접 쓴 글이에요.',
  limits: '이 글은 진단이나 치료를 대신하지 않아요. 걱정되는 점이 있으면 나이에 상관없이 의사와 이야기해 주세요.',
} as const;
