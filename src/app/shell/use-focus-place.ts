import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** An element and its index in its parent when it was focused. */
type Step = { element: Element; index: number };

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex="0"]';
/** Where a removed element has a neighbour; elsewhere the heading of its section is read out. */
const ROWS =
  'ul, ol, [role="list"], [role="feed"], tbody, li, [role="listitem"], tr, article, [role="group"], fieldset';
const SECTIONS = 'section, [role="region"], [role="dialog"], [role="tabpanel"], main, body';

function listSteps(element: Element): Step[] {
  const steps: Step[] = [];
  for (let at: Element | null = element; at; at = at.parentElement)
    steps.push({ element: at, index: at.parentElement ? Array.from(at.parentElement.children).indexOf(at) : 0 });
  return steps;
}

function focus(element: HTMLElement): void {
  if (!element.matches(FOCUSABLE)) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
}

function focusHeading(from: Element = document.body): void {
  for (let section = from.closest(SECTIONS); section; section = section.parentElement?.closest(SECTIONS) ?? null) {
    const heading = section.querySelector<HTMLElement>('h1, h2, h3') ?? document.querySelector<HTMLElement>('h1');
    if (!heading) continue;
    focus(heading);
    return;
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** The first focusable element of the row that took a removed row's place, or of the one before. */
function findNext({ children }: Element, removed: Step): HTMLElement | null {
  for (const row of [children[removed.index], children[removed.index - 1]]) {
    const next = row?.matches(FOCUSABLE) ? row : row?.querySelector(FOCUSABLE);
    if (next instanceof HTMLElement) return next;
  }
  return null;
}

/** Focuses what is now at the place of a removed element: the next row, the one before, or the section's heading. */
function focusPlace(steps: readonly Step[]): void {
  const at = steps.findIndex(({ element }) => element.isConnected);
  const [removed, left] = [steps[at - 1], steps[at]?.element];
  const next = at === 0 ? left : removed && left?.closest(ROWS) && findNext(left, removed);
  if (next instanceof HTMLElement) focus(next);
  else focusHeading(left);
}

/** Gives the focus a new place when the focused element was removed; returns the function that ends it. */
function followFocus(): () => void {
  const ended = new AbortController();
  let focused: Element | null = null;
  /** Of the last focused element of the page: a sheet that closes gives the focus back to it. */
  let steps: Step[] = [];
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target as Element;
      if (document.getElementById('main')?.contains(focused)) steps = listSteps(focused);
    },
    { signal: ended.signal },
  );
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body && focused && !focused.isConnected) focusPlace(steps);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    ended.abort();
    observer.disconnect();
  };
}

/**
 * Gives the focus a place after each act: the heading of the page after a navigation (not for the first page of a
 * visit), and where the focused element was removed, what is there now. Scrolls nothing.
 */
export function useFocusPlace(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => followFocus(), []);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    // The page has put the focus where it is needed.
    if (focused && focused !== document.body && document.getElementById('main')?.contains(focused)) return;
    focusHeading();
  }, [pathname]);
}
