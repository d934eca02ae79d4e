import { ENTRY, FIRST_LOAD, moduleId, START } from './start-modules.ts';

type ModuleInfo = { importedIds: string[]; dynamicallyImportedIds: string[]; dynamicImporters: string[] };
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

/** Where the modules are that home's page shares with other pages. */
const SHARED = /\/(?:contract|src\/(?:shared|domain))\//;

const PRELOAD_POLYFILL = /vite\/modulepreload-polyfill/;

/** A part of every post's page: what it shares with another page must not be in the file of that page. */
const COMPOSER = moduleId('src/features/community/comments/composer.tsx');

/** The pages that the route tables import, and the parts that count as one. */
const listLazyPages = (graph: ModuleGraph) => [
  COMPOSER,
  ...[...reachOf([moduleId('src/app/routes.tsx')], graph)]
    .filter((id) => /-routes\.tsx?$|\/app\/routes\.tsx$/.test(id))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
];

/** Groups of pages that share code: a module of two of them is fetched with one file for both. */
const AREAS: [string, RegExp][] = [
  ['account', /\/features\/(?:auth|profiles)\//],
  ['post', /\/features\/community\/(?:comments\/composer|info\/post-pages|articles\/grow-post|contests\/entry-page)/],
  ['write', /\/features\/community\/(?:editor|contests\/contest-write)/],
  ['staff', /\/staff\/|\/features\/admin-stroke\//],
  ['post-list', /\/features\/community\/(?:info\/list-pages|feed|frame)/],
  ['community', /\/features\/community\//],
  ['learning', /\/features\/learning\//],
  ['child', /\/features\//],
];
/** Areas that share a file, `feed`. */
const FEED = ['community', 'post', 'post-list'];

const page = (name: string) => moduleId(`src/features/${name}.tsx`);
const POST = page('community/info/post-pages');
/** Shares most of its code with the pages of the child around it only: that is the file `growth`. */
const ANALYSIS = page('mypage/analysis/total-page');
/** Pages that a visit often begins with, by a link, a notice or a tab: what none of them uses is in other files than what they fetch. */
const ENTRY_PAGES = [
  POST,
  ANALYSIS,
  page('community/info/list-pages'),
  page('test/overview/test-page'),
  page('home/health-windows/health-page'),
  page('learning/dashboard/content-dashboard-page'),
];

/** What a page has of forms: nothing, fields (MUI's), a form (react-hook-form) as well. */
const LEVELS = ['', '-fields', '-forms'] as const;
const getLevel = (modules: Set<string>) => {
  const has = (name: string) => [...modules].some((id) => id.includes(name));
  return has('/react-hook-form/') ? 2 : has('/shared/ui/mui/') ? 1 : 0;
};

/** Path of a page's module as the name of its file. */
const getPageName = (page: string) => page.replace(/^.*\/features\/|^.*\/src\/|\.tsx?$/g, '').replaceAll('/', '-');

type Users = { page: string; pages: Set<string>; areas: Set<string>; level: number; isOfForms: boolean };

/** For each module the lazy pages that import it, directly or not. */
function pageUsers(graph: ModuleGraph): Map<string, Users> {
  const users = new Map<string, Users>();
  for (const page of listLazyPages(graph)) {
    const area = AREAS.find(([, test]) => test.test(page))?.[0] ?? 'child';
    const modules = reachOf([page], graph);
    const level = getLevel(modules);
    for (const id of modules) {
      const user = users.get(id) ?? {
        page: getPageName(page),
        pages: new Set(),
        areas: new Set(),
        level: 2,
        isOfForms: false,
      };
      user.pages.add(page);
      user.areas.add(area);
      user.level = Math.min(user.level, level);
      users.set(id, user);
    }
  }
  const ofForms = [...users].flatMap(([id, { level, pages }]) => (level > 0 && pages.size > 1 ? [id] : []));
  for (const id of reachOf(ofForms, graph)) {
    const user = users.get(id);
    if (user) user.isOfForms = true;
  }
  return users;
}

const isForEntry = (pages: Set<string>, but?: string) => ENTRY_PAGES.some((entry) => entry !== but && pages.has(entry));

/** File of what several pages share. */
function getLateName({ areas, level, pages, isOfForms }: Users): string {
  const [area, ...others] = areas;
  if (level === 0 && others.length === 0 && area === 'child') {
    if (isForEntry(pages, ANALYSIS)) return 'shared';
    return pages.has(ANALYSIS) ? 'growth' : 'child';
  }
  // Forms of one area share little, those of accounts apart.
  if (others.length === 0 && (level < 2 || area === 'account')) return `${area}${LEVELS[level]}`;
  if (level < 2 && [...areas].every((one) => FEED.includes(one)))
    return level === 0 && !pages.has(POST) ? 'lists' : `feed${LEVELS[level]}`;
  // Pages of the account's forms have twelve files already.
  const isRare = level === 0 && !isOfForms && !areas.has('account') && !isForEntry(pages);
  return isRare ? 'rare' : `shared${LEVELS[level]}`;
}

type GroupName = (id: string, graph: ModuleGraph) => string | null;

/**
 * `first`: the product's own shared modules that the first load needs, in two files instead of thirty small ones: what
 * the early requests need, which wait for no library, and the rest. By what is really imported, so that no lazy route's
 * part slips in.
 * `late`: what several pages share, by area of the pages and whether all of them have a form. A module's imports are
 * used by at least the same pages, so a page seldom fetches a file of which it runs nothing.
 */
function moduleGroups(): { first: GroupName; late: GroupName } {
  let early: Set<string> | undefined;
  let start: Set<string> | undefined;
  let parts: Set<string> | undefined;
  let pages: Map<string, Users> | undefined;
  const reach = (graph: ModuleGraph) => {
    early ??= reachOf([ENTRY], graph);
    start ??= reachOf(START, graph);
    parts ??= reachOf(FIRST_LOAD, graph);
    return { early, start, parts };
  };
  return {
    first: (id, graph) => {
      const { early, start, parts } = reach(graph);
      // The demo imports it later: there it must not run with what other modules import from the file.
      if (id === ENTRY && graph.getModuleInfo(id)?.dynamicImporters.length) return null;
      if (early.has(id) || PRELOAD_POLYFILL.test(id)) return 'early';
      return start.has(id) || (parts.has(id) && SHARED.test(id)) ? 'parts' : null;
    },
    late: (id, graph) => {
      if (reach(graph).parts.has(id)) return null;
      // The page of a post with what all of its sections share: alone it is 0.3 KB.
      if (id === POST) return 'post';
      pages ??= pageUsers(graph);
      const users = pages.get(id);
      if (!users) return null;
      if (users.pages.size < 2) return users.page;
      return getLateName(users);
    },
  };
}

const groups = moduleGroups();

/** A stage of the start (main.tsx): its module of src/app/start and packages by their exact names. */
const inStage = (stage: string, ...names: string[]) =>
  new RegExp(`/src/app/start/${stage}|/node_modules/(?:${names.join('|')})/`);

/** The renderer alone: a third of the first load, and nothing that is evaluated before the first render needs it. */
const REACT_DOM =
  /\/src\/app\/start\/renderer-library|\/node_modules\/(?:react-dom\/(?:client|cjs\/react-dom-client)|scheduler\/)/;

/** Files of the bundle: libraries, one stage of the start each (main.tsx, boot.tsx), the product's first load, then what pages share. */
export const CHUNK_GROUPS = [
  { name: 'react-dom', test: REACT_DOM, priority: 30, includeDependenciesRecursively: false },
  {
    name: 'api',
    test: inStage(
      'api-library',
      'react',
      'react-dom',
      '@reduxjs/toolkit',
      'immer',
      'reselect',
      'redux',
      'redux-thunk',
      'react-redux',
    ),
    priority: 25,
  },
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
  { name: groups.first, debugName: 'parts', priority: 10 },
  { name: groups.late, debugName: 'late', priority: 5, includeDependenciesRecursively: false },
];

/** Names of the files that every page loads and runs, but for the bundler's own. */
export const START_FILES: readonly string[] = ['early', 'api', 'router', 'parts', 'react-dom'];

const START_FILE = new RegExp(`/(?:rolldown-runtime|${START_FILES.join('|')})-[\\w-]{7}\\.js$`);

/** Whether a file of the bundle is loaded with every page. */
export const isStartFile = (file: string): boolean => START_FILE.test(file);

/**
 * First line of a file most of whose functions run at once: the browser compiles them while the file arrives, beside the
 * main thread, and not each at its first call (Chromium 136 and later; a comment to others).
 */
export const COMPILE_AT_ONCE = '//# allFunctionsCalledOnLoad';
