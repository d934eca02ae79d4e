import type { PlaceCategory } from '@contract/community/place-words';
import type { PlaceCard } from '@contract/community/places.responses';
import { chooseVaried, rotated, toSeed } from '@/shared/lib/choose-varied';

/** Things drawn for each kind of place; the kinds with most places have most of them. */
const THINGS = {
  play: ['slide', 'swing', 'blocks'],
  museum: ['gallery', 'vase', 'frame'],
  science: ['dinosaur', 'rocket', 'planet', 'microscope'],
  theme: ['wheel', 'carousel', 'balloons'],
  animal: ['bear', 'butterfly', 'giraffe'],
  nature: ['trees', 'tent', 'mountain', 'flowers'],
  sea: ['boat', 'lighthouse', 'crab'],
  heritage: ['hanok', 'pagoda', 'kite'],
} as const satisfies Record<PlaceCategory, readonly [string, ...string[]]>;

export type CityThing = (typeof THINGS)['play' | 'museum' | 'science' | 'theme'][number];
export type LandThing = (typeof THINGS)['animal' | 'nature' | 'sea' | 'heritage'][number];
export type PlaceThing = CityThing | LandThing;

type Place = Pick<PlaceCard, 'id' | 'category'>;

const listThings = ({ id, category }: Place): [PlaceThing, ...PlaceThing[]] =>
  rotated<PlaceThing>(THINGS[category], toSeed(id));

/** The drawing of a place by itself. */
export const getPlaceThing = (place: Place): PlaceThing => listThings(place)[0];

/** Of a list in one or two columns: each place differs from the two before it. */
export const choosePlaceThings = (places: readonly Place[]): PlaceThing[] => chooseVaried(places, listThings, 2);
