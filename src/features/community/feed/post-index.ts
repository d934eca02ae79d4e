import type { CommunityCard } from '@contract/community/community.responses';

/** The fields of a post that change in place while it is cached. */
export type CachedPost = Pick<CommunityCard, 'id' | 'liked' | 'like' | 'bookmarked' | 'comment' | 'view' | 'vote'>;

/**
 * A cached answer with posts; a detail is one page of one row. `update` patches the posts of each page, or of one, through
 * the answer's endpoint: only pages that are read become drafts, so a patch of one costs no more in a long list.
 */
export type CacheEntryRef = {
  indexed: readonly object[];
  update: (recipe: (posts: CachedPost[]) => void, page?: number) => void;
};
type RowLocation = { page: number; row: number };

/** Which cached answers a post is in, and where: entries by cache key, locations by post id and cache key. */
export const createPostIndex = () => ({
  entries: new Map<string, CacheEntryRef>(),
  locations: new Map<string, Map<string, RowLocation>>(),
});
type PostIndex = ReturnType<typeof createPostIndex>;

declare module '@/shared/api/base-query' {
  interface ThunkExtra {
    postIndex: PostIndex;
  }
}
