import { contentKey, monthText } from '@contract/common/paging';
import * as v from 'valibot';
import { PLACE_CATEGORIES, PLACE_FACTS, PLACE_SETTINGS, REGIONS } from './place-words';

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
/** GET /community/place/{id}; PUT and DELETE /community/place/{id}/save (PlaceSaved). */
export const placeParam = v.object({ id: contentKey });

/** Facts about the place by the author of a review: true, false, or absent for 몰라요. Only in reviews of places. */
export const placeFactsInput = v.object(
  v.entriesFromList(PLACE_FACTS, v.optional(v.boolean('알려 주실 것을 다시 골라 주세요.'))),
);
export type PlaceFactsInput = v.InferOutput<typeof placeFactsInput>;
