import * as v from 'valibot';

export const POST_CATEGORIES = [
  '발달',
  '육아',
  '도서',
  '건강',
  '생활습관',
  '언어',
  '여행',
  '여행&맛집',
  '성장',
  '음식',
  '교육',
] as const;
export const POST_TOPICS = ['도서', '발달&건강', '육아정보'] as const;
/** Shown where a post carries no category or topic of the lists above. */
export const OTHER_LABEL = '기타';

/** The topic of a post follows from the one category its author chooses. */
export const TOPIC_OF_CATEGORY = {
  발달: '발달&건강',
  육아: '육아정보',
  도서: '도서',
  건강: '발달&건강',
  생활습관: '육아정보',
  언어: '발달&건강',
  여행: '육아정보',
  '여행&맛집': '육아정보',
  성장: '발달&건강',
  음식: '육아정보',
  교육: '육아정보',
  기타: '기타',
} as const satisfies Record<
  (typeof POST_CATEGORIES)[number] | typeof OTHER_LABEL,
  (typeof POST_TOPICS)[number] | typeof OTHER_LABEL
>;

export const popularRange = v.picklist(['today', 'week', 'month'], '기간을 다시 골라 주세요.');
export type PopularRange = v.InferOutput<typeof popularRange>;
export const popularQuery = v.object({ range: popularRange });

/** Where a post lives. `grow` development articles, `trip` reviews of places, `book` reviews of books, `contest` entries. */
export const SECTIONS = ['grow', 'tip', 'board', 'counseling', 'trip', 'book', 'contest'] as const;
export type Section = (typeof SECTIONS)[number];
