/** Comments, questions, reviews and contests of the demo community. Authors are indexes into `AUTHORS`. */
export type SeedComment = {
  /** Key of the comment's deterministic id. */
  key: string;
  /** Key of a seed post. */
  post: string;
  /** Key of the comment it replies to. */
  parent: string | null;
  author: number;
  /** Delay after the post, or after the comment it replies to. */
  hoursAfter: number;
  text: string;
};

/** Fictitious experts of the demo; index of `SeedQuestion.answer.expert`. */
export const EXPERTS = ['발달 상담가 한결', '놀이 상담가 다정'] as const;

export type SeedQuestion = {
  key: string;
  author: number;
  category: '발달' | '언어' | '생활습관' | '건강' | '육아' | '교육' | '음식';
  topic: '발달&건강' | '육아정보' | '도서';
  title: string;
  paragraphs: readonly string[];
  hoursAgo: number;
  /** Visible to its author and the experts only. */
  isPrivate: boolean;
  likes: number;
  /** `text` has line breaks between its paragraphs, as comments do. */
  answer: { expert: number; hoursAfter: number; text: string };
};

export type SeedReview = {
  key: string;
  /** A drawing of its own, content/images/{key}.svg. */
  hasPicture?: boolean;
  author: number;
  /** Id of a place or a book. */
  subject: string;
  stars: 1 | 2 | 3 | 4 | 5;
  title: string;
  paragraphs: readonly string[];
  hoursAgo: number;
  likes: number;
};

/** A contest relative to now. */
export type SeedContest = {
  key: string;
  title: string;
  theme: string;
  /** Plain text, paragraphs parted by an empty line. */
  body: string;
  /** Days from today, negative in the past; a contest opens and closes at midnight in Seoul. */
  opensInDays: number;
  closesInDays: number;
  resultsInDays: number;
};

export type SeedEntry = {
  key: string;
  contest: string;
  author: number;
  title: string;
  caption: string;
  /** After the contest opened. */
  daysAfter: number;
  votes: number;
};
