import type { CommunityCard } from '@contract/community/community.responses';

/** The fields of a post that change in place while it is cached. */
export type CachedPost = Pick<CommunityCard, 'id' | 'liked' | 'like' | 'bookmarked' | 'comment' | 'view' | 'vote'>;

/** The posts of a cached answer. Only the pages that are read become drafts, so a patch of one costs the same in any list. */
export type CachedPages = { count: number; at: (page: number) => CachedPost[] };

/** A cached answer with posts. `update` patches it through its own endpoint; a detail is one page of one row. */
export type CacheEntryRef = {
  indexed: readonly object[];
  update: (recipe: (pages: CachedPages) => void) => void;
};
export type RowLocation = { page: number; row: number };

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
