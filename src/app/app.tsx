import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { theme } from '@/shared/theme/theme';
import { withSheetHistory } from '@/shared/ui/overlays/sheet-history';
import { reopen } from './reopen';
import { createRoutes } from './routes';
import type { AppStore } from './store';
import { AppStyles } from './theme/app-styles';
import { Toaster } from './toaster/toaster';

export function createRouter() {
  const routes = createRoutes(() => reopen(router));
  const router: ReturnType<typeof createBrowserRouter> = withSheetHistory(() => createBrowserRouter(routes));
  return router;
}
export type AppRouter = ReturnType<typeof createRouter>;

/**
 * Resolves when the code of the first page has arrived. The provider is rendered only then: it subscribes after its
 * first commit, and a start in between would be missed where somebody else had subscribed.
 */
export const whenStarted = (router: AppRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) {
      resolve();
      return;
    }
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** The product on a page: its store, styles, routes and messages. */
export function App({ store, router, children }: { store: AppStore; router: AppRouter; children?: ReactNode }) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <AppStyles />
        <RouterProvider router={router} />
        <Toaster />
        {children}
      </ThemeProvider>
    </Provider>
  );
}
