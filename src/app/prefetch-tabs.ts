import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { whenQuiet } from '@/shared/lib/idle';
import { pageRoutes } from './routes';
import { isUnmetered } from './service-worker/unmetered';

/**
 * The first pages of the tabs, in an order in which each shares most of its code with those before it: what one of them
 * evaluates is no long task.
 */
const PAGES: readonly string[] = [
  paths.auth.profileSelect,
  paths.mypage.root,
  paths.community.grow,
  paths.community.trip,
  paths.home,
];

/**
 * Fetches and evaluates the code behind the tabs, one page after another while nothing is rendered: the first tap on a tab
 * then waits for data only. Not where data is saved or counted.
 */
export async function prefetchTabs(routes: readonly RouteObject[] = pageRoutes): Promise<void> {
  if (!isUnmetered()) return;
  for (const wanted of PAGES) {
    const lazy = routes.find(({ path }) => path === wanted)?.lazy;
    if (typeof lazy !== 'function') continue;
    await whenQuiet();
    // The page loads it again when it is opened.
    await lazy().catch(() => undefined);
  }
}
