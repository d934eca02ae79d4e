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
/** Topics of a question to the experts, in the order of the form; '기타' comes after them. */
export const QUESTION_CATEGORIES = ['수면', '식사', '말', '발달', '건강', '행동', '마음'] as const;
/** The categories that a post can have beside '기타'. */
export const ALL_CATEGORIES = [...POST_CATEGORIES, '수면', '식사', '말', '행동', '마음'] as const;
export type Category = (typeof ALL_CATEGORIES)[number] | typeof OTHER_LABEL;
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
  수면: '육아정보',
  식사: '육아정보',
  말: '발달&건강',
  행동: '발달&건강',
  마음: '발달&건강',
  기타: '기타',
} as const satisfies Record<Category, (typeof POST_TOPICS)[number] | typeof OTHER_LABEL>;

export const popularRange = v.picklist(['today', 'week', 'month'], '기간을 다시 골라 주세요.');
export type PopularRange = v.InferOutput<typeof popularRange>;
export const popularQuery = v.object({ range: popularRange });

/** Where a post lives. `grow` development articles, `trip` reviews of places, `book` reviews of books, `contest` entries. */
export const SECTIONS = ['grow', 'tip', 'board', 'counseling', 'trip', 'book', 'contest'] as const;
export type Section = (typeof SECTIONS)[number];
