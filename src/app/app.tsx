import { CacheProvider } from '@emotion/react';
import { type Dispatch, type ReactNode, type SetStateAction, useLayoutEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
// before any router listens to Back
import '@/shared/ui/sheet-history';
import { watchPending } from './reopen';
import { createRoutes } from './routes';
import type { AppStore } from './store';
import { AppStyles, serializeAppStyles } from './theme/app-styles';
import { createStyleCache } from './theme/style-cache';
import { Toaster } from './toaster/toaster';

export function createRouter() {
  const router = createBrowserRouter(createRoutes(() => reload()));
  const reload = watchPending(router);
  return router;
}
export type AppRouter = ReturnType<typeof createRouter>;

type RoutesProps = { router: AppRouter };

/**
 * The router's provider. It reads the router's state when it is rendered and subscribes when that is on the page: a
 * first render in slices can miss a change between the two, the router's own start among them. Then it is mounted again,
 * at once, so that nothing can change meanwhile.
 */
function Routes({ router }: RoutesProps) {
  const [attempt, setAttempt] = useState(0);
  return <MountedRoutes key={attempt} router={router} setAttempt={setAttempt} />;
}

function MountedRoutes({ router, setAttempt }: RoutesProps & { setAttempt: Dispatch<SetStateAction<number>> }) {
  const [rendered] = useState(router.state);
  // After the effects of the provider.
  useLayoutEffect(() => {
    if (router.state !== rendered) setAttempt((attempt) => attempt + 1);
  }, [router, rendered, setAttempt]);
  return <RouterProvider router={router} />;
}

const styleCache = createStyleCache();

/** Compiles the styles of every page, so that the first render finds them compiled. */
export const compileAppStyles = () => styleCache.compile?.(serializeAppStyles(), '');

/** The product on a page: its store, styles, routes and messages. */
export function App({ store, router, children }: { store: AppStore; router: AppRouter; children?: ReactNode }) {
  return (
    <Provider store={store}>
      <CacheProvider value={styleCache}>
        <AppStyles />
        <Routes router={router} />
        <Toaster />
        {children}
      </CacheProvider>
    </Provider>
  );
}
