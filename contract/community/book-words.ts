/** Topics of children's books, as filters list them. */
export const BOOK_TOPICS = [
  '말놀이',
  '생활습관',
  '감정',
  '가족',
  '친구',
  '자연',
  '상상',
  '수·모양',
  '예술',
  '옛이야기',
  '잠자리',
  '안전',
] as const;

/** The topic of books a parent reads alone. */
export const PARENT_TOPIC = '부모';

export const AUTHOR_ROLES = ['글', '그림', '글·그림', '기획', '옮김'] as const;

/** ISO 639-1 of the languages books were translated from. */
export const BOOK_LANGUAGES = ['en', 'ja', 'de', 'fr', 'sv'] as const;
export type BookLanguage = (typeof BOOK_LANGUAGES)[number];

export const BOOK_LANGUAGE_LABELS: Record<BookLanguage, string> = {
  en: '영어',
  ja: '일본어',
  de: '독일어',
  fr: '프랑스어',
  sv: '스웨덴어',
};
