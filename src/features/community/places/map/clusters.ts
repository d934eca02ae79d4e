import type { PlaceCard } from '@contract/community/places.responses';
import Supercluster from 'supercluster';

/** West, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number];
export type Pin =
  | { kind: 'place'; id: string; lat: number; lng: number; place: PlaceCard }
  | { kind: 'cluster'; id: string; lat: number; lng: number; count: number; zoom: number };

/** Pins closer than this many px form one cluster: a touch target needs 44 px. */
const RADIUS = 52;
/** From the next zoom level on, places are not clustered. */
const LAST_ZOOM = 13;

type Index = { pinsIn: (box: Box, zoom: number) => Pin[] };

/** Clusters nearby places, at every zoom. */
export function clusterPlaces(places: readonly PlaceCard[]): Index {
  const index = new Supercluster<{ place: PlaceCard }>({ radius: RADIUS, extent: 256, maxZoom: LAST_ZOOM });
  index.load(
    places.map((place) => ({
      type: 'Feature',
      properties: { place },
      geometry: { type: 'Point', coordinates: [place.lng, place.lat] },
    })),
  );
  return {
    pinsIn: (box, zoom) =>
      index.getClusters(box, Math.round(zoom)).map(({ properties, geometry }): Pin => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if (!('cluster' in properties))
          return { kind: 'place', id: properties.place.id, lat, lng, place: properties.place };
        const { cluster_id: cluster, point_count: count } = properties;
        return {
          kind: 'cluster',
          id: `cluster-${cluster}`,
          lat,
          lng,
          count,
          zoom: index.getClusterExpansionZoom(cluster),
        };
      }),
  };
}
