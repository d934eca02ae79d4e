import type { RouteObject } from 'react-router-dom';

/** A route of specification 2.3 whose screen comes later. */
export const comingSoon = (path: string, title: string): RouteObject => ({
  path,
  lazy: async () => {
    const { ComingSoonPage } = await import('./coming-soon-page');
    return { element: <ComingSoonPage title={title} /> };
  },
});
