/** A post of the demo community. Its likes are told by when they came, so that each popular list differs. */
export type SeedPost = {
  /** Names the row: the same key is the same post on every run. */
  key: string;
  section: 'grow' | 'tip' | 'board' | 'counseling' | 'trip' | 'book';
  category: string;
  topic: string;
  /** Index into the authors. */
  author: number;
  title: string;
  paragraphs: readonly string[];
  hoursAgo: number;
  /** Over the last day, the days before it this week, and the weeks before that. */
  likes: readonly [day: number, week: number, month: number];
};

export const AUTHORS = [
  '다온맘',
  '초코아빠',
  '서윤이네',
  '두아이엄마',
  '봄날의산책',
  '민준아빠',
  '콩이엄마',
  '바다네집',
] as const;
