import type { ProfileArg } from '@/domain/api-urls';
import type { AppDispatch, AppStoreApi } from '@/shared/store/hooks';
import { selectProfileId } from './profiles-slice';
import { selectedProfileApi } from './selected-profile-api';

type Prefetch = (arg: ProfileArg) => Parameters<AppDispatch>[0];

/** `handle` of a page about the selected child: asks for the child and what else the page asks first (app/prefetch-first-page.ts). */
export const prefetchForChild = (...prefetches: Prefetch[]) => ({
  prefetch: ({ dispatch, getState }: AppStoreApi) => {
    const profileId = selectProfileId(getState());
    if (!profileId) return;
    dispatch(selectedProfileApi.util.prefetch('getSelectedProfile', { profileId }, {}));
    for (const prefetch of prefetches) dispatch(prefetch({ profileId }));
  },
});
