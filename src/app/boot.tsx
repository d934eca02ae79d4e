import { StrictMode, startTransition } from 'react';
import { followInput } from '@/shared/lib/idle';
import { followInstallPrompt } from '@/shared/lib/install';
import { yieldToMain } from '@/shared/lib/yield-to-main';
import { loadRows } from '@/shared/outbox/row-database';
import { tokenSubject } from '@/shared/session/token-subject';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { readStoredToken } from '@/shared/storage/session-keys';
import { App, compileAppStyles, createRouter } from './app';
import { checkStoredChildren, forgetAccount } from './listeners/forget-account';
import { readPersistedState } from './persistence';
import { prefetchFirstPage } from './prefetch-first-page';
import { preloadOnPress } from './preload-on-press';
import { createRootReducer } from './root-reducer';
import { openPushed } from './service-worker/open-pushed';
import { makeStore } from './store';
import { whenShown } from './when-shown';

/** In development unless localStorage.ggp_devtools is '0'; in the demo and the built product when it is '1'. */
export const areDevToolsOn = (isDevelopment: boolean, stored: string | null) =>
  isDevelopment ? stored !== '0' : stored === '1';

const AFTER_FIRST_PAGE_MS = 3000;

/**
 * How long React renders before it lets the browser act, while the first page comes: after its usual 5 ms a slow phone
 * spends a quarter of that render on frames that show nothing new. A fast one keeps to the shortest that can be set, 8 ms.
 * @param storeMs what making the store has taken: 15 ms on a fast computer, four times that on a slow phone
 */
const sliceMs = (storeMs: number) => Math.min(25, Math.max(8, storeMs / 2));

/** Storage → store → screen. */
export async function boot(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const isOn = areDevToolsOn(import.meta.env.DEV, deviceStorage.read('ggp_devtools'));
  const devTools = isOn && (await import('./devtools')).devTools;
  followInstallPrompt();
  await loadRows();
  // Each step is a task of its own.
  await yieldToMain();
  const reducer = createRootReducer();
  await yieldToMain();
  const before = performance.now();
  const store = makeStore(readPersistedState(), devTools, reducer);
  const storeMs = performance.now() - before;
  await yieldToMain();
  store.connect();
  await yieldToMain();
  const router = createRouter();
  await yieldToMain();
  openPushed(router);
  prefetchFirstPage(store, router);
  await yieldToMain();
  compileAppStyles();
  // The largest file of the start, and the last to arrive: everything before runs meanwhile.
  const { createRoot, forceFrameRate } = await import('./start/renderer-library');
  forceFrameRate(1000 / sliceMs(storeMs));
  await yieldToMain();
  // In slices, so that a tap is answered meanwhile.
  startTransition(() =>
    createRoot(element).render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
  whenShown(store, () => {
    import('./prefetch-tabs').then(
      ({ prefetchTabs }) => prefetchTabs(),
      () => undefined,
    );
  });
  followInput();
  preloadOnPress();
  // The demo has a worker of its own, `npm run dev` none.
  if (import.meta.env.MODE === 'production') {
    whenShown(store, () => {
      import('./service-worker/register-worker')
        .then(({ registerWorker }) => registerWorker(store))
        .catch(() => undefined);
      import('./page-snapshots/follow-pages').then(
        ({ followPages }) => followPages(store, router),
        () => undefined,
      );
    });
  }
  // The first page has no page before it: the code may come after its content.
  setTimeout(() => {
    // The usual slices again: from now on a tap may wait for them.
    forceFrameRate(0);
    // Where the page was closed while a session ended.
    void forgetAccount(tokenSubject(readStoredToken())).then(() => checkStoredChildren(store));
    import('./page-transitions').then(
      ({ animatePages }) => animatePages(router),
      () => undefined,
    );
  }, AFTER_FIRST_PAGE_MS);
}
