import { selectOwner } from '@/features/auth/auth-slice';
import { selectPendingReactions } from '@/features/community/outbox/reactions-outbox';
import type { ThunkExtra } from '@/shared/api/base-query';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import type { CachedPost } from './post-index';
import { SHOW_REACTION } from './show-reaction';

type Started<Data> = {
  dispatch: AppDispatch;
  getState(): unknown;
  extra: unknown;
  queryFulfilled: Promise<{ data: Data }>;
  getCacheEntry(): { data?: unknown };
  updateCachedData(recipe: (draft: Data) => void): unknown;
};

const getIndex = (extra: unknown) => (extra as ThunkExtra).postIndex;

/** The posts of a page of most lists. */
export const toItems = <Post>({ items }: { items: Post[] }): Post[] => items;

/** Null for an answer in another shape: its page shows a failure, and there is nothing to index. */
function readPages<Page>(
  read: () => readonly Page[],
  toPosts: (page: Page) => readonly CachedPost[],
): readonly (readonly CachedPost[])[] | null {
  try {
    const pages = read().map(toPosts);
    return pages.every((page) => Array.isArray(page) && page.every((post) => typeof post?.id === 'string'))
      ? pages
      : null;
  } catch {
    return null;
  }
}

/**
 * An endpoint's `onQueryStarted`: indexes the posts of the answer, so that a like finds a post in every list without a
 * search. Pages that were indexed before are skipped.
 * @param toPosts of one page: a patch reads no other, as Immer drafts each page that is read
 */
export function indexPosts<Data, Arg, Page>(
  endpoint: string,
  toPages: (data: Data) => readonly Page[],
  toPosts: (page: Page) => CachedPost[],
) {
  return async (
    arg: Arg,
    { dispatch, getState, extra, queryFulfilled, getCacheEntry, updateCachedData }: Started<Data>,
  ) => {
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    const { entries, locations } = getIndex(extra);
    const key = `${endpoint}(${JSON.stringify(arg)})`;
    const pages = readPages(() => toPages(answer.data), toPosts);
    if (!pages) return;
    const earlier = entries.get(key)?.indexed;
    entries.set(key, {
      indexed: pages,
      update: (recipe, page) => {
        // RTK Query has dropped the answer since, as no component used it
        if (getCacheEntry().data === undefined) entries.delete(key);
        else
          updateCachedData((draft) => {
            const drafts = toPages(draft);
            for (const each of page === undefined ? drafts : drafts.slice(page, page + 1)) recipe(toPosts(each));
          });
      },
    });
    const known = earlier && earlier.length < pages.length ? earlier.length : 0;
    for (let page = known; page < pages.length; page += 1) {
      for (const [row, { id }] of (pages[page] ?? []).entries()) {
        let byEntry = locations.get(id);
        if (!byEntry) {
          byEntry = new Map();
          locations.set(id, byEntry);
        }
        byEntry.set(key, { page, row });
      }
    }
    dispatch(showPendingReactions(getState() as RootState, locations));
  };
}

/** The same for a detail, which is one post. */
export const indexPost = <Data extends CachedPost, Arg>(endpoint: string) =>
  indexPosts<Data, Arg, Data>(
    endpoint,
    (post) => [post],
    (post) => [post],
  );

/** The indexed row or, when a row above it was removed, the row of that id on the same page. */
function findPost(posts: readonly CachedPost[], id: string, row: number): CachedPost | undefined {
  const indexed = posts[row];
  return indexed?.id === id ? indexed : posts.find((post) => post.id === id);
}

/** Changes a post in every cached list and detail; the cost does not depend on the length of the lists. */
export const patchPost =
  (id: string, recipe: (post: CachedPost) => void) =>
  (_dispatch: AppDispatch, _: unknown, extra: unknown): void => {
    const { entries, locations } = getIndex(extra);
    for (const [key, { page, row }] of locations.get(id) ?? []) {
      entries.get(key)?.update((posts) => {
        const post = findPost(posts, id, row);
        if (post) recipe(post);
      }, page);
    }
  };

/** The server's answer does not have what is still in the outbox. */
const showPendingReactions = (state: RootState, locations: ReadonlyMap<string, unknown>) => (dispatch: AppDispatch) => {
  for (const { kind, postId, on } of selectPendingReactions(state, selectOwner(state)))
    if (kind !== 'comment_like' && locations.has(postId)) dispatch(patchPost(postId, SHOW_REACTION[kind](on)));
};

/** Removes posts from every cached list: deleted, reported, or their author blocked. */
export const removePosts =
  (shouldRemove: (post: CachedPost) => boolean) =>
  (_dispatch: AppDispatch, _: unknown, extra: unknown): void => {
    for (const { update } of getIndex(extra).entries.values()) {
      update((posts) => {
        if (posts.some(shouldRemove)) posts.splice(0, posts.length, ...posts.filter((post) => !shouldRemove(post)));
      });
    }
  };
