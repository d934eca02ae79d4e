import type { CachedPost } from './post-index';

type Show = (on: boolean) => (post: CachedPost) => Partial<CachedPost>;

/** How a cached post looks with a reaction on or off. */
export const SHOW_REACTION: Record<'like' | 'bookmark', Show> = {
  like: (liked) => (post) => ({
    liked,
    like: post.liked === liked ? post.like : Math.max(0, post.like + (liked ? 1 : -1)),
  }),
  bookmark: (bookmarked) => () => ({ bookmarked }),
};
