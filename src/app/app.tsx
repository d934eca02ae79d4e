import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
// before any router listens to Back
import '@/shared/ui/sheet-history';
import { watchPending } from './reopen';
import { createRoutes } from './routes';
import type { AppStore } from './store';
import { appStyles } from './theme/app-styles';
import { Toaster } from './toaster/toaster';

export function createRouter() {
  const router = createBrowserRouter(createRoutes(() => reload()));
  const reload = watchPending(router);
  return router;
}
export type AppRouter = ReturnType<typeof createRouter>;

/** The product on a page: its store, styles, routes and messages. */
export function App({ store, router, children }: { store: AppStore; router: AppRouter; children?: ReactNode }) {
  return (
    <Provider store={store}>
      {appStyles}
      <RouterProvider router={router} />
      <Toaster />
      {children}
    </Provider>
  );
}
