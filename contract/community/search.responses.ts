import * as v from 'valibot';
import { matchRange, searchHit } from './posts.responses';
import { CONTENT_KINDS } from './search';

/** A place, a book, a play or a question of the FAQ. */
export const contentHit = v.strictObject({
  id: v.string(),
  title: v.string(),
  /** A few words on what it is: region and kind, authors, ages. */
  about: v.string(),
  match: v.strictObject({
    /** In `title`. */
    title: v.array(matchRange),
    /** The part of its text around the first match (or its beginning), and the matches in it. */
    excerpt: v.string(),
    in_excerpt: v.array(matchRange),
  }),
});
export type ContentHit = v.InferOutput<typeof contentHit>;

export const contentFound = v.strictObject({
  kind: v.picklist(CONTENT_KINDS),
  total: v.number(),
  items: v.array(contentHit),
});
export type ContentFound = v.InferOutput<typeof contentFound>;

/** `total` counts to a hundred; then `more` may be true. */
export const postsFound = v.strictObject({ total: v.number(), more: v.boolean(), items: v.array(searchHit) });
export type PostsFound = v.InferOutput<typeof postsFound>;

/** `articles` are the posts of the section 'grow', `posts` those of all others. */
export const searchOverview = v.strictObject({
  content: v.array(contentFound),
  articles: postsFound,
  posts: postsFound,
});
export type SearchOverview = v.InferOutput<typeof searchOverview>;
