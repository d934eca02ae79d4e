import type { ProfileArg } from '@/domain/api-urls';
import type { AppDispatch, AppStoreApi } from '@/shared/store/hooks';
import { selectProfileId } from './profiles-slice';
import { selectedProfileApi } from './selected-profile-api';

type Prefetch = (arg: ProfileArg) => Parameters<AppDispatch>[0];

/** Asks for the child itself; for a page that shows it. */
export const prefetchProfile: Prefetch = (arg) => selectedProfileApi.util.prefetch('getSelectedProfile', arg, {});

/** `handle` of a page about the selected child: asks what the page asks first (app/prefetch-first-page.ts). */
export const prefetchForChild = (...prefetches: Prefetch[]) => ({
  prefetch: ({ dispatch, getState }: AppStoreApi) => {
    const profileId = selectProfileId(getState());
    if (!profileId) return;
    for (const prefetch of prefetches) dispatch(prefetch({ profileId }));
  },
});
