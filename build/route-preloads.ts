import type { RouteObject } from 'react-router-dom';
import type { Rolldown } from 'vite';
import type { ShellKind } from '../src/app/static-shell/shell-kinds';

type Bundle = Rolldown.OutputBundle;
/** Pattern of the path, kind of its static shell, indices of its files, whether it needs no sign-in. */
type RoutePreload = [pattern: string, shell: ShellKind | 0, files: number[], isExempt: 0 | 1];

/** The module that a lazy route imports, from the code of its function as Vite's module runner has it. */
function lazyModule({ path, lazy }: RouteObject): string {
  const [, id] = /__vite_ssr_dynamic_import__\("([^"]+)"/.exec(typeof lazy === 'function' ? lazy.toString() : '') ?? [];
  if (!id) throw new Error(`The route ${path} imports no page that could be preloaded`);
  return id;
}

const toPattern = (path: string) => path.replace(/[.+*]/g, '\\$&').replace(/:\w+/g, '[^/]+');

/**
 * Scripts that each lazy route needs besides those that index.html preloads for all.
 * @param shellKind kind of the static shell of a path
 * @throws when a route's page is in no chunk
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
    const file = `/${fileName}`;
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const closure = (fileName: string, found = new Set<string>()) => {
    if (found.has(fileName) || html.includes(`"/${fileName}"`)) return found;
    found.add(fileName);
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) closure(imported, found);
    return found;
  };
  const routes = table
    .filter((route) => route.lazy && route.path && route.path !== '*')
    .map((route): RoutePreload => {
      const path = String(route.path);
      const id = lazyModule(route);
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((known) => known.endsWith(id)));
      if (!chunk) throw new Error(`No chunk holds ${id}, the page of ${path}`);
      return [toPattern(path), shellKind(path) ?? 0, [...closure(chunk.fileName)].map(indexOf), isExempt(path) ? 1 : 0];
    });
  // A fixed path before one with a parameter.
  routes.sort(([a], [b]) => Number(a.includes('[')) - Number(b.includes('[')));
  return { files, routes };
}
