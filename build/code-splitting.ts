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
const PARTS = /\/(?:contract|src\/(?:shared|domain|features\/(?:auth|profiles)|app\/(?:shell|toaster|pages|gate)))\//;

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
  ['community', /\/features\/community\//],
  ['learning', /\/features\/learning\//],
  ['child', /\/features\//],
];
/** Two areas that share enough for a file of their own. */
const PAIRS = ['community-post', 'community-post-forms', 'account-child-forms'];

type Users = { pages: number; areas: Set<string>; isForForms: boolean };

/** For each module the lazy pages that import it, directly or not. */
function pageUsers(graph: ModuleGraph): Map<string, Users> {
  const users = new Map<string, Users>();
  for (const page of listLazyPages(graph)) {
    const area = AREAS.find(([, test]) => test.test(page))?.[0] ?? 'child';
    const modules = reachOf([page], graph);
    const hasForm = [...modules].some((id) => id.includes('/react-hook-form/'));
    for (const id of modules) {
      const user = users.get(id) ?? { pages: 0, areas: new Set(), isForForms: true };
      user.pages += 1;
      user.areas.add(area);
      user.isForForms &&= hasForm;
      users.set(id, user);
    }
  }
  return users;
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
      // MUI's index modules reach more than the first load runs; what it runs is in the theme's file.
      if (reach(graph).parts.has(id) && !id.includes('/node_modules/@mui/')) return null;
      pages ??= pageUsers(graph);
      const users = pages.get(id);
      if (!users || users.pages < 2) return null;
      const name = `${[...users.areas].sort().join('-')}${users.isForForms ? '-forms' : ''}`;
      if (users.areas.size === 1 || PAIRS.includes(name)) return name;
      return users.isForForms ? 'shared-forms' : 'shared';
    },
  };
}

const groups = moduleGroups();

/**
 * The theme with exactly the modules of MUI that it runs, in one file: left to the bundler, it is split in two by what
 * MUI's controls on later routes share with it, which weighs 1 KB more.
 */
const THEME =
  /\/src\/(?:app\/theme\/|shared\/tokens\.ts)|\/node_modules\/(?:@babel\/runtime|@emotion\/[^/]+|stylis|clsx|react-is)\/|\/node_modules\/@mui\/(?:styled-engine|private-theming|system\/(?!createStyled|memoTheme|preprocess)|utils\/(?:capitalize|clamp|deepmerge|fastDeep|formatMui|isObjectEmpty|resolveProps|useEnhanced|useId)|material\/(?:colors|zero-styled|CssBaseline|DefaultProps|GlobalStyles|InitColor|styles\/(?!reducedMotion|root|slot|styled\.|useTheme\.)))/;

/** A stage of the start (main.tsx): its module of src/app/start and packages by their exact names. */
const inStage = (stage: string, ...names: string[]) =>
  new RegExp(`/src/app/start/${stage}|/node_modules/(?:${names.join('|')})/`);

/** Files of the bundle: libraries, one stage of the start each (main.tsx), the product's first load, then what pages share. */
export const CHUNK_GROUPS = [
  { name: 'react', test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 30 },
  { name: 'router', test: inStage('router-library', 'react-router', 'react-router-dom', 'cookie'), priority: 20 },
  {
    name: 'api',
    test: inStage('api-library', '@reduxjs/toolkit', 'immer', 'reselect', 'redux', 'redux-thunk', 'react-redux'),
    priority: 20,
  },
  { name: groups.first, debugName: 'parts', priority: 10 },
  { name: groups.late, debugName: 'late', priority: 5, includeDependenciesRecursively: false },
  { name: 'theme', test: THEME, priority: 15, includeDependenciesRecursively: false },
];
