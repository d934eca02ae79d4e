import styled from '@emotion/styled';
import { useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { onPageHidden } from '@/shared/lib/page-visibility';
import { focusRing, radius } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';
import { PAGES_SOUGHT, placeAt, readPlace, readSizes, storePlace, storeSizes, toMeasurements } from './feed-place';

/** Rows rendered beyond the visible ones; the first rendering of a list has fewer, so that its first card shows earlier. */
const OVERSCAN = { first: 1, later: 4 };

/** Rows before the end at which the next page is fetched. */
const AHEAD = 8;

interface VirtualRowsProps<Row extends { id: string; title: string }> {
  /** Names the list: rows of one name have the heights they had before. */
  name: string;
  label: string;
  rows: readonly Row[];
  /** Guessed height with the distance to the next row, in px, until a row was measured. */
  rowHeight: number;
  gap: number;
  render: (row: Row) => ReactNode;
  hasMore: boolean;
  isFetchingMore: boolean;
  onMore: () => void;
}

const getPageTop = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

/** Offset of the list from the top of the page, below the elements above it. */
function usePageTop(list: React.RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => setTop(getPageTop(element));
    look();
    // the elements above the list may change their height
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [list]);
  return top;
}

/** Key of the history entry of the address, which changes before the page does. */
const currentEntry = (): string => (window.history.state as { key?: string } | null)?.key ?? 'default';

interface RowPlace
  extends Pick<
    VirtualRowsProps<{ id: string; title: string }>,
    'name' | 'rows' | 'hasMore' | 'isFetchingMore' | 'onMore'
  > {
  /** Key of the history entry the place belongs to. */
  entry: string;
  list: React.RefObject<HTMLElement | null>;
  top: number;
  storedPlace: ReturnType<typeof readPlace>;
  virtual: Virtualizer<Window, Element>;
}

/** Scrolls to the row the list was left at, and saves the place when the page is left. Returns what saves it at once. */
function useRowPlace({
  name,
  rows,
  hasMore,
  isFetchingMore,
  onMore,
  entry,
  list,
  top,
  storedPlace,
  virtual,
}: RowPlace) {
  // After a reload the list begins with its first page: the place is looked for page by page, once.
  const sought = useRef(storedPlace);
  const tries = useRef(0);
  const seek = useEffectEvent((had: number) => {
    const place = sought.current;
    if (!place || had === 0) return;
    const at = rows.findIndex(({ id }) => id === place.id);
    if (at < 0 && hasMore && tries.current < PAGES_SOUGHT) {
      tries.current += 1;
      onMore();
      return;
    }
    sought.current = null;
    const start = virtual.measurementsCache[at]?.start;
    if (start === undefined || !list.current) return;
    // measured here: the first effects run before the render that knows where the list begins
    const y = getPageTop(list.current) + start - (virtual.options.scrollMargin ?? 0) + place.shift;
    // gone back to, the router has scrolled there already
    if (Math.abs(window.scrollY - y) > 2) window.scrollTo(0, y);
  });
  useEffect(() => {
    if (!isFetchingMore) seek(rows.length);
  }, [rows.length, isFetchingMore]);

  const remember = () => {
    // The next page scrolls to its top while this list is still shown.
    if (sought.current || currentEntry() !== entry) return;
    const all = virtual.takeSnapshot();
    const first = virtual.getVirtualItems().find(({ end }) => end > window.scrollY);
    storePlace(entry, window.scrollY > top ? placeAt(all, first, window.scrollY) : null);
    storeSizes(name, all);
  };
  const saveNow = useEffectEvent(remember);
  useEffect(() => {
    const mounted = new AbortController();
    onPageHidden(() => saveNow(), mounted.signal);
    window.addEventListener('scrollend', () => saveNow(), { signal: mounted.signal });
    return () => {
      mounted.abort();
      storeSizes(name, virtual.takeSnapshot());
    };
  }, [name, virtual]);
  return remember;
}

/** Page Down and Page Up go to the next and the previous article, as the feed pattern of WAI-ARIA has it. */
function moveByArticle(event: KeyboardEvent<HTMLElement>): void {
  const step = { PageDown: 1, PageUp: -1 }[event.key];
  const { currentTarget: feed, target } = event;
  const row = target instanceof Element ? target.closest<HTMLElement>('article') : null;
  if (!step || !row) return;
  const next = feed.querySelector<HTMLElement>(`[data-index="${Number(row.dataset.index) + step}"]`);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * A virtual list in the page's own scrolling: only the visible rows are in the DOM. After Back and after a reload it
 * restores the position.
 */
export function VirtualRows<Row extends { id: string; title: string }>(props: VirtualRowsProps<Row>) {
  const { name, label, rows, rowHeight, gap, render, hasMore, isFetchingMore, onMore } = props;
  const { key: entry } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const top = usePageTop(list);
  const [storedPlace] = useState(() => readPlace(entry));
  const [sizes] = useState(() => readSizes(name) ?? toMeasurements(storedPlace));
  const [overscan, setOverscan] = useState(OVERSCAN.first);
  // Rendered in slices, after the paint.
  useEffect(() => startTransition(() => setOverscan(OVERSCAN.later)), []);
  // oxlint-disable-next-line react/incompatible-library -- its result is read in this render, by nothing memoised
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan,
    gap,
    scrollMargin: top,
    initialMeasurementsCache: sizes,
    initialOffset: () => window.scrollY,
  });
  const shown = virtual.getVirtualItems();

  const last = shown.at(-1)?.index ?? -1;
  const more = useEffectEvent(onMore);
  const nearEnd = hasMore && !isFetchingMore && last >= rows.length - AHEAD;
  useEffect(() => {
    if (nearEnd) more();
  }, [nearEnd]);

  const remember = useRowPlace({ ...props, entry, list, top, storedPlace, virtual });

  return (
    <>
      <VisuallyHidden as="h2">{label}</VisuallyHidden>
      <List
        ref={list}
        role="feed"
        aria-label={label}
        aria-busy={isFetchingMore}
        onKeyDown={moveByArticle}
        // A link tapped before `isScrolling` is false navigates from the current offset, so the place is saved first.
        // Other taps do not navigate: they need not wait until the heights of all rows are written.
        onClickCapture={({ target }) => {
          if (target instanceof Element && target.closest('a')) remember();
        }}
        style={{ height: virtual.getTotalSize() }}
      >
        {shown.map(({ key, index, start }) => {
          const row = rows[index];
          return row ? (
            <Slot
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              tabIndex={-1}
              aria-label={row.title}
              aria-posinset={index + 1}
              aria-setsize={hasMore ? -1 : rows.length}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              {render(row)}
            </Slot>
          ) : null;
        })}
      </List>
    </>
  );
}

const List = styled('div')({ position: 'relative', width: '100%' });

const Slot = styled('article')({
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  boxSizing: 'border-box',
  borderRadius: radius.card,
  '&:focus-visible': focusRing,
});
