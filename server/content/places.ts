import { PLACE_CATEGORIES, PLACE_SETTINGS, REGIONS } from '@contract/community/place-words';
import * as v from 'valibot';
import { createContentSet } from './content-set';
import file from './places.json';

const text = v.pipe(v.string(), v.minLength(1));
const day = v.pipe(v.string(), v.isoDate());
/** null: the data does not say. It is never guessed. */
const flag = v.optional(v.nullable(v.boolean()), null);

/** An item of the file. */
export const placeItem = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^place-\d{3}$/)),
  name: text,
  region: v.picklist(REGIONS),
  city: text,
  address: text,
  /** Degrees, WGS 84. */
  lat: v.number(),
  lng: v.number(),
  category: v.picklist(PLACE_CATEGORIES),
  setting: v.picklist(PLACE_SETTINGS),
  from_month: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(72)),
  summary: text,
  idea: text,
  phone: v.optional(v.nullable(text), null),
  stroller: flag,
  nursing_room: flag,
  parking: flag,
  source: v.object({ dataset: v.picklist(['museums', 'attractions']), name: text, as_of: day }),
});

const placesSchema = v.object({
  meta: v.object({
    title: text,
    datasets: v.array(v.object({ id: text, title: text, publisher: text, url: v.pipe(v.string(), v.url()) })),
    licence: text,
    notes: v.array(text),
    checked_at: day,
  }),
  items: v.array(placeItem),
});

const parsed = v.parse(placesSchema, file);

export type ContentPlace = (typeof parsed.items)[number];

/** Places to go with a child, all 17 provinces. */
export const placeContent = createContentSet<ContentPlace>(parsed.items);
/** As released. */
export const PLACES = placeContent.released;

export const PLACE_SOURCES = {
  datasets: new Map(parsed.meta.datasets.map((dataset) => [dataset.id, dataset])),
  licence: parsed.meta.licence,
  checkedAt: parsed.meta.checked_at,
} as const;
