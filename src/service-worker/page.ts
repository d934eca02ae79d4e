import { addPlugins, addRoute, createHandlerBoundToURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { workerBuild } from './build-values';
import { isClientPath } from './client-paths';
import { scope } from './scope';

const PAGE = '/index.html';

/**
 * Every route of the client is answered with the stored page, headers included, so that its policy still applies. All
 * other paths, among them pages of the server's own, are not touched.
 */
export function servePage(): void {
  addPlugins([
    {
      // While a release is rolled out, an older process may answer with its own page: the installation is tried again.
      cacheWillUpdate: async ({ request, response }) => {
        if (response.status !== 200) return null;
        const isPage = new URL(request.url).pathname === PAGE;
        return isPage && !(await response.clone().text()).includes(workerBuild.entry) ? null : response;
      },
    },
  ]);
  precache(
    workerBuild.precached.map(({ url, revision }) => ({
      url,
      revision: url === PAGE ? (scope.PAGE_REVISION ?? revision) : revision,
    })),
  );
  addRoute({ directoryIndex: '', cleanURLs: false });
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isClientPath(url.pathname),
    createHandlerBoundToURL(PAGE),
  );
}
