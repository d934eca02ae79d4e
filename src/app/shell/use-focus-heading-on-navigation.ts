import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation, focus goes to the new page's heading, so that it is read out; not on the first page of a visit. */
export function useFocusHeadingOnNavigation(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const focused = document.activeElement;
    const main = document.getElementById('main');
    // The page has put the focus where it is needed.
    if (focused && focused !== document.body && main?.contains(focused)) return;
    const place = document.querySelector<HTMLElement>('h1') ?? main;
    if (!place) return;
    place.tabIndex = -1;
    place.style.outline = 'none';
    place.focus({ preventScroll: true });
  }, [pathname]);
}
