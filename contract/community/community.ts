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

export const popularRange = v.picklist(['today', 'week', 'month'], '기간을 다시 선택해 주세요.');
export type PopularRange = v.InferOutput<typeof popularRange>;
export const popularQuery = v.object({ range: popularRange });

/** A community post card (docs/specification.md §3.2). `content` is HTML; a card strips it to text. */
export type PostCard = {
  id: string;
  category: string;
  topic: string;
  title: string;
  content: string;
  profile_image_path: string | null;
  user_name: string;
  /** ISO 8601 */
  created_at: string;
  like: number;
  comment: number;
};

/**
 * Section of a post. `grow` development articles, `trip` reviews of places, `book` reviews of books, `contest`
 * entries.
 */
export const SECTIONS = ['grow', 'tip', 'board', 'counseling', 'trip', 'book', 'contest'] as const;
export type Section = (typeof SECTIONS)[number];

/** Distinguishes experts' answers and editors' articles beside the name. */
export type AuthorRole = 'parent' | 'expert' | 'editor';

/**
 * A picture in /uploads/{path}, with its size to reserve the space. The path of a non-public post's picture is signed
 * and valid for about a day.
 */
export type PostImage = { path: string; width: number; height: number };

/** What a review or an entry is about: the id of a place, a book or a contest, and its name. */
export type PostSubject = { kind: 'place' | 'book' | 'contest'; id: string; label: string };

/** A post card of the community lists, with the reader's own state. `content` is an excerpt. */
export type CommunityCard = PostCard & {
  section: Section;
  tags: string[];
  subject: PostSubject | null;
  /** 1–5, reviews only. */
  stars: number | null;
  /** The first picture. */
  image: PostImage | null;
  image_count: number;
  view: number;
  /** Votes of an entry; 0 elsewhere. */
  vote: number;
  author_role: AuthorRole;
  liked: boolean;
  bookmarked: boolean;
  mine: boolean;
  /** A question that an expert answered. */
  answered: boolean;
  /** The author says it is advertising or was paid for. */
  is_ad: boolean;
  /** Seen by its author and the experts only. */
  private: boolean;
  edited: boolean;
  /** Months of age an article is for; null elsewhere. */
  ages: { from: number; to: number } | null;
};
