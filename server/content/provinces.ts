import { REGIONS, type Region } from '@contract/community/place-words';
import * as v from 'valibot';
import file from './provinces.json';

const deltas = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.minLength(6));

const provincesSchema = v.object({
  meta: v.object({
    title: v.string(),
    source: v.string(),
    licence: v.string(),
    attribution: v.string(),
    notes: v.array(v.string()),
    checked_at: v.pipe(v.string(), v.isoDate()),
  }),
  items: v.array(
    v.object({
      code: v.pipe(v.string(), v.regex(/^\d{2}$/)),
      region: v.picklist(REGIONS),
      name: v.string(),
      polygons: v.array(v.array(deltas)),
    }),
  ),
});

/** [longitude, latitude] in degrees, WGS 84. */
export type Position = readonly [lng: number, lat: number];
/** Closed: its last position is its first. */
export type Ring = readonly Position[];
/** `polygons` are the coordinates of a GeoJSON MultiPolygon: in each the outer ring first, then its holes. */
export type Province = { code: string; region: Region; name: string; polygons: readonly (readonly Ring[])[] };

const UNITS_A_DEGREE = 1000;

/** A ring from its first position and the steps after it, in thousandths of a degree. */
function decodeRing(steps: readonly number[]): Ring {
  const ring: Position[] = [];
  let lng = 0;
  let lat = 0;
  for (let i = 0; i + 1 < steps.length; i += 2) {
    lng += steps[i] ?? 0;
    lat += steps[i + 1] ?? 0;
    ring.push([lng / UNITS_A_DEGREE, lat / UNITS_A_DEGREE]);
  }
  const first = ring[0];
  return first ? [...ring, first] : ring;
}

const parsed = v.parse(provincesSchema, file);

/** Outlines for a map that has no tiles. */
export const PROVINCES: readonly Province[] = parsed.items.map((province) => ({
  ...province,
  polygons: province.polygons.map((rings) => rings.map(decodeRing)),
}));

/** Shown on the map beside what it draws. */
export const PROVINCES_ATTRIBUTION = parsed.meta.attribution;

/** The same as they are kept: in each ring a first position, then steps, in thousandths of a degree. */
export const PROVINCE_STEPS = parsed.items.map(({ region, polygons }) => ({ region, polygons }));
