import {
  PLACE_CATEGORIES,
  PLACE_CATEGORY_LABELS,
  PLACE_SETTING_LABELS,
  PLACE_SETTINGS,
  REGIONS,
} from '@contract/community/place-words';
import type { PlaceCard } from '@contract/community/places.responses';
import { useSearchParams } from 'react-router-dom';
import { kmBetween, type Point } from './here';

const ALL = '';
export const CATEGORIES = [
  { value: ALL, label: '전체' },
  ...PLACE_CATEGORIES.map((value) => ({ value: value as string, label: PLACE_CATEGORY_LABELS[value] })),
];
export const PROVINCES = [
  { value: ALL, label: '전국' },
  ...REGIONS.map((value) => ({ value: value as string, label: value as string })),
];
export const SETTINGS = [
  { value: ALL, label: '실내·실외' },
  ...PLACE_SETTINGS.filter((value) => value !== 'both').map((value) => ({
    value: value as string,
    label: PLACE_SETTING_LABELS[value],
  })),
];
export const SORTS = [
  { value: 'name', label: '이름순' },
  { value: 'rating', label: '별점순' },
  { value: 'near', label: '가까운 순' },
] as const;
export type PlaceSort = (typeof SORTS)[number]['value'];

const NAMES = ['region', 'category', 'setting', 'saved', 'q'] as const;
type Name = (typeof NAMES)[number] | 'sort';
export type PlaceFilter = Record<(typeof NAMES)[number], string> & { sort: PlaceSort };

const among = (options: readonly { value: string }[], value: string | null) =>
  options.some((option) => option.value === value) ? (value ?? ALL) : ALL;

/** What narrows the places, kept in the address: a reload, Back and the map find it again. */
export function usePlaceFilter() {
  const [params, setParams] = useSearchParams();
  const filter: PlaceFilter = {
    region: among(PROVINCES, params.get('region')),
    category: among(CATEGORIES, params.get('category')),
    setting: among(SETTINGS, params.get('setting')),
    saved: params.get('saved') === 'true' ? 'true' : ALL,
    q: (params.get('q') ?? '').slice(0, 40),
    sort: SORTS.find(({ value }) => value === params.get('sort'))?.value ?? 'name',
  };
  const change = (changes: Partial<Record<Name, string>>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === ALL || (name === 'sort' && value === 'name')) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    filter,
    change,
    isFiltered: NAMES.some((name) => filter[name] !== ALL),
    clear: () => change(Object.fromEntries(NAMES.map((name) => [name, ALL]))),
    /** The filter alone, for the address of the map and back. */
    search: toSearch(filter),
  };
}

function toSearch({ sort, ...rest }: PlaceFilter): string {
  const kept = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ALL));
  if (sort !== 'name') kept.set('sort', sort);
  const text = kept.toString();
  return text === '' ? '' : `?${text}`;
}

const plain = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/g, '');

/** The places that fit, in the order that was chosen; the nearest first only where it is known where one is. */
export function filterPlaces(items: readonly PlaceCard[], filter: PlaceFilter, here: Point | null): PlaceCard[] {
  const { region, category, setting, saved, q, sort } = filter;
  const words = plain(q);
  const fits = items.filter(
    (place) =>
      (region === ALL || place.region === region) &&
      (category === ALL || place.category === category) &&
      (setting === ALL || place.setting === setting || place.setting === 'both') &&
      (saved === ALL || place.saved) &&
      (words === '' || plain(`${place.name}${place.region}${place.city}${place.summary}`).includes(words)),
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
