import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { PLACE_CATEGORIES, REGIONS } from '@contract/community/place-words';
import { PLACE_SOURCES, PLACES, placeContent } from './places';
import { type Position, PROVINCES, PROVINCES_ATTRIBUTION, type Ring } from './provinces';

/** The outlines are simplified and leave out islands as large as Busan's Yeongdo: a place may lie this far outside. */
const NEAR_KM = 2.5;
const KM_A_DEGREE = 111.2;

const inRing = ([lng, lat]: Position, ring: Ring) =>
  ring.slice(1).reduce((inside, [x2, y2], i) => {
    const [x1, y1] = ring[i] ?? [x2, y2];
    const crosses = y1 > lat !== y2 > lat && lng < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);

function kmToRing([lng, lat]: Position, ring: Ring) {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  const distances = ring.slice(1).map(([x2, y2], i) => {
    const [x1, y1] = ring[i] ?? [x2, y2];
    const [ax, ay, bx, by] = [(x1 - lng) * squeeze, y1 - lat, (x2 - lng) * squeeze, y2 - lat];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const t = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * (bx - ax) + ay * (by - ay)) / length));
    return Math.hypot(ax + t * (bx - ax), ay + t * (by - ay)) * KM_A_DEGREE;
  });
  return Math.min(...distances);
}

/** Kilometres outside a province; 0 inside it. */
function kmOutside(position: Position, region: string) {
  const polygons = PROVINCES.find((province) => province.region === region)?.polygons ?? [];
  const inside = polygons.some(
    ([outer, ...holes]) => outer && inRing(position, outer) && !holes.some((hole) => inRing(position, hole)),
  );
  return inside ? 0 : Math.min(...polygons.flat().map((ring) => kmToRing(position, ring)));
}

test('has 75 places in all 17 provinces, with unique names and ids', () => {
  expect(PLACES).toHaveLength(75);
  expect(new Set(PLACES.map((place) => place.id)).size).toBe(75);
  expect(new Set(PLACES.map((place) => place.name)).size).toBe(75);
  expect(new Set(PLACES.map((place) => place.region))).toEqual(new Set(REGIONS));
  expect(new Set(PLACES.map((place) => place.category))).toEqual(new Set(PLACE_CATEGORIES));
  expect(placeContent.find('place-001')?.name).toBe('국립중앙박물관(어린이박물관)');
});

test.each(PLACES.map((place) => [place.name, place] as const))(
  '%s has its position and address in its province',
  (_, place) => {
    expect(kmOutside([place.lng, place.lat], place.region)).toBeLessThan(NEAR_KM);
    const name = PROVINCES.find((province) => province.region === place.region)?.name ?? '';
    expect(place.address.startsWith(`${name} `)).toBe(true);
    expect(place.region === '세종' ? '세종시' : place.address.split(' ')[1]).toBe(place.city);
  },
);

test('has enough places for toddlers, for rain and for sunshine', () => {
  expect(PLACES.filter((place) => place.from_month <= 12).length).toBeGreaterThanOrEqual(15);
  expect(PLACES.filter((place) => place.setting !== 'outdoor').length).toBeGreaterThanOrEqual(30);
  expect(PLACES.filter((place) => place.setting !== 'indoor').length).toBeGreaterThanOrEqual(30);
});

test('names the dataset and its date for every place', () => {
  for (const { source } of PLACES) {
    expect(PLACE_SOURCES.datasets.get(source.dataset)?.url).toContain('www.data.go.kr');
    expect(source.as_of < PLACE_SOURCES.checkedAt).toBe(true);
  }
  expect(PLACE_SOURCES.licence).toContain('출처를 밝혀요');
});

test('states no hours, fees, telephone numbers or facilities, which the data does not contain', () => {
  for (const place of PLACES) {
    expect([place.phone, place.stroller, place.nursing_room, place.parking]).toEqual([null, null, null, null]);
    expect(`${place.summary} ${place.idea}`).not.toMatch(
      /무료|유료|입장료|요금|\d+원|\d시|월요일|휴관|휴무|연중|예약|주차|수유실|전화번호/,
    );
  }
});

test('has texts in composed Hangul and whole sentences, without repetition', () => {
  const written = PLACES.flatMap((place) => [place.summary, place.idea]);
  expect(written.filter((text) => text !== text.normalize('NFC') || /^\s|\s{2}|\s$/.test(text))).toEqual([]);
  expect(written.filter((text) => !text.endsWith('요.'))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
});

test('has the outlines of the 17 provinces with their islands', () => {
  expect(new Set(PROVINCES.map((province) => province.region))).toEqual(new Set(REGIONS));
  expect(PROVINCES).toHaveLength(17);
  const positions = PROVINCES.flatMap((province) => province.polygons.flat(2));
  for (const [lng, lat] of positions) {
    expect(lng > 124.5 && lng < 132 && lat > 33 && lat < 38.7).toBe(true);
  }
  for (const ring of PROVINCES.flatMap((province) => province.polygons.flat())) {
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.at(-1)).toEqual(ring[0]);
  }
  expect(kmOutside([126.978, 37.566], '서울')).toBe(0);
  expect(kmOutside([126.978, 37.566], '경기')).toBeGreaterThan(5);
  expect(kmOutside([130.87, 37.5], '경북')).toBe(0);
  expect(kmOutside([131.8696, 37.2408], '경북')).toBeLessThan(0.5);
});

test('has outlines below 60 kB that name their source', () => {
  const file = path.join(__dirname, 'provinces.json');
  expect(statSync(file).size).toBeLessThan(60_000);
  expect(readFileSync(file, 'utf8')).toContain('공공누리 제1유형');
  expect(PROVINCES_ATTRIBUTION).toContain('SGIS');
});
