import * as v from 'valibot';
import { postImage } from './community.responses';
import { PLACE_CATEGORIES, PLACE_FACTS, PLACE_SETTINGS, REGIONS } from './place-words';

/** The first picture of a parent's review that this reader sees; null without one. */
export const reviewPicture = v.nullable(postImage);

/** Stored, not computed: the number of reviews with stars and their mean, one decimal. Null without a review. */
export const rating = v.nullable(v.strictObject({ count: v.number(), average: v.number() }));
export type Rating = v.InferOutput<typeof rating>;

export const placeCard = v.strictObject({
  id: v.string(),
  name: v.string(),
  region: v.picklist(REGIONS),
  city: v.string(),
  category: v.picklist(PLACE_CATEGORIES),
  setting: v.picklist(PLACE_SETTINGS),
  lat: v.number(),
  lng: v.number(),
  /** From which month of age it is a good place to go; the product's own suggestion. */
  from_month: v.number(),
  summary: v.string(),
  picture: reviewPicture,
  rating,
  saved: v.boolean(),
});
export type PlaceCard = v.InferOutput<typeof placeCard>;

/** Facts missing from the open data are null: the screen asks those who were there. */
export const placeDetail = v.strictObject({
  ...placeCard.entries,
  address: v.string(),
  phone: v.nullable(v.string()),
  facilities: v.strictObject({
    stroller: v.nullable(v.boolean()),
    nursing_room: v.nullable(v.boolean()),
    parking: v.nullable(v.boolean()),
  }),
  /** Votes of visible reviews, one per account; facts without a vote are absent. */
  parent_facts: v.array(v.strictObject({ fact: v.picklist(PLACE_FACTS), yes: v.number(), no: v.number() })),
  /** The caller's own review. */
  my_review_id: v.nullable(v.string()),
  /** An activity there; the product's own text. */
  idea: v.string(),
  source: v.strictObject({ title: v.string(), licence: v.string(), as_of: v.nullable(v.string()) }),
});
export type PlaceDetail = v.InferOutput<typeof placeDetail>;

export const placeList = v.strictObject({ items: v.array(placeCard), total: v.number() });
export type PlaceList = v.InferOutput<typeof placeList>;

export const placeSaved = v.strictObject({ saved: v.boolean() });
export type PlaceSaved = v.InferOutput<typeof placeSaved>;

/**
 * GET /community/map (MapOutlines): the provinces, drawn where there are no tiles. `polygons[polygon][ring]` is
 * [lng, lat, step, step, …] in thousandths of a degree: a first position, then the steps from one to the next.
 */
export const mapOutlines = v.strictObject({
  attribution: v.string(),
  provinces: v.array(v.strictObject({ region: v.picklist(REGIONS), polygons: v.array(v.array(v.array(v.number()))) })),
});
export type MapOutlines = v.InferOutput<typeof mapOutlines>;
