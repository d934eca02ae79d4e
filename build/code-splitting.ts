import { FIRST_LOAD, ROUTES } from './start-modules.ts';

type ModuleGraph = { getModuleInfo(id: string): { importedIds: string[]; dynamicallyImportedIds: string[] } | null };

/** React's renderer, the largest file of the start: it arrives while the others are evaluated. */
const RENDERER = /\/node_modules\/(?:react-dom\/(?:client|cjs\/react-dom-client)|scheduler\/)/;
/** Packages that every page runs. */
const VENDOR =
  /\/node_modules\/(?:react|react-dom|@reduxjs\/toolkit|immer|reselect|redux|redux-thunk|react-redux|react-router|react-router-dom|cookie|@emotion\/[^/]+|stylis|react-is)\//;
/** Our own parts, and those of MUI that they are made of. */
const SHARED = /\/(?:contract|src\/(?:shared|domain|app)|node_modules\/@mui)\//;
const FORMS = /\/node_modules\/(?:react-hook-form|@hookform|@mui\/material\/InputBase)\//;
/** Pages that do not count beside those of parents. */
const STAFF = /\/features\/(?:staff|admin-stroke)\//;
/** Modules that so many pages import share one file: with 4 a post takes 8 files and 256 KB, with 6 it takes 10 and 245. */
const MANY_PAGES = 6;

/** Re-exported by MUI's styles, unused here; its imports are the classes of every part. */
const UNUSED = /\/@mui\/material\/styles\/enhanceHighContrast/;

/** Modules that are imported, directly or not, without waiting. */
function listImports(starts: readonly string[], graph: ModuleGraph, found = new Set<string>()): Set<string> {
  for (const id of starts.filter((start) => !found.has(start) && !UNUSED.test(start)))
    listImports(graph.getModuleInfo(id)?.importedIds ?? [], graph, found.add(id));
  return found;
}

/** For each module the lazy pages that import it. */
function findPages(graph: ModuleGraph): Map<string, string[]> {
  const tables = [...listImports([ROUTES], graph)].filter((id) => /-routes\.tsx?$/.test(id));
  const found = new Map<string, string[]>();
  for (const page of new Set(tables.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])))
    for (const id of listImports([page], graph)) found.set(id, [...(found.get(id) ?? []), page]);
  return found;
}

let first: Set<string> | undefined;
function nameFirst(id: string, graph: ModuleGraph): string | null {
  first ??= listImports(FIRST_LOAD, graph);
  return first.has(id) ? 'parts' : null;
}

let pagesOf: Map<string, string[]> | undefined;
/** Modules of one page are in its file, others in one of the pages' folder or features; forms, which are large, apart. */
function nameLate(id: string, graph: ModuleGraph): string | null {
  if (nameFirst(id, graph)) return null;
  pagesOf ??= findPages(graph);
  const all = pagesOf.get(id) ?? [];
  const ofParents = all.filter((page) => !STAFF.test(page));
  const pages = (ofParents.length > 0 ? ofParents : all).map((page) =>
    page.replace(/^.*\/src\/features\/|\.tsx?$/g, '').split('/'),
  );
  if (pages.length < 2) return pages[0]?.join('-') ?? null;
  const forms = [...listImports([id], graph)].some((module) => FORMS.test(module)) ? '-forms' : '';
  if (pages.length >= MANY_PAGES) return `shared${forms}`;
  const folders = [...new Set(pages.map(([feature, folder]) => `${feature}-${folder}`))];
  const features = [...new Set(pages.map(([feature]) => feature))];
  return `${(folders.length === 1 ? folders : features).join('-')}${forms}`;
}

export const CHUNK_GROUPS = [
  { name: 'renderer', test: RENDERER, priority: 40 },
  { name: 'vendor', test: VENDOR, priority: 30 },
  { name: 'early', tags: ['$initial' as const], priority: 20 },
  { name: nameFirst, test: SHARED, priority: 10 },
  { name: nameLate, priority: 5, includeDependenciesRecursively: false },
];

/** True if a file of the bundle is loaded with every page. */
export const isStartFile = (file: string) => /\/(?:rolldown-runtime|index|renderer|vendor|parts)-.{7}\.js$/.test(file);
