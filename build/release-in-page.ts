import path from 'node:path';
import type { Plugin } from 'vite';
import { readRelease } from './release.mjs';

/** The release in the page's head, where src/shared/lib/release.ts reads it: no file of the build changes with a commit. */
export function releaseInPage(): Plugin {
  return {
    name: 'release-in-page',
    apply: 'build',
    transformIndexHtml() {
      const { version, commit, date } = readRelease(path.resolve(import.meta.dirname, '..'));
      const content = [commit ? `${version}+${commit}` : version, date].filter(Boolean).join(' ');
      return [{ tag: 'meta', attrs: { name: 'release', content }, injectTo: 'head' }];
    },
  };
}
