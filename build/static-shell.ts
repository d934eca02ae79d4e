import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import type { Plugin, ResolvedConfig } from 'vite';
import { SKELETON_HTML, SKELETON_STYLES } from '../src/app/start/skeletons.ts';
import { bundleScript } from './bundle-script.ts';
import { moduleId } from './start-modules.ts';

const SCHEME = '/color-scheme.js';
const OLDEST_SYNTAX = 'es2017';

const minify = async (code: string, loader: 'js' | 'css') =>
  (await transform(code, { loader, minify: true, target: OLDEST_SYNTAX, charset: 'utf8' })).code.trim();

/**
 * Puts the skeletons into index.html with their styles, the script that shows one of them, and the colour scheme's:
 * they are painted before any file has arrived (docs/adr/0030-static-shell.md).
 */
export function staticShell(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'static-shell',
    // The demo shows the progress of its database instead.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'demo',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scheme = await minify(readFileSync(`${config.publicDir}${SCHEME}`, 'utf8'), 'js');
        const styles = await minify(SKELETON_STYLES, 'css');
        // A browser that is too old gets a sentence.
        const firstPaint = await bundleScript({
          entryPoints: [moduleId('src/app/start/first-paint.ts')],
          target: OLDEST_SYNTAX,
        });
        return html
          .replace(`<script src="${SCHEME}"></script>`, () => `<script>${scheme}</script>`)
          .replace('</head>', () => `<style data-shell-styles>${styles}</style></head>`)
          .replace('<div id="root"></div>', (root) => `${SKELETON_HTML}${root}<script>${firstPaint.trim()}</script>`);
      },
    },
  };
}
