import type { CommunityCard } from '@contract/community/community';
import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';

/** Where a cached answer holds a post: the page of a list and the place in it; a detail has neither. */
type Place = { page: number; at: number };
/** A cached answer that holds posts. */
type Holder = { endpoint: string; arg: unknown; indexed: readonly object[] };
type Index = { holders: Map<string, Holder>; places: Map<string, Map<string, Place>> };

/** One a store, found by the object its thunks are handed. */
const indexes = new WeakMap<object, Index>();
const indexOf = (extra: unknown): Index => {
  const key = extra as object;
  const known = indexes.get(key);
  if (known) return known;
  const made: Index = { holders: new Map(), places: new Map() };
  indexes.set(key, made);
  return made;
};

type Id = { id: string };
type Started<Data> = {
  extra: unknown;
  queryFulfilled: Promise<{ data: Data }>;
};

/** Null for an answer in another shape: its screen says that it failed, and it holds no posts. */
function readPages(read: () => readonly (readonly Id[])[]): readonly (readonly Id[])[] | null {
  try {
    const pages = read();
    return pages.every((page) => Array.isArray(page) && page.every((post) => typeof post?.id === 'string'))
      ? pages
      : null;
  } catch {
    return null;
  }
}

/**
 * An endpoint's `onQueryStarted`: notes where each post of the answer stands, so that a like finds it in every list
 * without looking through any. Pages that were noted before are not looked at again.
 * @param pagesOf the posts of an answer, page by page
 */
export function indexPosts<Data, Arg>(endpoint: string, pagesOf: (data: Data) => readonly (readonly Id[])[]) {
  return async (arg: Arg, { extra, queryFulfilled }: Started<Data>) => {
    const answer = await queryFulfilled.catch(() => null);
    if (!answer) return;
    const { holders, places } = indexOf(extra);
    const key = `${endpoint}(${JSON.stringify(arg)})`;
    const pages = readPages(() => pagesOf(answer.data));
    if (!pages) return;
    const earlier = holders.get(key)?.indexed;
    holders.set(key, { endpoint, arg, indexed: pages });
    const known = earlier && earlier.length < pages.length ? earlier.length : 0;
    for (let page = known; page < pages.length; page += 1) {
      for (const [at, { id }] of (pages[page] ?? []).entries()) {
        let held = places.get(id);
        if (!held) {
          held = new Map();
          places.set(id, held);
        }
        held.set(key, { page, at });
      }
    }
  };
}

/** A detail that holds one post. */
export const indexPost = <Data extends Id, Arg>(endpoint: string) =>
  indexPosts<Data, Arg>(endpoint, (post) => [[post]]);

export type Changeable = Pick<CommunityCard, 'id' | 'liked' | 'like' | 'bookmarked' | 'comment' | 'view' | 'vote'>;
type Draft = { pages?: { items: Changeable[] }[] } | Changeable[] | Changeable;

/** The very card: where the index says or, when a row before it has gone, wherever it is on that page or list. */
function cardIn(draft: Draft, id: string, { page, at }: Place): Changeable | undefined {
  if (!Array.isArray(draft) && 'id' in draft) return draft.id === id ? draft : undefined;
  const rows = Array.isArray(draft) ? draft : draft.pages?.[page]?.items;
  const there = rows?.[at];
  return there?.id === id ? there : rows?.find((card) => card.id === id);
}

type Util = {
  updateQueryData(endpoint: string, arg: unknown, recipe: (draft: Draft) => void): Parameters<AppDispatch>[0];
};
const util = baseApi.util as unknown as Util;

/** Changes a post in every cached list and detail that holds it; costs the same however long the lists are. */
export const patchPost =
  (id: string, change: (card: Changeable) => void) =>
  (dispatch: AppDispatch, _: unknown, extra: unknown): void => {
    const { holders, places } = indexOf(extra);
    for (const [key, place] of places.get(id) ?? []) {
      const holder = holders.get(key);
      if (!holder) continue;
      dispatch(
        util.updateQueryData(holder.endpoint, holder.arg, (draft) => {
          const card = cardIn(draft, id, place);
          if (card) change(card);
        }),
      );
    }
  };

/** Takes a post out of every cached list: it was deleted, reported, or its author blocked. */
export const removePosts =
  (shouldRemove: (card: Changeable) => boolean) =>
  (dispatch: AppDispatch, _: unknown, extra: unknown): void => {
    for (const { endpoint, arg } of indexOf(extra).holders.values()) {
      dispatch(
        util.updateQueryData(endpoint, arg, (draft) => {
          if (Array.isArray(draft)) draft.splice(0, draft.length, ...draft.filter((card) => !shouldRemove(card)));
          else if ('pages' in draft)
            for (const page of draft.pages ?? [])
              if (page.items.some(shouldRemove)) page.items = page.items.filter((card) => !shouldRemove(card));
        }),
      );
    }
  };
