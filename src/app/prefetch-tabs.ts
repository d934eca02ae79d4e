import type { RouteObject } from 'react-router-dom';
import { paths } from '@/domain/paths';
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

/** An idle period is so long only when no frame is due: a page that is still being rendered has shorter ones. */
const QUIET_MS = 30;
/** Safari has no idle callbacks. */
const ABOUT_QUIET_MS = 500;

const whenQuiet = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback !== 'function') {
      setTimeout(resolve, ABOUT_QUIET_MS);
      return;
    }
    const look = (deadline: IdleDeadline) =>
      deadline.timeRemaining() > QUIET_MS ? resolve() : void requestIdleCallback(look);
    requestIdleCallback(look);
  });

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
