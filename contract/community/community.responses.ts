import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { SECTIONS } from './community';

/** A community post card (docs/specification.md §3.2). `content` is HTML, the beginning of the text in one paragraph; a card strips it to text. */
export const postCard = v.strictObject({
  id: v.string(),
  category: v.string(),
  topic: v.string(),
  title: v.string(),
  content: v.string(),
  /** The author's picture: a signed path of an upload, an animal (`readAnimal`), or null. */
  profile_image_path: v.nullable(v.string()),
  user_name: v.string(),
  /** ISO 8601 */
  created_at: isoTime,
  like: v.number(),
  comment: v.number(),
});
export type PostCard = v.InferOutput<typeof postCard>;

/** Shown as a badge beside the name of an expert or an editor. */
export const authorRole = v.picklist(['parent', 'expert', 'editor']);
export type AuthorRole = v.InferOutput<typeof authorRole>;

/**
 * A picture in /uploads/{path}; its size prevents layout shifts while it loads. For a post with restricted visibility
 * the path is signed and serves the picture for about a day.
 */
export const postImage = v.strictObject({
  path: v.string(),
  width: v.number(),
  height: v.number(),
  /** The colour that most of it has, '#rrggbb', for its place until it has loaded; null when it is not known. */
  color: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
});
export type PostImage = v.InferOutput<typeof postImage>;

/** Subject of a review or an entry: the id of a place, a book or a contest, and its name. */
export const postSubject = v.strictObject({
  kind: v.picklist(['place', 'book', 'contest']),
  id: v.string(),
  label: v.string(),
});
export type PostSubject = v.InferOutput<typeof postSubject>;

/** A card of the community's lists: the post card with the reader's own marks. `content` is an excerpt. */
export const communityCard = v.strictObject({
  ...postCard.entries,
  section: v.picklist(SECTIONS),
  tags: v.array(v.string()),
  subject: v.nullable(postSubject),
  /** 1–5, reviews only. */
  stars: v.nullable(v.number()),
  /** The first picture. */
  image: v.nullable(postImage),
  image_count: v.number(),
  view: v.number(),
  /** Votes of an entry; 0 elsewhere. */
  vote: v.number(),
  author_role: authorRole,
  liked: v.boolean(),
  bookmarked: v.boolean(),
  mine: v.boolean(),
  /** A question that an expert answered. */
  answered: v.boolean(),
  /** The author says it is advertising or was paid for. */
  is_ad: v.boolean(),
  /** Seen by its author and the experts only. */
  private: v.boolean(),
  edited: v.boolean(),
  /** Months of age an article is for; null elsewhere. */
  ages: v.nullable(v.strictObject({ from: v.number(), to: v.number() })),
});
export type CommunityCard = v.InferOutput<typeof communityCard>;
