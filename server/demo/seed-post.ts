import type { OTHER_LABEL, POST_CATEGORIES, POST_TOPICS } from '@contract/community/community';

/** A post of the demo community. Its likes are given by time, so that the popular lists differ. */
export type SeedPost = {
  /** Key of the post's deterministic id. */
  key: string;
  section: 'grow' | 'tip' | 'board' | 'counseling' | 'trip' | 'book';
  category: (typeof POST_CATEGORIES)[number] | typeof OTHER_LABEL;
  topic: (typeof POST_TOPICS)[number] | typeof OTHER_LABEL | '';
  /** Index into the authors. */
  author: number;
  title: string;
  paragraphs: readonly string[];
  hoursAgo: number;
  /** Likes of the last day, of the days before it this week, and of the weeks before that. */
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
