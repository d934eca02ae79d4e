import { fitsSearch, parseSearch, toSearchText } from '@contract/common/search';
import {
  PLACE_CATEGORIES,
  PLACE_CATEGORY_LABELS,
  PLACE_SETTING_LABELS,
  PLACE_SETTINGS,
  REGIONS,
} from '@contract/community/place-words';
import type { PlaceCard } from '@contract/community/places.responses';
import * as v from 'valibot';
import { choiceParam, useUrlState } from '@/shared/lib/use-url-state';
import { deviceStorage } from '@/shared/storage/safe-storage';
import { kmBetween, type Point } from './own-position';

const ALL = '' as const;
export const CATEGORIES = [
  { value: ALL, label: '전체' },
  ...PLACE_CATEGORIES.map((value) => ({ value, label: PLACE_CATEGORY_LABELS[value] })),
];
export const PROVINCES = [{ value: ALL, label: '전국' }, ...REGIONS.map((value) => ({ value, label: value }))];
export const SETTINGS = [
  { value: ALL, label: '실내·실외' },
  ...PLACE_SETTINGS.filter((value) => value !== 'both').map((value) => ({
    value,
    label: PLACE_SETTING_LABELS[value],
  })),
];
export const SORTS = [
  { value: 'near', label: '가까운 순' },
  { value: 'name', label: '이름순' },
  { value: 'rating', label: '별점순' },
] as const;
type PlaceSort = (typeof SORTS)[number]['value'];
/** Cards shown at first, and with each press of the button below them. */
const ROWS = ['24', '48', '72', 'all'] as const;

const values = <Value extends string>(options: readonly { value: Value }[]) => options.map(({ value }) => value);

const NOTHING = { region: ALL, category: ALL, setting: ALL, saved: ALL, q: ALL } as const;
const placeFilter = v.object({
  region: choiceParam(values(PROVINCES), ALL),
  category: choiceParam(values(CATEGORIES), ALL),
  setting: choiceParam(values(SETTINGS), ALL),
  saved: choiceParam([ALL, 'true'], ALL),
  q: v.fallback(
    v.pipe(
      v.string(),
      v.transform((text) => text.slice(0, 40)),
    ),
    ALL,
  ),
  /** Without one: the nearest first where the position is known, else by name. */
  sort: choiceParam([ALL, ...values(SORTS)], ALL),
});
const placeRows = v.object({ rows: choiceParam(ROWS, '24') });
export type PlaceFilter = v.InferOutput<typeof placeFilter>;

/** The region of the last visit, on this device only; deleted at log-out with the drafts. */
const REGION_KEY = 'ggp_v1_draft_placeRegion';
const readRegion = () => REGIONS.find((region) => region === deviceStorage.read(REGION_KEY)) ?? ALL;
const storeRegion = (region: PlaceFilter['region']) =>
  region === ALL ? deviceStorage.remove(REGION_KEY) : void deviceStorage.write(REGION_KEY, region);

/** The filters of the places, in the query string: they survive a reload and Back, and the map uses them too. */
export function usePlaceFilter() {
  const [inAddress, set] = useUrlState(placeFilter);
  const filter = { ...inAddress, region: inAddress.region === ALL ? readRegion() : inAddress.region };
  const change = (changes: Partial<PlaceFilter>) => {
    if (changes.region !== undefined) storeRegion(changes.region);
    set(changes);
  };
  return {
    filter,
    change,
    clear: () => change(NOTHING),
    /** The filter alone, for the address of the map and back. */
    search: toSearch(filter),
  };
}

/** How many cards the list shows, in the query string: Back finds the card that was left. */
export function usePlaceRows() {
  const [{ rows }, set] = useUrlState(placeRows);
  return {
    rows: rows === 'all' ? Number.POSITIVE_INFINITY : Number(rows),
    showMore: () => set({ rows: ROWS[ROWS.indexOf(rows) + 1] ?? 'all' }),
  };
}

function toSearch(filter: PlaceFilter): string {
  const params = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ALL));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** The order in effect. */
export const sortInEffect = (sort: PlaceFilter['sort'], here: Point | null): PlaceSort => {
  if (sort === ALL) return here ? 'near' : 'name';
  return sort === 'near' && !here ? 'name' : sort;
};

/** The matching places in the selected order; by distance only when the position is known. */
export function filterPlaces(items: readonly PlaceCard[], filter: PlaceFilter, here: Point | null): PlaceCard[] {
  const { region, category, setting, saved, q } = filter;
  const sort = sortInEffect(filter.sort, here);
  const search = parseSearch(q);
  const fits = items.filter(
    (place) =>
      (region === ALL || place.region === region) &&
      (category === ALL || place.category === category) &&
      (setting === ALL || place.setting === setting || place.setting === 'both') &&
      (saved === ALL || place.saved) &&
      fitsSearch(
        toSearchText(
          `${place.name} ${place.region} ${place.city} ${PLACE_CATEGORY_LABELS[place.category]} ${place.summary}`,
        ),
        search,
      ),
  );
  if (sort === 'near' && here) return fits.toSorted((a, b) => kmBetween(here, a) - kmBetween(here, b));
  if (sort === 'rating')
    return fits.toSorted(
      (a, b) =>
        (b.rating?.average ?? 0) - (a.rating?.average ?? 0) ||
        (b.rating?.count ?? 0) - (a.rating?.count ?? 0) ||
        a.name.localeCompare(b.name, 'ko'),
    );
  return fits.toSorted((a, b) => a.name.localeCompare(b.name, 'ko'));
}
