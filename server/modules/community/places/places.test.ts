import { REGIONS } from '@contract/community/place-words';
import type { MapOutlines, PlaceDetail, PlaceList } from '@contract/community/places.responses';
import { posts } from '@server/db/schema';
import { type Member, useTestCommunity } from '@server/testing/test-community';
import { eq } from 'drizzle-orm';

const PLACE = 'place-001';

const t = useTestCommunity();
let haneul: Member;
let saebom: Member;
beforeEach(async () => {
  haneul = await t.join('하늘이네');
  saebom = await t.join('새봄');
});

const list = async (as: Member, query = '') => (await t.get<PlaceList>(`/community/place${query}`, as)).data;
const place = (as: Member, id = PLACE) => t.get<PlaceDetail>(`/community/place/${id}`, as);

test('finds places by province, category, setting and age', async () => {
  const all = await list(haneul);
  expect(all.total).toBeGreaterThanOrEqual(75);
  expect(new Set(all.items.map(({ region }) => region)).size).toBe(REGIONS.length);
  const jeju = await list(haneul, `?region=${encodeURIComponent('제주')}`);
  expect(new Set(jeju.items.map(({ region }) => region))).toEqual(new Set(['제주']));
  const museums = await list(haneul, '?category=museum');
  expect(new Set(museums.items.map(({ category }) => category))).toEqual(new Set(['museum']));
  const indoor = await list(haneul, '?setting=indoor');
  expect(new Set(indoor.items.map(({ setting }) => setting))).not.toContain('outdoor');
  const baby = await list(haneul, '?month=6');
  expect(Math.max(...baby.items.map(({ from_month }) => from_month))).toBeLessThanOrEqual(6);
});

test.each([
  ['?region=abc', 'region'],
  ['?category=abc', 'category'],
  ['?month=999', 'month'],
  ['?sort=near', 'sort'],
])('refuses %s on its field', async (query, field) => {
  const answer = await t.get(`/community/place${query}`, haneul);
  expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
});

test('returns null for facts that the open data does not contain, and names the source', async () => {
  const { data } = await place(haneul);
  expect(data).toMatchObject({
    name: '국립중앙박물관(어린이박물관)',
    phone: null,
    facilities: { stroller: null, nursing_room: null, parking: null },
    source: { title: '전국박물관미술관정보표준데이터', as_of: '2024-12-03' },
  });
  expect((await place(haneul, 'place-999')).status).toBe(404);
});

test('updates the rating when reviews are created, changed and deleted', async () => {
  const review = { section: 'trip', subject: PLACE, category: '여행' } as const;
  const first = await t.write(haneul, { ...review, stars: 5 });
  await t.write(saebom, { ...review, stars: 2 });
  expect((await place(saebom)).data.rating).toEqual({ count: 2, average: 3.5 });
  expect((await list(saebom, '?sort=rating')).items[0]).toMatchObject({ id: PLACE, rating: { count: 2 } });
  const { title, content, updated_at } = first;
  await t.call('PUT', `/community/post/${first.id}`, haneul, {
    title,
    content,
    updated_at,
    category: '여행',
    stars: 3,
  });
  expect((await place(saebom)).data.rating).toEqual({ count: 2, average: 2.5 });
  await t.call('DELETE', `/community/post/${first.id}`, haneul);
  expect((await place(saebom)).data.rating).toEqual({ count: 1, average: 2 });
});

test('has the first picture of its oldest review until that review is gone', async () => {
  const review = { section: 'trip', subject: PLACE, category: '여행' } as const;
  const byHaneul = await t.upload(haneul);
  const bySaebom = await t.upload(saebom);
  const first = await t.write(haneul, { ...review, stars: 5, images: [byHaneul, await t.upload(haneul)] });
  await t.write(saebom, { ...review, stars: 4, content: `<p>좋아요</p><img src="/uploads/${bySaebom}">` });
  const third = await t.join('다온');
  const pictures = async (as: Member) => [
    (await place(as)).data.picture?.path,
    (await list(as)).items.find(({ id }) => id === PLACE)?.picture?.path,
  ];
  expect((await place(third)).data.picture).toEqual({ path: byHaneul, width: 8, height: 8, color: '#88b868' });
  expect(await pictures(third)).toEqual([byHaneul, byHaneul]);
  expect((await place(third, 'place-002')).data.picture).toBeNull();

  await t.call('POST', '/community/block', third, { target: 'post', id: first.id });
  expect(await pictures(third)).toEqual([bySaebom, bySaebom]);
  expect(await pictures(saebom)).toEqual([byHaneul, byHaneul]);

  await t.call('DELETE', `/community/post/${first.id}`, haneul);
  expect(await pictures(saebom)).toEqual([bySaebom, bySaebom]);
});

test.each(['hidden', 'removed', 'restricted'] as const)('has no picture of a review that is %s', async (state) => {
  const images = [await t.upload(haneul)];
  const { id } = await t.write(haneul, { section: 'trip', subject: PLACE, category: '여행', stars: 4, images });
  expect((await place(saebom)).data.picture).not.toBeNull();
  await t.db.update(posts).set({ state }).where(eq(posts.id, id));
  expect((await place(saebom)).data.picture).toBeNull();
});

test('has no picture of an advertisement', async () => {
  const images = [await t.upload(haneul)];
  await t.write(haneul, {
    section: 'trip',
    subject: PLACE,
    category: '여행',
    stars: 5,
    images,
    is_ad: true,
    ad_note: '입장권을 받았어요',
  });
  expect((await place(saebom)).data.picture).toBeNull();
});

test('counts one vote per account on the facts of a place, and only those of visible reviews', async () => {
  const review = { section: 'trip', subject: PLACE, category: '여행', stars: 5 } as const;
  const votes = async () => (await place(haneul)).data.parent_facts;
  const mine = await t.write(haneul, { ...review, facts: { stroller: true, parking: false } });
  const other = await t.write(saebom, { ...review, facts: { stroller: true } });
  expect(mine.facts).toEqual({ stroller: true, parking: false });
  expect(await votes()).toEqual([
    { fact: 'stroller', yes: 2, no: 0 },
    { fact: 'parking', yes: 0, no: 1 },
  ]);
  expect((await place(haneul)).data.my_review_id).toBe(mine.id);

  const change = async (facts?: object) => {
    const { title, content, updated_at } = (await t.open(haneul, mine.id)).data;
    const input = { title, content, updated_at, category: '여행', stars: 5, facts };
    expect((await t.call('PUT', `/community/post/${mine.id}`, haneul, input)).status).toBe(200);
  };
  await change();
  expect(await votes()).toHaveLength(2);
  await change({ stroller: false });
  expect(await votes()).toEqual([{ fact: 'stroller', yes: 1, no: 1 }]);

  await t.db.update(posts).set({ state: 'hidden' }).where(eq(posts.id, other.id));
  expect(await votes()).toEqual([{ fact: 'stroller', yes: 0, no: 1 }]);
  await t.call('DELETE', `/community/post/${mine.id}`, haneul);
  expect(await votes()).toEqual([]);
  expect((await place(haneul)).data.my_review_id).toBeNull();
});

test('refuses facts outside a review of a place', async () => {
  const given = { section: 'board', facts: { free: true } } as const;
  expect((await t.tryWrite(haneul, given)).fields).toHaveProperty('facts');
  const answer = await t.tryWrite(haneul, {
    section: 'trip',
    subject: PLACE,
    stars: 4,
    facts: { free: 'yes' } as never,
  });
  expect(answer.status).toBe(422);
});

test('saves a place once per account', async () => {
  const path = `/community/place/${PLACE}/save`;
  expect((await t.call('PUT', path, haneul)).data).toEqual({ saved: true });
  expect((await t.call('PUT', path, haneul)).data).toEqual({ saved: true });
  expect((await list(haneul, '?saved=true')).items.map(({ id }) => id)).toEqual([PLACE]);
  expect((await list(saebom, '?saved=true')).total).toBe(0);
  expect((await t.call('DELETE', path, haneul)).data).toEqual({ saved: false });
  expect((await place(haneul)).data.saved).toBe(false);
  expect((await t.call('PUT', '/community/place/place-999/save', haneul)).status).toBe(404);
});

test('returns the outlines of all provinces with their attribution', async () => {
  const { data } = await t.get<MapOutlines>('/community/map', haneul);
  expect(data.attribution).toContain('통계청');
  expect(data.provinces.map(({ region }) => region).toSorted()).toEqual([...REGIONS].toSorted());
  const steps = data.provinces.flatMap(({ polygons }) => polygons.flat(2));
  expect(steps.every(Number.isInteger)).toBe(true);
});
