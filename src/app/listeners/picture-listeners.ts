import { HOUR_MS } from '@contract/common/time';
import { baseApi } from '@/shared/api/base-api';
import type { TagType } from '@/shared/api/tags';
import { onPageShown } from '@/shared/lib/page-visibility';
import type { AppStartListening } from '@/shared/store/hooks';

/** Signed addresses of pictures serve for 23 hours at least. */
const READ_AGAIN_AFTER_MS = 12 * HOUR_MS;
const WITH_SIGNED_PICTURES: readonly TagType[] = [
  ...(['Profile', 'Post', 'Inquiry', 'StaffInquiry'] as const),
  // the authors' pictures
  ...(['Feed', 'Popular', 'Comments', 'User', 'MyPage'] as const),
];

/** When a page becomes visible after half a day, repeats the queries with signed picture addresses. */
export function startPictureListeners(startListening: AppStartListening): void {
  let readAt = Date.now();
  startListening({
    predicate: () => true,
    effect: async (_, api) => {
      api.unsubscribe();
      const refresh = () => {
        if (Date.now() - readAt < READ_AGAIN_AFTER_MS) return;
        readAt = Date.now();
        api.dispatch(baseApi.util.invalidateTags([...WITH_SIGNED_PICTURES]));
      };
      onPageShown(refresh, api.signal);
      // runs until the store's listeners are stopped
      await new Promise((resolve) => api.signal.addEventListener('abort', resolve));
    },
  });
}
