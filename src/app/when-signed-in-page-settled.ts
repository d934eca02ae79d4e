import type { Store } from '@reduxjs/toolkit';
import { selectUser } from '@/features/auth/auth-slice';
import { whenIdle } from '@/shared/lib/idle';
import type { RootState } from '@/shared/store/root-state';

type FollowedStore = Pick<Store<RootState>, 'getState' | 'subscribe'>;

/** A signed-in person's first page has its answers. */
const isShown = ({ getState }: FollowedStore) => {
  const state = getState();
  const queries = Object.values(state.api.queries);
  return selectUser(state) !== null && queries.length > 1 && queries.every((query) => query?.status !== 'pending');
};

/** What a page loads after its answers comes first. */
const AFTER_MS = 3000;

/** Runs `work` a moment after a signed-in person's first page has its answers, when the browser is idle. */
export function whenSignedInPageSettled(store: FollowedStore, work: () => void): void {
  const check = () => {
    if (!isShown(store)) return;
    unsubscribe();
    setTimeout(() => whenIdle(work), AFTER_MS);
  };
  const unsubscribe = store.subscribe(check);
  check();
}
