import type { Plugin } from 'vite';
import { moduleId } from './start-modules.ts';
import { FILE_NAME, formatLicences, listInstalled } from './third-party-licences.mjs';

/** Packages of the service worker, which is bundled by itself. */
const WORKER_PACKAGES = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];
const LICENCE_LIST = '.vite/licences.json';

/** The licences of the bundled packages as one text at /third-party-licences.txt; Vite lists them, and a missing one fails the build. */
export function thirdPartyLicences(): Plugin {
  return {
    name: 'third-party-licences',
    apply: 'build',
    config: () => ({ build: { license: { fileName: LICENCE_LIST } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[LICENCE_LIST];
        if (list?.type !== 'asset') throw new Error(`Vite wrote no ${LICENCE_LIST}`);
        const source = formatLicences([
          ...JSON.parse(String(list.source)),
          ...listInstalled(WORKER_PACKAGES, moduleId('')),
        ]);
        this.emitFile({ type: 'asset', fileName: FILE_NAME, source });
      },
    },
  };
}
