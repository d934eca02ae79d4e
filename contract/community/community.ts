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

export const popularRange = v.picklist(['today', 'week', 'month'], '기간을 다시 골라 주세요.');
export type PopularRange = v.InferOutput<typeof popularRange>;
export const popularQuery = v.object({ range: popularRange });

/** Where a post lives. `grow` development articles, `trip` reviews of places, `book` reviews of books, `contest` entries. */
export const SECTIONS = ['grow', 'tip', 'board', 'counseling', 'trip', 'book', 'contest'] as const;
export type Section = (typeof SECTIONS)[number];
