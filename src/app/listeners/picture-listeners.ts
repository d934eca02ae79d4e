import { HOUR_MS } from '@contract/common/time';
import { baseApi } from '@/shared/api/base-api';
import type { TagType } from '@/shared/api/tags';
import type { AppStartListening } from '@/shared/store/hooks';

/** Signed addresses of pictures serve for 23 hours at least. */
const READ_AGAIN_AFTER_MS = 12 * HOUR_MS;
const WITH_SIGNED_PICTURES: readonly TagType[] = ['Profile', 'Post', 'Inquiry', 'StaffInquiry'];

/** A page that comes to the front after half a day reads again what carries signed addresses of pictures. */
export function startPictureListeners(startListening: AppStartListening): void {
  let readAt = Date.now();
  startListening({
    predicate: () => true,
    effect: async (_, api) => {
      api.unsubscribe();
      const refresh = () => {
        if (document.visibilityState !== 'visible' || Date.now() - readAt < READ_AGAIN_AFTER_MS) return;
        readAt = Date.now();
        api.dispatch(baseApi.util.invalidateTags([...WITH_SIGNED_PICTURES]));
      };
      document.addEventListener('visibilitychange', refresh, { signal: api.signal });
      // alive as long as the store's listeners are
      await new Promise((resolve) => api.signal.addEventListener('abort', resolve));
    },
  });
}
