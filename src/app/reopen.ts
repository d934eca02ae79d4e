import type { createBrowserRouter } from 'react-router-dom';
import { openNewVersion } from '@/shared/lib/open-new-version';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;
type Place = Pick<Location, 'pathname' | 'search' | 'hash' | 'assign' | 'reload'>;

/** Reloads the page in the newest version: at the target of the navigation whose code is gone, else where it is. */
export function reopen(router: Router, open = openNewVersion, here: Place = window.location): void {
  const { location: target } = router.state.navigation;
  const path = target && `${target.pathname}${target.search}${target.hash}`;
  // After Back or Forward the address is already the restored one.
  const isThere = !path || path === `${here.pathname}${here.search}${here.hash}`;
  void open(() => (isThere ? here.reload() : here.assign(path)));
}
