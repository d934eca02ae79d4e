import { selectOwner } from '@/features/auth/auth-slice';
import { selectPendingReactions } from '@/features/community/outbox/reactions-outbox';
import { baseApi } from '@/shared/api/base-api';
import type { ThunkExtra } from '@/shared/api/base-query';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import type { CachedPost, CacheEntryRef, Path, RowLocation } from './post-index';
import { SHOW_REACTION } from './show-reaction';

type Started<Data> = {
  dispatch: AppDispatch;
  getState(): unknown;
  extra: unknown;
  queryFulfilled: Promise<{ data: Data }>;
  getCacheEntry(): { data?: unknown };
};

const getIndex = (extra: unknown) => (extra as ThunkExtra).postIndex;

/** The paths of an infinite list's pages. */
export const toPagePaths = ({ pages }: { pages: readonly unknown[] }): Path[] =>
  pages.map((_, nth) => ['pages', nth, 'items']);

const readAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], data);

const toPosts = (page: unknown): readonly CachedPost[] =>
  (Array.isArray(page) ? page : [page]).filter((post) => typeof post?.id === 'string');

/**
 * An endpoint's `onQueryStarted`: indexes the posts of the answer, so that a like finds a post in every list without a
 * search. Pages that were indexed before are skipped.
 */
export function indexPosts<Data, Arg>(endpoint: string, toPaths: (data: Data) => readonly Path[]) {
  return async (arg: Arg, { dispatch, getState, extra, queryFulfilled, getCacheEntry }: Started<Data>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    const { entries, locations } = getIndex(extra);
    const key = `${endpoint}(${JSON.stringify(arg)})`;
    const paths = toPaths(answer.data);
    const earlier = entries.get(key)?.paths.length ?? 0;
    entries.set(key, {
      paths,
      read: () => getCacheEntry().data,
      // `baseApi` has no types of the endpoints that are injected into it
      patch: (patches) => dispatch(baseApi.util.patchQueryData(endpoint as never, arg as never, patches)),
    });
    for (let page = earlier < paths.length ? earlier : 0; page < paths.length; page += 1) {
      for (const [row, { id }] of toPosts(readAt(answer.data, paths[page] ?? [])).entries()) {
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
export const indexPost = (endpoint: string) => indexPosts(endpoint, () => [[]]);

/** The path of the indexed row or, when a row above it was removed, of the row of that id on the same page. */
function findRow(data: unknown, { paths }: CacheEntryRef, id: string, { page, row }: RowLocation): Path {
  const path = paths[page] ?? [];
  const posts = readAt(data, path);
  if (!Array.isArray(posts)) return path;
  return [...path, posts[row]?.id === id ? row : posts.findIndex((post) => post?.id === id)];
}

/**
 * Changes a post in every cached list and detail. The patches are written here, as `updateQueryData` would draft each
 * list once more to find them.
 */
export const patchPost =
  (id: string, toChanges: (post: CachedPost) => Partial<CachedPost>) =>
  (_dispatch: AppDispatch, _: unknown, extra: unknown): void => {
    const { entries, locations } = getIndex(extra);
    for (const [key, location] of locations.get(id) ?? []) {
      const entry = entries.get(key);
      const data = entry?.read();
      if (!entry || data === undefined) {
        entries.delete(key);
        continue;
      }
      const path = findRow(data, entry, id, location);
      const post = readAt(data, path) as CachedPost | undefined;
      // Removed since, or not among the fewer pages of a list that was read again
      if (post?.id !== id) continue;
      const patches = Object.entries(toChanges(post))
        .filter(([field, value]) => post[field as keyof CachedPost] !== value)
        .map(([field, value]) => ({ op: 'replace' as const, path: [...path, field], value }));
      if (patches.length > 0) entry.patch(patches);
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
    for (const { paths, read, patch } of getIndex(extra).entries.values()) {
      const data = read();
      const patches = paths.flatMap((path) => {
        const posts = readAt(data, path);
        if (!Array.isArray(posts)) return [];
        const rows = posts.flatMap((post, row) => (post && shouldRemove(post) ? [row] : []));
        // from the last row on, as each removal moves the rows below it
        return rows.reverse().map((row) => ({ op: 'remove' as const, path: [...path, row] }));
      });
      if (patches.length > 0) patch(patches);
    }
  };
