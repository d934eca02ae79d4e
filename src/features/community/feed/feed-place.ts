import type { VirtualItem } from '@tanstack/react-virtual';
import * as v from 'valibot';
import { tabStorage } from '@/shared/storage/safe-storage';

/** The position in a list: the first visible row, its offset in px, and the measured heights of the rows. */
const placeSchema = v.object({ id: v.string(), shift: v.number(), sizes: v.array(v.tuple([v.string(), v.number()])) });
export type FeedPlace = v.InferOutput<typeof placeSchema>;

const PREFIX = 'ggp_v1_feed_';
/** The most pages fetched to restore a position after a reload; a deeper one starts at the top. */
export const PAGES_SOUGHT = 8;
const ROWS_SOUGHT = PAGES_SOUGHT * 20;

/** Position to save; null without a first row, and beyond the restorable pages. */
export function placeAt(sizes: readonly VirtualItem[], first: VirtualItem | undefined, y: number): FeedPlace | null {
  if (!first || first.index >= ROWS_SOUGHT) return null;
  return {
    id: String(first.key),
    shift: y - first.start,
    sizes: sizes.filter(({ index }) => index <= first.index).map(({ key, size }) => [String(key), size]),
  };
}

/** Row heights restored after a reload, in the virtualizer's format. */
export const toMeasurements = (place: FeedPlace | null): VirtualItem[] | undefined =>
  place?.sizes.map(([key, size], index) => ({ key, index, size, start: 0, end: size, lane: 0 }));

/** Measured row heights by list: a reopened list has its full height at once. */
const measured = new Map<string, VirtualItem[]>();
const MAX_LISTS = 12;

export function storeSizes(list: string, sizes: VirtualItem[]): void {
  if (sizes.length === 0) return;
  measured.delete(list);
  measured.set(list, sizes);
  const oldest = measured.keys().next();
  if (measured.size > MAX_LISTS && !oldest.done) measured.delete(oldest.value);
}
export const readSizes = (list: string): VirtualItem[] | undefined => measured.get(list);

/** Saved for this tab's session, by the key of the history entry. */
export function storePlace(entry: string, place: FeedPlace | null): void {
  if (place) tabStorage.write(PREFIX + entry, JSON.stringify(place));
  else tabStorage.remove(PREFIX + entry);
}

export function readPlace(entry: string): FeedPlace | null {
  try {
    const parsed = v.safeParse(placeSchema, JSON.parse(tabStorage.read(PREFIX + entry) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
