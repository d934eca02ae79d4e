import { contentKey, monthText } from '@contract/common/paging';
import * as v from 'valibot';
import {
  PLACE_CATEGORIES,
  PLACE_SETTINGS,
  type PlaceCategory,
  type PlaceSetting,
  REGIONS,
  type Region,
} from './place-words';

/** Denormalised: number of reviews with stars and their mean to one decimal. Null without a review. */
export type Rating = { count: number; average: number } | null;

export type PlaceCard = {
  id: string;
  name: string;
  region: Region;
  city: string;
  category: PlaceCategory;
  setting: PlaceSetting;
  lat: number;
  lng: number;
  /** From which month of age it is a good place to go; the product's own suggestion. */
  from_month: number;
  summary: string;
  rating: Rating;
  saved: boolean;
};
/** Null for facts that the open data does not have; the screen says '방문 전 확인'. */
export type PlaceDetail = PlaceCard & {
  address: string;
  phone: string | null;
  facilities: { stroller: boolean | null; nursing_room: boolean | null; parking: boolean | null };
  /** What to do there; the product's own. */
  idea: string;
  source: { title: string; licence: string; as_of: string | null };
};

/** GET /community/place (PlaceList): all that fit, the map needs every pin. Reviews: GET /community/post?section=trip&subject={id}. */
export const placesQuery = v.object({
  region: v.optional(v.picklist(REGIONS, '지역을 다시 골라 주세요.')),
  category: v.optional(v.picklist(PLACE_CATEGORIES, '종류를 다시 골라 주세요.')),
  setting: v.optional(v.picklist(PLACE_SETTINGS, '실내와 실외 중에 골라 주세요.')),
  month: v.optional(monthText),
  saved: v.optional(v.picklist(['true'], '목록을 다시 골라 주세요.')),
  sort: v.optional(v.picklist(['name', 'rating'], '순서를 다시 골라 주세요.'), 'name'),
});
export type PlacesQuery = v.InferOutput<typeof placesQuery>;
export type PlaceList = { items: PlaceCard[]; total: number };
/** GET /community/place/{id}; PUT and DELETE /community/place/{id}/save (PlaceSaved). */
export const placeParam = v.object({ id: contentKey });
export type PlaceSaved = { saved: boolean };

/**
 * GET /community/map (MapOutlines): the provinces, drawn where there are no tiles. `polygons[polygon][ring]` is
 * [lng, lat, step, step, …] in thousandths of a degree: a first position, then the steps from one to the next.
 */
export type MapOutlines = { attribution: string; provinces: { region: Region; polygons: number[][][] }[] };
