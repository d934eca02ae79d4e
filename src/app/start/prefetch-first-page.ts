import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { selectAgeGroup, selectProfileId } from '@/domain/profiles/profiles-slice';
import { checkSession } from '@/features/auth/auth-api';
import { baseApi } from '@/shared/api/base-api';
import { hasEarlyAnswers } from '@/shared/api/early-answers';
import type { RootState } from '@/shared/store/root-state';
import type { AppRouter } from '../app';
import type { AppStore } from '../store';
import { isOtherChild, listFirstQueries } from './first-queries';

type Endpoint = {
  initiate(arg: unknown, options: { subscribe: false }): ThunkAction<unknown, RootState, unknown, UnknownAction>;
};

/** Puts the answers of the first queries into the store. Its endpoints are known once the page's code has run. */
function prefetch({ dispatch, getState }: AppStore, router: AppRouter): void {
  const { location } = router.state;
  const selection = { profileId: selectProfileId(getState()), ageGroup: selectAgeGroup(getState()) };
  // The other child is selected first.
  if (isOtherChild(location.search, selection.profileId)) return;
  const endpoints: Record<string, Endpoint | undefined> = baseApi.endpoints;
  for (const { endpoint, arg } of listFirstQueries(location, selection)) {
    const found = endpoints[endpoint];
    if (found) void dispatch(found.initiate(arg, { subscribe: false }));
  }
}

/**
 * Puts the answers of the early requests into the store while the rest of the code arrives, so that the first render
 * shows them and no skeleton. Without early requests the page asks when it is rendered.
 */
export function prefetchFirstPage(store: AppStore, router: AppRouter): void {
  if (!hasEarlyAnswers()) return;
  void store.dispatch(checkSession());
  if (router.state.initialized) {
    prefetch(store, router);
    return;
  }
  // The page's code is being loaded.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    prefetch(store, router);
  });
}
