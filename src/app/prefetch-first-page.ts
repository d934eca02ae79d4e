import { selectProfileId } from '@/domain/profiles/profiles-slice';
import { checkSession } from '@/features/auth/auth-api';
import { hasEarlyAnswers } from '@/shared/api/early-answers';
import type { PageHandle } from '@/shared/store/page-handle';
import type { AppRouter } from './app';
import type { AppStore } from './store';

const hasPrefetch = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'prefetch' in handle;

/**
 * Puts the answers of the early requests into the store while the rest of the code arrives, so that the first render
 * shows them and no skeleton. Without early requests the page asks when it is rendered.
 */
export function prefetchFirstPage(store: AppStore, router: AppRouter): void {
  if (!hasEarlyAnswers()) return;
  void store.dispatch(checkSession());
  const start = () => {
    // An address may name another child, which is selected first (gate/named-child.tsx).
    const { search } = router.state.location;
    const named = new URLSearchParams(search).get('child');
    if (named !== null && named !== selectProfileId(store.getState())) return;
    for (const { params, route } of router.state.matches)
      if (hasPrefetch(route.handle)) route.handle.prefetch(store, { params, search });
  };
  if (router.state.initialized) {
    start();
    return;
  }
  // The page's code is being evaluated.
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    start();
  });
}
