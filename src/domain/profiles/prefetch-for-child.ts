import type { ProfileArg } from '@/domain/api-urls';
import type { AppDispatch } from '@/shared/store/hooks';
import type { PageHandle } from '@/shared/store/page-handle';
import { selectProfileId } from './profiles-slice';
import { selectedProfileApi } from './selected-profile-api';

type Prefetch = (arg: ProfileArg) => Parameters<AppDispatch>[0];

/** Asks for the child itself; for a page that shows it. */
export const prefetchProfile: Prefetch = (arg) => selectedProfileApi.util.prefetch('getSelectedProfile', arg, {});

/** Prefetches what a page about the selected child asks first. */
export const prefetchForChild = (...prefetches: Prefetch[]): PageHandle => ({
  prefetch: ({ dispatch, getState }) => {
    const profileId = selectProfileId(getState());
    if (!profileId) return;
    for (const prefetch of prefetches) dispatch(prefetch({ profileId }));
  },
});
