import type { PlaceCard } from '@contract/community/places.responses';
import { clusterPlaces } from './clusters';
import { decodeRing, provincePolygons } from './outlines';

const place = (id: string, lat: number, lng: number) => ({ id, lat, lng, name: id }) as PlaceCard;
const SEOUL = [place('a', 37.57, 126.98), place('b', 37.56, 126.99), place('c', 37.55, 126.97)];
const JEJU = place('d', 33.49, 126.53);
const KOREA = [124, 32, 132, 39] as [number, number, number, number];

test('clusters near pins when zoomed out and separates them when zoomed in', () => {
  const index = clusterPlaces([...SEOUL, JEJU]);
  const far = index.pinsIn(KOREA, 6);
  expect(far.map((pin) => (pin.kind === 'cluster' ? pin.count : pin.id))).toEqual(expect.arrayContaining([3, 'd']));
  expect(far).toHaveLength(2);
  const near = index.pinsIn(KOREA, 15);
  expect(near.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd']);
});

test('zooms to a cluster far enough to separate its pins', () => {
  const index = clusterPlaces(SEOUL);
  const [cluster] = index.pinsIn(KOREA, 6);
  const zoom = cluster?.kind === 'cluster' ? cluster.zoom : 0;
  expect(index.pinsIn(KOREA, zoom).length).toBeGreaterThan(1);
});

test('returns only the pins in view', () => {
  const index = clusterPlaces([...SEOUL, JEJU]);
  expect(index.pinsIn([126, 33, 127, 34], 12).map(({ id }) => id)).toEqual(['d']);
});

test('decodes outlines from steps of a thousandth of a degree', () => {
  expect(decodeRing([126766, 37554, 5, -6, 51, 10])).toEqual([
    [37.554, 126.766],
    [37.548, 126.771],
    [37.558, 126.822],
  ]);
  const polygons = [[[126000, 37000, 10, 0, 0, 10]], [[127000, 36000, 10, 0, 0, 10]]];
  expect(provincePolygons({ attribution: '', provinces: [{ region: '서울', polygons }] })).toHaveLength(2);
});
