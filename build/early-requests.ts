import { readFile } from 'node:fs/promises';
import type { Plugin as BundlePlugin } from 'esbuild';
import type { Plugin, ResolvedConfig } from 'vite';
import type * as Paths from '../src/domain/paths';
import { bundleScript } from './bundle-script.ts';
import { importSource } from './import-source.ts';
import { moduleId } from './start-modules.ts';

const SOURCE = moduleId('src/app/early-requests.ts');
const PATHS = moduleId('src/domain/paths.ts');

/** The value of `paths.a.b`; undefined for a builder. */
function findPath(paths: object, expression: string): string | undefined {
  const [, ...names] = expression.split('.');
  let value: unknown = paths;
  for (const name of names) value = (value as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value : undefined;
}

/** Writes each path in place of its name, so that the script does not carry the whole table: 1.2 of 3.1 KB (brotli). */
const literalPaths = (paths: object): BundlePlugin => ({
  name: 'literal-paths',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path !== SOURCE && path !== PATHS) return undefined;
      const code = await readFile(path, 'utf8');
      const contents = code.replace(/\bpaths(?:\.\w+)+/g, (expression) => {
        const found = findPath(paths, expression);
        return found === undefined ? expression : JSON.stringify(found);
      });
      return { contents, loader: 'ts' };
    });
  },
});

/**
 * Puts the early requests (src/app/early-requests.ts) into index.html: as a file of the bundle they would wait for it
 * and for the page to be parsed, which takes a slow phone half a second.
 */
export function inlineEarlyRequests(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'inline-early-requests',
    // main.tsx starts them otherwise.
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const { paths } = await importSource<typeof Paths>(config, PATHS);
        const script = await bundleScript({
          stdin: {
            contents: `import { startEarlyRequests } from ${JSON.stringify(SOURCE)}; startEarlyRequests(window.location);`,
            resolveDir: moduleId('.'),
          },
          plugins: [literalPaths(paths)],
        });
        if (!html.includes('</title>')) throw new Error('index.html has no title');
        // After the settings, which the server puts behind the title.
        return html.replace('</title>', () => `</title><script>${script.trim()}</script>`);
      },
    },
  };
}
