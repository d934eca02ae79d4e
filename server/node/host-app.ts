import { type App, createApp } from '@server/app';
import type { Config } from '@server/config';
import type { Deps } from '@server/deps';
import { apiDocs } from './api-docs';
import { readClientFiles, readPage } from './client-files';
import { clientPages } from './client-pages';
import { inlineSources, pagePolicy, pagePolicyHeaders } from './page-policy';

type Folders = { client: string; swagger: string };

/** The API as Node serves it, with its documentation and the built client for all other paths. */
export function hostApp(deps: Deps, config: Pick<Config, 'cdnOrigin' | 'tileOrigin'>, folders: Folders): App {
  const app = createApp(deps);
  app.route('/api/docs', apiDocs(folders.swagger));
  const files = readClientFiles(folders.client);
  const policy = pagePolicy([config.cdnOrigin, config.tileOrigin], inlineSources(readPage(files)));
  const pages = clientPages(files, pagePolicyHeaders(policy, deps.config.production));
  app.get('/*', async (c, next) => pages(c) ?? next());
  return app;
}
