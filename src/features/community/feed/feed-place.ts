import type { VirtualItem } from '@tanstack/react-virtual';
import * as v from 'valibot';
import { tabStorage } from '@/shared/storage/safe-storage';

/** Where somebody was in a list: the row at the top of the screen, how far it was pushed up in px, and the heights of the rows so far. */
const placeSchema = v.object({ id: v.string(), shift: v.number(), sizes: v.array(v.tuple([v.string(), v.number()])) });
export type FeedPlace = v.InferOutput<typeof placeSchema>;

const PREFIX = 'ggp_v1_feed_';
/** Pages that are fetched one after another to find a place again after a reload; a deeper one begins at the top. */
export const PAGES_SOUGHT = 8;
const ROWS_SOUGHT = PAGES_SOUGHT * 20;

/** What is worth keeping: nothing at the top, and nothing that would not be looked for. */
export function placeAt(sizes: readonly VirtualItem[], first: VirtualItem | undefined, y: number): FeedPlace | null {
  if (!first || first.index >= ROWS_SOUGHT) return null;
  return {
    id: String(first.key),
    shift: y - first.start,
    sizes: sizes.filter(({ index }) => index <= first.index).map(({ key, size }) => [String(key), size]),
  };
}

/** Heights that were kept over a reload, as the virtualizer takes them. */
export const toMeasurements = (place: FeedPlace | null): VirtualItem[] | undefined =>
  place?.sizes.map(([key, size], index) => ({ key, index, size, start: 0, end: size, lane: 0 }));

/** Heights of rows that were measured, by list: a list one comes back to is as tall at once as it was. */
const measured = new Map<string, VirtualItem[]>();
const LISTS_KEPT = 12;

export function keepSizes(list: string, sizes: VirtualItem[]): void {
  if (sizes.length === 0) return;
  measured.delete(list);
  measured.set(list, sizes);
  const oldest = measured.keys().next();
  if (measured.size > LISTS_KEPT && !oldest.done) measured.delete(oldest.value);
}
export const keptSizes = (list: string): VirtualItem[] | undefined => measured.get(list);

/** Kept for this tab's visit, by the entry of its history. */
export function keepPlace(entry: string, place: FeedPlace | null): void {
  if (place) tabStorage.write(PREFIX + entry, JSON.stringify(place));
  else tabStorage.remove(PREFIX + entry);
}

export function keptPlace(entry: string): FeedPlace | null {
  try {
    const parsed = v.safeParse(placeSchema, JSON.parse(tabStorage.read(PREFIX + entry) ?? 'null'));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
