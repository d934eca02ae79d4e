import { type App, createApp } from '@server/app';
import type { Deps } from '@server/deps';
import { apiDocs } from './api-docs';
import { readClientFiles, readPage } from './client-files';
import { answerFile, clientPages, IMMUTABLE } from './client-pages';
import { keptAssets } from './kept-assets';
import { inlineSources, pagePolicy, pagePolicyHeaders } from './page-policy';
import { type PageSettings, withPageRevision, withPageSettings } from './page-settings';
import { preloadHeader } from './preload-header';

type Folders = {
  client: string;
  swagger: string;
  /** Hashed files of the releases before (`keepAssets`). */
  assets: string;
};

/** The API as Node serves it, with its documentation and the built client for all other paths. */
export function hostApp(deps: Deps, settings: PageSettings, folders: Folders): App {
  const app = createApp(deps);
  app.route('/api/docs', apiDocs(folders.swagger));
  const files = withPageSettings(readClientFiles(folders.client), settings);
  const tileOrigin = settings.tileUrl === null ? null : new URL(settings.tileUrl).origin;
  const policy = pagePolicy([settings.cdnOrigin, tileOrigin], inlineSources(readPage(files)));
  const pageHeaders = { ...pagePolicyHeaders(policy, deps.config.production), ...preloadHeader(readPage(files)) };
  const pages = clientPages(withPageRevision(files, pageHeaders), pageHeaders);
  const findKept = keptAssets(folders.assets);
  app.get('/*', async (c, next) => {
    const own = pages(c);
    if (own) return own;
    const kept = await findKept(c.req.path);
    return kept ? answerFile(c, kept, IMMUTABLE) : next();
  });
  return app;
}
