import { paths } from '@/domain/paths';
import { untilIdle } from '@/shared/lib/idle';
import { isUnmetered } from './service-worker/is-unmetered';
import { findPage, type Page } from './start/find-page';

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
 * Fetches and evaluates the code behind the tabs, one page after another in idle periods: the first tap on a tab
 * then waits for data only. Not where data is saved or counted.
 */
export async function prefetchTabs(pages?: readonly Page[]): Promise<void> {
  if (!isUnmetered()) return;
  for (const wanted of PAGES) {
    for (const load of findPage(wanted, pages)?.loads ?? []) {
      await untilIdle();
      // The page loads it again when it is opened.
      await load().catch(() => undefined);
    }
  }
}
