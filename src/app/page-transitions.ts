import { isTopLevel } from '@/domain/paths';
import { isMotionReduced } from '@/shared/lib/motion';
import { motion } from '@/shared/tokens';
import type { AppRouter } from './app';

/** How a page replaces the one before. */
type Direction = 'push' | 'pop' | 'fade' | 'none';

/** A page of the direction comes from `from` while the one before leaves to `to`. */
const slide = (direction: Direction, from: string, to: string, order: readonly [inner: number, outer: number]) => `
@keyframes gg-${direction}-in { from { transform: translateX(${from}); } }
@keyframes gg-${direction}-out { to { transform: translateX(${to}); } }
[data-transition='${direction}']::view-transition-new(root) {
  animation: gg-${direction}-in ${motion.page}ms ${motion.ease}; mix-blend-mode: normal; z-index: ${order[0]};
}
[data-transition='${direction}']::view-transition-old(root) {
  animation: gg-${direction}-out ${motion.page}ms ${motion.ease} forwards; mix-blend-mode: normal; z-index: ${order[1]};
}`;

const STYLES = `
@keyframes gg-fade { from { opacity: 0.2; } }
[data-transition='fade'] #main { animation: gg-fade ${motion.fade}ms ${motion.ease}; }
[data-transition='none']::view-transition-old(root), [data-transition='none']::view-transition-new(root) { animation: none; }
${slide('push', '100%', '-24%', [1, 0])}
${slide('pop', '-24%', '100%', [0, 1])}`;

/** How the page at `to` comes: a query alone is no new page; tabs and redirects have no direction in space. */
const getDirection = (from: string, to: string, isReplacing: boolean): Direction => {
  if (from === to) return 'none';
  return isReplacing || (isTopLevel(from) && isTopLevel(to)) ? 'fade' : 'push';
};

/** Path of a router's target. */
const toPathname = (to: unknown, from: string) => {
  const path = typeof to === 'string' ? to : (to as { pathname?: string } | null)?.pathname;
  return new URL(path ?? from, window.location.origin).pathname;
};

/**
 * Animates changes of page, where the browser has view transitions: a sub-page slides in, Back slides it out; tabs and
 * redirects fade in by an animation of the page alone, because a view transition renders the new page in one long task.
 * None under reduced motion, nor when the browser has animated its own back gesture.
 */
export function animatePages(router: AppRouter): void {
  if (typeof document.startViewTransition !== 'function') return;
  const root = document.documentElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);

  let gestured = false;
  window.addEventListener('popstate', ({ hasUAVisualTransition }) => {
    gestured = hasUAVisualTransition;
  });

  const navigate = router.navigate.bind(router) as (to: unknown, opts?: object) => Promise<void>;
  Object.assign(router, {
    navigate: (to: unknown, opts?: { replace?: boolean }) => {
      const { pathname } = router.state.location;
      const isStill = typeof to === 'number' || isMotionReduced();
      const direction = getDirection(pathname, toPathname(to, pathname), opts?.replace ?? false);
      return isStill || direction !== 'push' ? navigate(to, opts) : navigate(to, { viewTransition: true, ...opts });
    },
  });

  let from = router.state.location.pathname;
  // Before the router's own subscriber, which takes the picture of the page.
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle') return;
    const direction = getDirection(from, location.pathname, historyAction === 'REPLACE');
    const isBack = historyAction === 'POP' && direction === 'push';
    root.dataset.transition = gestured ? 'none' : isBack ? 'pop' : direction;
    gestured = false;
    from = location.pathname;
  });
}
