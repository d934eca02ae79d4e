import type { RouteObject } from 'react-router-dom';
import type { Rolldown } from 'vite';
import type { ShellKind } from '../src/app/static-shell/shell-kinds';

type Bundle = Rolldown.OutputBundle;
/** A page may need so many scripts (docs/adr/0007-the-first-load-is-a-budget.md). */
const MOST_SCRIPTS = 12;
/** Pattern of the path, kind of its static shell, indices of its files, whether it needs no sign-in. */
type RoutePreload = [pattern: string, shell: ShellKind | 0, files: number[], isExempt: 0 | 1];

/** The module that a lazy route imports, from the code of its function as Vite's module runner has it. */
function lazyModule({ path, lazy }: RouteObject): string {
  const [, id] = /__vite_ssr_dynamic_import__\("([^"]+)"/.exec(typeof lazy === 'function' ? lazy.toString() : '') ?? [];
  if (!id) throw new Error(`The route ${path} imports no page that could be preloaded`);
  return id;
}

/** A regular expression of a route's path. */
export const toPattern = (path: string) => path.replace(/[.+*]/g, '\\$&').replace(/:\w+/g, '[^/]+');

type Page = { path: string; layers: RouteObject[] };

/** The lazy pages of a table, each with the lazy routes around it. */
const listPages = (table: RouteObject[], around: RouteObject[] = []): Page[] =>
  table.flatMap((route) => {
    const layers = route.lazy ? [...around, route] : around;
    if (route.children) return listPages(route.children, layers);
    return route.lazy && route.path && route.path !== '*' ? [{ path: route.path, layers }] : [];
  });

/**
 * Scripts that each lazy route needs besides those that index.html preloads for all, without `/assets/` and `.js`.
 * @param shellKind kind of the static shell of a path
 * @throws when a route's page is in no chunk, or needs too many scripts
 */
export function listRoutePreloads(
  table: RouteObject[],
  shellKind: (path: string) => ShellKind | null,
  isExempt: (path: string) => boolean,
  bundle: Bundle,
  html: string,
): { files: string[]; routes: RoutePreload[] } {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const files: string[] = [];
  const indexOf = (fileName: string) => {
    const file = fileName.replace(/^assets\/|\.js$/g, '');
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const closure = (fileName: string, found = new Set<string>()) => {
    if (found.has(fileName) || html.includes(`"/${fileName}"`)) return found;
    found.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) closure(imported, found);
    return found;
  };
  const lazyChunk = (route: RouteObject): string => {
    const id = lazyModule(route);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((known) => known.endsWith(id)));
    if (!chunk) throw new Error(`No chunk holds ${id}, the page of ${route.path}`);
    return chunk.fileName;
  };
  const common = html.match(/"\/assets\/[^"]+\.js"/g)?.length ?? 0;
  const routes = listPages(table).map(({ path, layers }): RoutePreload => {
    const found = new Set<string>();
    for (const route of layers) closure(lazyChunk(route), found);
    if (common + found.size > MOST_SCRIPTS)
      throw new Error(
        `${path} needs ${common + found.size} scripts, more than ${MOST_SCRIPTS}: ${[...found].join(', ')}`,
      );
    return [toPattern(path), shellKind(path) ?? 0, [...found].map(indexOf), isExempt(path) ? 1 : 0];
  });
  // A fixed path before one with a parameter.
  routes.sort(([a], [b]) => Number(a.includes('[')) - Number(b.includes('[')));
  return { files, routes };
}
