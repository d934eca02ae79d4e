import type { CommunityCard } from '@contract/community/community.responses';

/** The fields of a post that change in place while it is cached. */
export type CachedPost = Pick<CommunityCard, 'id' | 'liked' | 'like' | 'bookmarked' | 'comment' | 'view' | 'vote'>;

export type Path = readonly (string | number)[];
type Patch = { op: 'replace' | 'remove'; path: (string | number)[]; value?: unknown };

/** A cached answer with posts. Each path leads to a page of posts or, in a detail, to the post. */
export type CacheEntryRef = {
  paths: readonly Path[];
  /** Undefined once RTK Query has dropped the answer, as no component used it. */
  read: () => unknown;
  patch: (patches: Patch[]) => void;
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
