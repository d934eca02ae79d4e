import { StrictMode, startTransition } from 'react';
import { followInstallPrompt } from '@/shared/lib/install';
import { followErrors } from '@/shared/lib/report-error';
import { loadRows } from '@/shared/outbox/row-database';
import { tokenSubject } from '@/shared/session/token-subject';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { readStoredToken } from '@/shared/storage/session-keys';
import { App, createRouter, whenStarted } from './app';
import { checkStoredChildren, forgetAccountsExcept } from './listeners/forget-accounts';
import { readPersistedState } from './persistence';
import { preloadOnPress } from './preload-on-press';
import { openPushed } from './service-worker/open-pushed';
import { prefetchFirstPage } from './start/prefetch-first-page';
import { makeStore } from './store';
import { whenSignedInPageSettled } from './when-signed-in-page-settled';

/** In development unless localStorage.ggp_devtools is '0'; in the demo and the built product when it is '1'. */
export const areDevToolsOn = (isDevelopment: boolean, stored: string | null) =>
  isDevelopment ? stored !== '0' : stored === '1';

const AFTER_FIRST_PAGE_MS = 3000;

/**
 * Storage → store → screen.
 * @returns closes the product, for tests
 */
export async function boot(): Promise<() => void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const isOn = areDevToolsOn(import.meta.env.DEV, deviceStorage.read('ggp_devtools'));
  const devTools = isOn && (await import('./devtools')).devTools;
  followInstallPrompt();
  await loadRows();
  const store = makeStore(readPersistedState(), devTools);
  const disconnect = store.connect();
  const router = createRouter();
  followErrors(() => ({
    pathname: router.state.location.pathname,
    params: router.state.matches.at(-1)?.params ?? {},
  }));
  openPushed(router);
  prefetchFirstPage(store, router);
  const [{ createRoot }] = await Promise.all([import('react-dom/client'), whenStarted(router)]);
  // In slices, so that a tap is answered meanwhile.
  const root = createRoot(element);
  startTransition(() =>
    root.render(
      <StrictMode>
        <App store={store} router={router} />
      </StrictMode>,
    ),
  );
  whenSignedInPageSettled(store, () => {
    import('./prefetch-tabs').then(
      ({ prefetchTabs }) => prefetchTabs(),
      () => undefined,
    );
  });
  preloadOnPress();
  // The demo has a worker of its own, `npm run dev` none.
  if (import.meta.env.MODE === 'production') {
    whenSignedInPageSettled(store, () => {
      import('./service-worker/register-worker')
        .then(({ registerWorker }) => registerWorker(store))
        .catch(() => undefined);
    });
  }
  const afterFirstPage = setTimeout(() => {
    // Where the page was closed while a session ended.
    void forgetAccountsExcept(tokenSubject(readStoredToken())).then(() => checkStoredChildren(store));
  }, AFTER_FIRST_PAGE_MS);
  return () => {
    clearTimeout(afterFirstPage);
    root.unmount();
    router.dispose();
    disconnect();
  };
}
