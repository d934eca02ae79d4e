import { baseApi } from '@/shared/api/base-api';
import type { AppDispatch } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';
import {
  type CachedPost,
  changePost,
  type ToLists,
  toArticleLists,
  toFoundLists,
  toOnlyList,
  toPagesWith,
  toPostAlone,
} from './cached-posts';
import { feedApi } from './feed-api';
import { growApi } from './grow-api';
import { mineApi } from './mine-api';
import { postApi } from './post-api';
import { searchApi } from './search-api';

/** Runs a recipe on each list of posts in the cache that may hold the post, and on its own page. */
const updateLists =
  (id: string, recipe: (posts: CachedPost[]) => void) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const inEach =
      <Answer>(toLists: ToLists<Answer>) =>
      (draft: Answer) =>
        toLists(draft, id).forEach(recipe);
    const answers = baseApi.util.selectInvalidatedBy(getState(), ['Feed', 'Mine', { type: 'Post', id }]);
    for (const { endpointName, originalArgs: arg } of answers) {
      switch (endpointName) {
        case 'listFeed':
          dispatch(feedApi.util.updateQueryData(endpointName, arg, inEach(toPagesWith)));
          break;
        case 'listSectionPopular':
          dispatch(feedApi.util.updateQueryData(endpointName, arg, inEach(toOnlyList)));
          break;
        case 'searchPosts':
          dispatch(searchApi.util.updateQueryData(endpointName, arg, inEach(toPagesWith)));
          break;
        case 'searchAll':
          dispatch(searchApi.util.updateQueryData(endpointName, arg, inEach(toFoundLists)));
          break;
        case 'listMine':
          dispatch(mineApi.util.updateQueryData(endpointName, arg, inEach(toPagesWith)));
          break;
        case 'listArticles':
          dispatch(growApi.util.updateQueryData(endpointName, arg, inEach(toArticleLists)));
          break;
        case 'getPost':
          dispatch(postApi.util.updateQueryData(endpointName, arg, inEach(toPostAlone)));
          break;
      }
    }
  };

/** Changes a post in every cached list and on its own page. */
export const patchCachedPost = (id: string, toChanges: (post: CachedPost) => Partial<CachedPost>) =>
  updateLists(id, (posts) => changePost(posts, id, toChanges));

/** Removes a post from every cached list: deleted, reported, or its author blocked. */
export const removeCachedPost = (id: string) =>
  updateLists(id, (posts) => {
    const index = posts.findIndex((post) => post.id === id);
    if (index >= 0) posts.splice(index, 1);
  });
