import { paths } from '@/domain/paths';
import { removeStaticShell } from '@/shared/lib/remove-static-shell';
import { type FollowedStore, isShown } from '../when-shown';
import { isPageFilled } from './is-page-filled';

const ACTS = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;
const LONGEST_MS = 3000;
const LOOK_EACH_MS = 50;

/**
 * Removes the static shell, once the app has rendered its frame. A snapshot of the page stays until the page is filled, so
 * that no skeleton comes in between, or until the person acts; three seconds at most.
 * @param pathname the page that is rendered
 */
export function leaveStaticShell(store: FollowedStore, pathname: string): void {
  const { snapshot } = document.querySelector<HTMLElement>('[data-snapshot]')?.dataset ?? {};
  // The root leads to home.
  const isSamePage = snapshot === pathname || (snapshot === paths.home && pathname === paths.root);
  if (!isSamePage) {
    removeStaticShell();
    return;
  }
  const over = new AbortController();
  const leave = () => {
    over.abort();
    window.clearInterval(looking);
    window.clearTimeout(timer);
    removeStaticShell();
  };
  for (const act of ACTS) window.addEventListener(act, leave, { capture: true, signal: over.signal });
  const timer = window.setTimeout(leave, LONGEST_MS);
  // Answers alone are not enough: they are rendered in steps, and the page may have questions that are not asked yet.
  const looking = window.setInterval(() => isShown(store) && isPageFilled() && leave(), LOOK_EACH_MS);
}
