import type { CommunityCard } from '@contract/community/community.responses';
import { original } from '@reduxjs/toolkit';
import { selectOwner } from '@/features/auth/auth-slice';
import { selectPendingReactions } from '@/features/community/outbox/reactions-outbox';
import type { RootState } from '@/shared/store/root-state';

/** The fields of a post that change in place while it is cached. */
export type CachedPost = Pick<CommunityCard, 'id' | 'liked' | 'like' | 'bookmarked' | 'comment' | 'view' | 'vote'>;
type ToChanges = (post: CachedPost) => Partial<CachedPost>;
type Page = { items: CachedPost[] };

/** Gives the lists of posts in a drafted answer that may hold the post of that id. */
export type ToLists<Answer> = (draft: Answer, id: string) => CachedPost[][];

/** The pages of an infinite list with the post, searched in the plain data: looking at a draft's posts drafts each. */
export const toPagesWith: ToLists<{ pages: Page[] }> = ({ pages }, id) =>
  (original(pages) ?? []).flatMap(({ items }, index) => {
    const page = items.some((post) => post.id === id) ? pages[index] : undefined;
    return page ? [page.items] : [];
  });
/** An answer that is one list. */
export const toOnlyList: ToLists<CachedPost[]> = (posts) => [posts];
export const toFoundLists: ToLists<{ articles: Page; posts: Page }> = ({ articles, posts }) => [
  articles.items,
  posts.items,
];
export const toArticleLists: ToLists<{ now: CachedPost[]; next: CachedPost[] }> = ({ now, next }) => [now, next];
/** A post's own page, as a list of one. */
export const toPostAlone: ToLists<CachedPost> = (post) => [[post]];

/** Changes the post of that id in a list of drafts. */
export function changePost(posts: CachedPost[], id: string, toChanges: ToChanges): void {
  const post = posts.find((listed) => listed.id === id);
  if (post) Object.assign(post, toChanges(post));
}

/** Shows a post with a reaction on or off. */
export const SHOW_REACTION: Record<'like' | 'bookmark', (on: boolean) => ToChanges> = {
  like: (liked) => (post) => ({
    liked,
    like: post.liked === liked ? post.like : Math.max(0, post.like + (liked ? 1 : -1)),
  }),
  bookmark: (bookmarked) => () => ({ bookmarked }),
};

type Started<Answer> = {
  getState(): unknown;
  queryFulfilled: Promise<unknown>;
  updateCachedData(recipe: (draft: Answer) => void): unknown;
};

/** An endpoint's `onQueryStarted`: an answer of the server lacks what is still in the outbox. */
export const showPendingReactions =
  <Answer>(toLists: ToLists<Answer>) =>
  async (_arg: unknown, { getState, queryFulfilled, updateCachedData }: Started<Answer>): Promise<void> => {
    if ((await queryFulfilled.catch(() => null)) === null) return;
    const state = getState() as RootState;
    const pending = selectPendingReactions(state, selectOwner(state));
    if (pending.length === 0) return;
    updateCachedData((draft) => {
      for (const { kind, postId, on } of pending) {
        if (kind === 'comment_like') continue;
        for (const posts of toLists(draft, postId)) changePost(posts, postId, SHOW_REACTION[kind](on));
      }
    });
  };
