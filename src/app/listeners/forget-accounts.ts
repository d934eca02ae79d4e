import { profileListApi } from '@/domain/profiles/profile-list-api';
import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { PICTURE_CACHE, type WorkerMessage } from '@/service-worker/messages';
import type { ApiMeta } from '@/shared/api/api-call';
import { forgetAnswers, forgetProfiles, listStoredProfiles } from '@/shared/api/last-answers';
import { deviceStorage } from '@/shared/storage/safe-storage';
import type { AppDispatch, AppStartListening } from '@/shared/store/hooks';
import type { RootState } from '@/shared/store/root-state';

const { listProfiles } = profileListApi.endpoints;

async function forgetPictures(): Promise<void> {
  if (typeof caches === 'undefined') return;
  // Pictures that are under way are the worker's; without a worker there is only the cache.
  const message: WorkerMessage = { kind: 'forgetPictures' };
  navigator.serviceWorker?.controller?.postMessage(message);
  await caches.delete(PICTURE_CACHE).catch(() => false);
}

/** Copies of pages that earlier builds kept in clear text, a child's results among them. */
function removePageCopies(): void {
  for (const key of deviceStorage.keys()) if (key.startsWith('ggp_v1_snapshot')) deviceStorage.remove(key);
}

/**
 * Removes stored answers and pictures of every other account from the device.
 * @param accountId the account that stays; null for none
 */
export async function forgetAccountsExcept(accountId: string | null): Promise<void> {
  removePageCopies();
  const [, isAll] = await Promise.all([accountId === null && forgetPictures(), forgetAnswers(accountId)]);
  if (isAll && accountId !== null) await forgetPictures();
}

/** Asks for the account's children where answers about others than the selected one are stored: they may be gone. */
export async function checkStoredChildren(store: { dispatch: AppDispatch; getState(): RootState }): Promise<void> {
  const selected = selectProfileId(store.getState());
  if ((await listStoredProfiles()).some((id) => id !== selected))
    await store.dispatch(listProfiles.initiate(undefined, { subscribe: false }));
}

/** Removes what is stored about children that the account does not see any more. */
export function startForgetListeners(startListening: AppStartListening): void {
  startListening({
    matcher: listProfiles.matchFulfilled,
    effect: async ({ payload, meta }) => {
      if ((meta.baseQueryMeta as ApiMeta | undefined)?.stored) return;
      const seen = new Set(payload.map(({ id }) => id));
      const gone = (await listStoredProfiles()).filter((id) => !seen.has(id));
      if (gone.length === 0) return;
      await Promise.all([forgetProfiles(gone), forgetPictures()]);
    },
  });
}
