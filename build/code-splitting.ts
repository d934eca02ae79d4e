import { ENTRY, FIRST_LOAD, moduleId } from './start-modules.ts';

type ModuleInfo = { importedIds: string[]; dynamicallyImportedIds: string[] };
type ModuleGraph = { getModuleInfo(id: string): ModuleInfo | null };

/** What is imported, directly or not, without waiting. */
function reachOf(starts: string[], graph: ModuleGraph): Set<string> {
  const found = new Set<string>();
  const follow = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(follow);
  };
  for (const start of starts) follow(start);
  return found;
}

/** Where the modules of the first load's second file are. Not all of src/app and src/features: those that start the store are a stage of their own. */
const PARTS =
  /\/(?:contract|src\/(?:shared|domain|features\/(?:auth|profiles)|app\/(?:shell|theme|toaster|pages|gate)))\//;

/** The pages that the route tables import. */
const listLazyPages = (graph: ModuleGraph) =>
  [...reachOf([moduleId('src/app/routes.tsx')], graph)]
    .filter((id) => /-routes\.tsx?$|\/app\/routes\.tsx$/.test(id))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/** Groups of pages that share code: a module of two of them is fetched with one file for both. */
const AREAS: [string, RegExp][] = [
  ['account', /\/features\/(?:auth|profiles)\//],
  ['post', /\/features\/community\/(?:info\/post-pages|articles\/grow-post)/],
  ['write', /\/features\/community\/(?:editor|contests\/contest-write)/],
  ['staff', /\/staff\/|\/features\/admin-stroke\//],
  ['post-list', /\/features\/community\/(?:info\/list-pages|feed|frame)/],
  ['community', /\/features\/community\//],
  ['learning', /\/features\/learning\//],
  ['child', /\/features\//],
];
/** Areas that share a file, `feed`. */
const FEED = ['community', 'post', 'post-list'];

/** What a page has of forms: nothing, fields (MUI's), a form (react-hook-form) as well. */
const LEVELS = ['', '-fields', '-forms'] as const;
const getLevel = (modules: Set<string>) => {
  const has = (name: string) => [...modules].some((id) => id.includes(name));
  return has('/react-hook-form/') ? 2 : has('/shared/ui/mui/') ? 1 : 0;
};

type Users = { pages: number; areas: Set<string>; level: number };

/** For each module the lazy pages that import it, directly or not. */
function pageUsers(graph: ModuleGraph): Map<string, Users> {
  const users = new Map<string, Users>();
  for (const page of listLazyPages(graph)) {
    const area = AREAS.find(([, test]) => test.test(page))?.[0] ?? 'child';
    const modules = reachOf([page], graph);
    const level = getLevel(modules);
    for (const id of modules) {
      const user = users.get(id) ?? { pages: 0, areas: new Set(), level: 2 };
      user.pages += 1;
      user.areas.add(area);
      user.level = Math.min(user.level, level);
      users.set(id, user);
    }
  }
  return users;
}

/** File of what several pages share. */
function getLateName({ areas, level }: Users): string {
  const [area, ...others] = areas;
  if (others.length === 0) return `${area}${LEVELS[level]}`;
  const name = [...areas].every((one) => FEED.includes(one)) ? 'feed' : 'shared';
  return `${name}${LEVELS[level]}`;
}

type GroupName = (id: string, graph: ModuleGraph) => string | null;

/**
 * `first`: the product's own shared modules that the first load needs, in two files instead of thirty small ones: what
 * the early requests need, which wait for no library, and the rest. By what is really imported, so that no lazy route's
 * part slips in.
 * `late`: what several pages share, by area of the pages and whether all of them have a form. A module's imports are
 * used by at least the same pages, so a page never fetches a file of which it runs nothing.
 */
function moduleGroups(): { first: GroupName; late: GroupName } {
  let early: Set<string> | undefined;
  let parts: Set<string> | undefined;
  let pages: Map<string, Users> | undefined;
  const reach = (graph: ModuleGraph) => {
    early ??= reachOf([ENTRY], graph);
    parts ??= reachOf(FIRST_LOAD, graph);
    return { early, parts };
  };
  return {
    first: (id, graph) => {
      const { early, parts } = reach(graph);
      // The demo starts it itself: it must not run with what other modules import from the file.
      if (id === ENTRY) return null;
      if (early.has(id)) return 'early';
      return parts.has(id) && PARTS.test(id) ? 'parts' : null;
    },
    late: (id, graph) => {
      if (reach(graph).parts.has(id)) return null;
      // The page of a post with what all of its sections share: alone it is 0.3 KB.
      if (id.endsWith('/info/post-pages.tsx')) return 'feed-fields';
      pages ??= pageUsers(graph);
      const users = pages.get(id);
      if (!users || users.pages < 2) return null;
      return getLateName(users);
    },
  };
}

const groups = moduleGroups();

/** A stage of the start (main.tsx): its module of src/app/start and packages by their exact names. */
const inStage = (stage: string, ...names: string[]) =>
  new RegExp(`/src/app/start/${stage}|/node_modules/(?:${names.join('|')})/`);

/** Files of the bundle: libraries, one stage of the start each (main.tsx), the product's first load, then what pages share. */
export const CHUNK_GROUPS = [
  { name: 'react', test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 30 },
  {
    name: 'router',
    test: inStage(
      'router-library',
      'react-router',
      'react-router-dom',
      'cookie',
      '@emotion/[^/]+',
      'stylis',
      'react-is',
    ),
    priority: 20,
  },
  {
    name: 'api',
    test: inStage('api-library', '@reduxjs/toolkit', 'immer', 'reselect', 'redux', 'redux-thunk', 'react-redux'),
    priority: 20,
  },
  { name: groups.first, debugName: 'parts', priority: 10 },
  { name: groups.late, debugName: 'late', priority: 5, includeDependenciesRecursively: false },
];
