import type { PlaceCategory } from '@contract/community/place-words';
import type { PlaceCard } from '@contract/community/places.responses';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, type Tone, toneColors } from '@/shared/tokens';
import { CITY_THINGS } from './art/city-things';
import { LAND_THINGS } from './art/land-things';
import { getPlaceThing, type PlaceThing } from './art/place-things';

export const placeTones: Record<PlaceCategory, Tone> = {
  play: 'apricot',
  museum: 'lilac',
  science: 'sky',
  animal: 'sun',
  nature: 'leaf',
  sea: 'sky',
  heritage: 'apricot',
  theme: 'coral',
};

const ALL_THINGS: Record<PlaceThing, ReactNode> = { ...CITY_THINGS, ...LAND_THINGS };

interface PlaceArtProps {
  place: Pick<PlaceCard, 'id' | 'category'>;
  /** Drawing chosen by a list, so that neighbours differ. */
  thing?: PlaceThing;
}

/** Drawing of the kind of place; the open data has no photographs. Fills its box. */
export function PlaceArt({ place, thing = getPlaceThing(place) }: PlaceArtProps) {
  return (
    <Sheet
      viewBox="0 0 96 96"
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
      focusable="false"
      style={{ backgroundColor: toneColors[placeTones[place.category]].soft }}
    >
      <ellipse cx="48" cy="82" rx="40" ry="7" fill={color.paper} opacity="0.6" />
      {ALL_THINGS[thing]}
    </Sheet>
  );
}

const Sheet = styled('svg')({ display: 'block', width: '100%', height: '100%' });
