import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { motion } from '@/shared/tokens';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

let locks = 0;
function lockScroll() {
  const root = document.documentElement;
  if (locks++ === 0) {
    root.style.paddingRight = `${Math.max(0, window.innerWidth - root.clientWidth)}px`;
    root.style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    root.style.paddingRight = '';
    root.style.overflow = '';
  };
}

/** Makes everything outside the layer inert, except toasts, which must still be announced. */
function hideRest(layer: HTMLElement) {
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== layer &&
      !element.hasAttribute('inert') &&
      !element.matches('script, style, [aria-live], .notistack-SnackbarContainer'),
  );
  for (const element of rest) {
    element.setAttribute('inert', '');
    element.setAttribute('aria-hidden', 'true');
  }
  return () => {
    for (const element of rest) {
      element.removeAttribute('inert');
      element.removeAttribute('aria-hidden');
    }
  };
}

/** The closed layer fades as a picture of itself: React, focus and screen readers are done with it at once. */
function fadeOut(layer: HTMLElement) {
  if (typeof layer.animate !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const ghost = layer.cloneNode(true) as HTMLElement;
  ghost.setAttribute('inert', '');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.pointerEvents = 'none';
  for (const element of [ghost, ...ghost.querySelectorAll<HTMLElement>('*')]) {
    element.removeAttribute('id');
    element.removeAttribute('role');
    // A checked radio of the copy would uncheck the real one in its group.
    element.removeAttribute('name');
    element.style.animation = 'none';
  }
  document.body.append(ghost);
  ghost.lastElementChild?.animate({ transform: ['none', 'translateY(32px)'] }, { duration: motion.quick });
  ghost.animate({ opacity: [1, 0] }, { duration: motion.quick, easing: 'ease-out', fill: 'forwards' }).onfinish = () =>
    ghost.remove();
}

/** Keeps Tab inside `panel`. */
export function wrapTab(panel: HTMLElement, event: { shiftKey: boolean; preventDefault(): void }) {
  const stops = [...panel.querySelectorAll<HTMLElement>(focusable)].filter((element) => !element.closest('[inert]'));
  const first = stops[0] ?? panel;
  const last = stops[stops.length - 1] ?? panel;
  const active = document.activeElement;
  if (event.shiftKey && (active === first || active === panel)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && active === last) {
    event.preventDefault();
    first.focus();
  }
}

/**
 * Makes a mounted layer modal: moves the focus in and restores it, makes the page behind inert and stops its scrolling.
 */
export function useModalLayer(layer: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = layer.current;
    if (!element) return;
    before.current = document.activeElement;
    const showRest = hideRest(element);
    const unlock = lockScroll();
    (panel.current?.querySelector<HTMLElement>('[data-autofocus]') ?? panel.current)?.focus({ preventScroll: true });
    return () => {
      unlock();
      showRest();
      fadeOut(element);
      if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
    };
  }, [layer, panel]);

  // the iOS keyboard overlays the page; the panel is moved above it
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const place = () => {
      const covered = Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop);
      layer.current?.style.setProperty('--gg-keyboard', `${covered}px`);
    };
    place();
    viewport.addEventListener('resize', place);
    return () => viewport.removeEventListener('resize', place);
  }, [layer]);
}
