import type { CachedPost } from './post-index';

type Show = (on: boolean) => (post: CachedPost) => void;

/** How a cached post looks with a reaction on or off. */
export const SHOW_REACTION: Record<'like' | 'bookmark', Show> = {
  like: (liked) => (post) => {
    if (post.liked !== liked) post.like = Math.max(0, post.like + (liked ? 1 : -1));
    post.liked = liked;
  },
  bookmark: (bookmarked) => (post) => {
    post.bookmarked = bookmarked;
  },
};
