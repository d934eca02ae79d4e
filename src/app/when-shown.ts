import { selectUser } from '@/features/auth/auth-slice';
import { whenIdle } from '@/shared/lib/idle';
import type { AppStore } from './store';

/** A signed-in person's first page has its answers. */
export const isShown = ({ getState }: Pick<AppStore, 'getState'>) => {
  const state = getState();
  const queries = Object.values(state.api.queries);
  return selectUser(state) !== null && queries.length > 1 && queries.every((query) => query?.status !== 'pending');
};

/** What a page loads after its answers comes first. */
const AFTER_MS = 3000;

/** Runs `work` a moment after a signed-in person's first page has its answers, when the browser is idle. */
export function whenShown(store: AppStore, work: () => void): void {
  const check = () => {
    if (!isShown(store)) return;
    unsubscribe();
    setTimeout(() => whenIdle(work), AFTER_MS);
  };
  const unsubscribe = store.subscribe(check);
  check();
}
