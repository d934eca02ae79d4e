import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import type { Plugin, ResolvedConfig } from 'vite';
import type * as Shells from '../src/app/static-shell/shell-source';
import { bundleScript } from './bundle-script.ts';
import { importSource } from './import-source.ts';
import { listRoutePreloads, toPattern } from './route-preloads.ts';

const SOURCE = '/src/app/static-shell/shell-source.ts';
const FIRST_PAINT = '/src/app/static-shell/first-paint.ts';
const SCHEME = '/color-scheme.js';
const OLDEST_SYNTAX = 'es2017';
const STYLE_ELEMENT = /<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;

const minify = async (code: string, loader: 'js' | 'css') =>
  (await transform(code, { loader, minify: true, target: OLDEST_SYNTAX, charset: 'utf8' })).code.trim();

/** What the shells look like. */
type Styles = {
  /** Rules of the whole page. */
  page: string[];
  /** Rules of the components' classes, and the names by which Emotion knows them. */
  classes: { rules: string[]; names: string[] };
  /** Style attributes of elements. */
  attributes: string[];
};

/** Moves style elements and style attributes of `markup` into `styles`: the page policy allows neither in the page. */
function extractStyles(markup: string, { page, classes, attributes }: Styles): string {
  return markup
    .replace(STYLE_ELEMENT, (_, emotion: string, rules: string) => {
      const [key = '', ...names] = emotion.split(' ');
      if (key.endsWith('-global')) page.push(rules);
      else {
        classes.rules.push(rules);
        classes.names.push(...names);
      }
      return '';
    })
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      if (!attributes.includes(style)) attributes.push(style);
      return ` data-s="${attributes.indexOf(style)}"`;
    });
}

/** What a picture of the page does not need: its title, ids (the app's page has the same), the current tab. */
const withoutState = (markup: string) =>
  markup
    .replace(/<title>.*?<\/title>/, '')
    .replace(/ (?:id|title|tabindex|focusable|data-discover|aria-current)="[^"]*"/g, '');

/** Removes custom properties that nothing reads. */
function pruneVariables(css: string, markup: string): string {
  const read = new Set([...`${css}${markup}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return css.replace(/(--[\w-]+):[^;{}]*;/g, (rule, name: string) => (read.has(name) ? rule : ''));
}

/** For other plugins, once the page is made. */
export type StaticShellApi = {
  /** Regular expressions of the paths that the client's router serves. */
  listRoutes(): string[];
};

/** Of index.html, brotli: every first load waits for all of it. */
const PAGE_BUDGET_BYTES = 14_000;

/**
 * Puts the first render of each kind of page into index.html, with its styles and a script that shows it before any of
 * the app's code has arrived, and that preloads the code of the requested route (docs/adr/0030-static-shell.md).
 */
export function staticShell(): Plugin<StaticShellApi> {
  let config: ResolvedConfig;
  let paths: string[] = [];
  return {
    name: 'static-shell',
    api: { listRoutes: () => paths },
    // The demo shows the progress of its database instead.
    apply: (_, { command, mode }) => command === 'build' && mode !== 'demo',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { root, publicDir } = config;
        const module = await importSource<typeof Shells>(config, `${root}${SOURCE}`);
        paths = module.pageRoutes.flatMap(({ path }) => (path && path !== '*' ? toPattern(path) : []));
        const styles: Styles = { page: [], classes: { rules: [], names: [] }, attributes: [] };
        const shells = Object.entries(module.renderShells()).map(
          // As text, not as elements: the page shows one of them at most, and parsing all takes a slow phone 150 ms.
          ([kind, markup]) =>
            `<script type="text/html" id="shell-${kind}">${withoutState(extractStyles(markup, styles))}</script>`,
        );
        const classRules = await minify(styles.classes.rules.join(''), 'css');
        const known = new Set(module.listStyleNames(classRules));
        const unknown = styles.classes.names.filter((name) => !known.has(name));
        if (unknown.length > 0) throw new Error(`The app would not find these styles in index.html: ${unknown.join()}`);
        const css = [
          // The same for each shell.
          ...new Set(styles.page),
          ...styles.attributes.map((style, index) => `[data-s="${index}"]{${style}}`),
          module.SHELL_STYLES,
        ].join('');
        const pageRules = await minify(pruneVariables(css, `${classRules}${shells.join('')}`), 'css');
        const styleElements = [
          `<style data-shell-styles>${pageRules}</style>`,
          // The app's style cache knows these.
          `<style ${module.SHELL_CLASSES}>${classRules}</style>`,
        ];
        const { files, routes } = listRoutePreloads(
          module.pageRoutes,
          module.shellKind,
          module.isGateExempt,
          bundle ?? {},
          html,
        );
        const scheme = await minify(readFileSync(`${publicDir}${SCHEME}`, 'utf8'), 'js');
        const script = await bundleScript({
          stdin: {
            contents: `import { paintFirst } from ${JSON.stringify(`.${FIRST_PAINT}`)}; paintFirst();`,
            resolveDir: root,
          },
          define: { PRELOADS: JSON.stringify(files.join(' ')), ROUTES: JSON.stringify(routes) },
          // A browser that is too old gets a sentence.
          target: OLDEST_SYNTAX,
        });
        return html
          .replace(`<script src="${SCHEME}"></script>`, () => `<script>${scheme}</script>`)
          .replace('</head>', () => `${styleElements.join('')}</head>`)
          .replace('<div id="root"></div>', (place) => `${shells.join('')}${place}<script>${script.trim()}</script>`);
      },
    },
    writeBundle({ dir }) {
      const bytes = brotliCompressSync(readFileSync(`${dir}/index.html`)).length;
      if (bytes > PAGE_BUDGET_BYTES)
        throw new Error(`index.html has ${bytes} bytes (brotli), more than ${PAGE_BUDGET_BYTES}`);
    },
  };
}
