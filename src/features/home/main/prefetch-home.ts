import { selectAgeGroup, selectProfileId } from '@/domain/profiles/profiles-slice';
import { selectedProfileApi } from '@/domain/profiles/selected-profile-api';
import { homeApi } from '@/features/home/home-api';
import { todayApi } from '@/features/home/play-plan/today-api';
import type { PageHandle } from '@/shared/store/page-handle';

/** Prefetches what the page asks first. */
export const prefetchHome: PageHandle['prefetch'] = ({ dispatch, getState }) => {
  const profileId = selectProfileId(getState());
  const age = selectAgeGroup(getState());
  if (profileId) {
    dispatch(selectedProfileApi.util.prefetch('getSelectedProfile', { profileId }, {}));
    dispatch(todayApi.util.prefetch('getToday', { profileId }, {}));
    if (age) dispatch(homeApi.util.prefetch('listMainTests', { profileId, age }, {}));
  }
  dispatch(homeApi.util.prefetch('listPopularPosts', { range: 'today' }, {}));
};
