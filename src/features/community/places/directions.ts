import type { PlaceCard } from '@contract/community/places.responses';

/** Links for directions in the two map services used in Korea; on a phone they open the app. */
export function directionsTo({ name, lat, lng }: Pick<PlaceCard, 'name' | 'lat' | 'lng'>) {
  // A comma separates the name from the coordinates.
  const words = encodeURIComponent(name.replaceAll(',', ' '));
  return [
    { label: '카카오맵', url: `https://map.kakao.com/link/to/${words},${lat},${lng}` },
    { label: '네이버지도', url: `https://map.naver.com/p/directions/-/${lng},${lat},${words}/-/car` },
  ] as const;
}
