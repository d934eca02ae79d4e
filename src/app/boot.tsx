import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { yieldToMain } from '@/shared/lib/yield-to-main';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { App, createRouter } from './app';
import { readPersistedState } from './persistence';
import { makeStore } from './store';

/** In development unless localStorage.ggp_devtools is '0'; in the demo and the built product when it is '1'. */
export const areDevToolsOn = (isDevelopment: boolean, stored: string | null) =>
  isDevelopment ? stored !== '0' : stored === '1';

const AFTER_FIRST_PAGE_MS = 3000;

/** Storage → store → screen. */
export async function boot(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const isOn = areDevToolsOn(import.meta.env.DEV, deviceStorage.read('ggp_devtools'));
  const devTools = isOn && (await import('./devtools')).devTools;
  const store = makeStore(readPersistedState(), devTools);
  store.connect();
  await yieldToMain();
  const router = createRouter();
  await yieldToMain();
  createRoot(element).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
  // The first page has no page before it: the code may come after its content.
  setTimeout(() => {
    import('./page-transitions').then(
      ({ animatePages }) => animatePages(router),
      () => undefined,
    );
  }, AFTER_FIRST_PAGE_MS);
}
