import { isTopLevel } from '@/domain/paths';
import { isMotionReduced } from '@/shared/lib/motion';
import { motion } from '@/shared/tokens';
import type { AppRouter } from './app';

/** How a page replaces the one before. */
type Direction = 'push' | 'pop' | 'fade';

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
::view-transition-old(root), ::view-transition-new(root) { animation-duration: ${motion.fade}ms; }
[data-transition='none']::view-transition-old(root), [data-transition='none']::view-transition-new(root) { animation: none; }
${slide('push', '100%', '-24%', [1, 0])}
${slide('pop', '-24%', '100%', [0, 1])}`;

/**
 * Animates changes of page by view transitions, where the browser has them: a sub-page slides in, Back slides it out, tabs
 * and redirects cross-fade. None under reduced motion, nor when the browser has animated its own back gesture.
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
    navigate: (to: unknown, opts?: object) =>
      typeof to === 'number' || isMotionReduced()
        ? navigate(to, opts)
        : navigate(to, { viewTransition: true, ...opts }),
  });

  let from = router.state.location.pathname;
  // Before the router's own subscriber, which takes the picture of the page.
  router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle') return;
    const between = isTopLevel(from) && isTopLevel(location.pathname);
    const direction: Direction =
      between || historyAction === 'REPLACE' ? 'fade' : historyAction === 'POP' ? 'pop' : 'push';
    root.dataset.transition = gestured ? 'none' : direction;
    gestured = false;
    from = location.pathname;
  });
}
