import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, makeRouter } from './app';
import { readPersistedState } from './persistence';
import { makeStore } from './store';

/** Storage → store → screen. */
export function boot(): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('index.html has no #root');
  const store = makeStore(readPersistedState());
  store.connect();
  createRoot(element).render(
    <StrictMode>
      <App store={store} router={makeRouter()} />
    </StrictMode>,
  );
}
