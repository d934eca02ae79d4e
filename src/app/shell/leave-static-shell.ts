import { paths } from '@/domain/paths';
import { whenIdle } from '@/shared/lib/idle';
import { removeStaticShell } from '@/shared/lib/remove-static-shell';
import { type FollowedStore, isShown } from '../when-shown';

const ACTS = ['pointerdown', 'keydown', 'wheel', 'popstate'] as const;
const LONGEST_MS = 3000;

/**
 * Removes the static shell, once the app has rendered its frame. A snapshot of the page stays until the page has its
 * answers, so that no skeleton comes in between, or until the person acts; three seconds at most.
 * @param pathname the page that is rendered
 */
export function leaveStaticShell(store: FollowedStore, pathname: string): void {
  const { snapshot } = document.querySelector<HTMLElement>('[data-snapshot]')?.dataset ?? {};
  // The root leads to home.
  const isSamePage = snapshot === pathname || (snapshot === paths.home && pathname === paths.root);
  if (!isSamePage || isShown(store)) {
    removeStaticShell();
    return;
  }
  const over = new AbortController();
  const leave = () => {
    over.abort();
    unsubscribe();
    window.clearTimeout(timer);
    removeStaticShell();
  };
  for (const act of ACTS) window.addEventListener(act, leave, { capture: true, signal: over.signal });
  const timer = window.setTimeout(leave, LONGEST_MS);
  // An answer is rendered after it is in the store, in steps, and what it shows may have a question of its own.
  const leaveIfShown = () => {
    if (isShown(store)) leave();
  };
  const unsubscribe = store.subscribe(() => isShown(store) && whenIdle(leaveIfShown));
}
