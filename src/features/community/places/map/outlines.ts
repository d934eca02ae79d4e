import type { MapOutlines } from '@contract/community/places.responses';

/** [latitude, longitude] in degrees, as Leaflet has them. */
export type LatLng = [lat: number, lng: number];

const UNITS_A_DEGREE = 1000;

/** Decodes a ring (a first position, then deltas, in thousandths of a degree) to positions. */
export function decodeRing(steps: readonly number[]): LatLng[] {
  const ring: LatLng[] = [];
  let [lng, lat] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    lng += steps[i] ?? 0;
    lat += steps[i + 1] ?? 0;
    ring.push([lat / UNITS_A_DEGREE, lng / UNITS_A_DEGREE]);
  }
  return ring;
}

/** Polygons of every province: in each the outer ring first, then its holes. */
export const provincePolygons = ({ provinces }: MapOutlines): LatLng[][][] =>
  provinces.flatMap(({ polygons }) => polygons.map((rings) => rings.map(decodeRing)));
