import type { Params } from 'react-router-dom';
import type { AppStoreApi } from './hooks';

/** `handle` of a route: starts the queries of its page before the page is rendered (app/prefetch-first-page.ts). */
export type PageHandle = {
  prefetch: (store: AppStoreApi, page: { params: Params; search: string }) => void;
};
