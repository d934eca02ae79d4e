import { type App, createApp } from '@server/app';
import type { Config } from '@server/config';
import type { Deps } from '@server/deps';
import { apiDocs } from './api-docs';
import { readClientFiles } from './client-files';
import { clientPages } from './client-pages';
import { pagePolicy, pagePolicyHeaders } from './page-policy';

type Folders = { client: string; swagger: string };

/** The API as Node serves it, with its documentation and the built client for all other paths. */
export function hostApp(deps: Deps, config: Pick<Config, 'cdnOrigin' | 'tileOrigin'>, folders: Folders): App {
  const app = createApp(deps);
  app.route('/api/docs', apiDocs(folders.swagger));
  const headers = pagePolicyHeaders(pagePolicy(config.cdnOrigin, config.tileOrigin), deps.config.production);
  const pages = clientPages(readClientFiles(folders.client), headers);
  app.get('/*', async (c, next) => pages(c) ?? next());
  return app;
}
