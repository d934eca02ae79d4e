/** @postgres locks concurrency */

import { MINUTE_MS } from '@contract/common/time';
import type { OfficialChangeInput } from '@contract/test/diagnostics-official';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { consents, officialResults, officialResultVersions } from '@server/db/schema';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
let child: string;
beforeEach(async () => {
  // Twelve months on the day of the clock.
  child = await family.addChild({ birthDate: '20250310', gestationWeeks: 31 });
});

const LIST = () => `/profile/${child}/official-result`;
const sheet = (more: Partial<Record<keyof OfficialChangeInput, unknown>> = {}) => ({
  round: 3,
  taken_on: '20260105',
  rows: { gross_motor: 'ahead', fine_motor: 'on_track', cognitive: 'ahead', language: 'follow_up', social: 'ahead' },
  place: '새싹소아청소년과',
  note: '석 달 뒤에 다시 보자고 했어요',
  consent: true,
  ...more,
});
const add = (more = {}) => family.post<OfficialResult>(LIST(), sheet(more));
const list = async () => (await family.get<OfficialResult[]>(LIST())).data;

test('returns a copied sheet as written, with the actual age of a child born early', async () => {
  const { status, data } = await add();
  expect(status).toBe(201);
  expect(data).toEqual({
    id: expect.any(String),
    profile_id: child,
    round: 3,
    taken_on: '20260105',
    age: { months: 9, actual_months: 9, corrected: false },
    rows: {
      gross_motor: 'ahead',
      fine_motor: 'on_track',
      cognitive: 'ahead',
      language: 'follow_up',
      social: 'ahead',
      self_help: null,
    },
    place: '새싹소아청소년과',
    note: '석 달 뒤에 다시 보자고 했어요',
    source: 'parent',
    photos: [],
    warnings: [],
    created_at: '2026-03-10T03:00:00.000Z',
    updated_at: '2026-03-10T03:00:00.000Z',
  });
  expect(await list()).toEqual([data]);
});

test("requires the guardian's consent, which is added to the ledger", async () => {
  expect(await add({ consent: false })).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  expect(await family.db.select().from(officialResults)).toEqual([]);
  await add();
  expect((await family.db.select().from(consents)).map(({ kind, given }) => [kind, given])).toEqual([
    ['sensitive', true],
  ]);
  expect((await add({ consent: false })).status).toBe(201);
});

test.each([
  ['a round without the screening', { round: 2 }, 'round', '몇 차 검진인지 골라 주세요.'],
  ['no round', { round: undefined }, 'round', '몇 차 검진인지 골라 주세요.'],
  ['a day that is none', { taken_on: '20260230' }, 'taken_on', '검진받은 날을 다시 확인해 주세요.'],
  ['tomorrow', { taken_on: '20260311' }, 'taken_on', '한국은 아직 3월 10일이에요. 검진받은 날을 다시 확인해 주세요.'],
  [
    'before the birth',
    { taken_on: '20250309' },
    'taken_on',
    '아이가 태어나기 전이에요. 검진받은 날을 다시 확인해 주세요.',
  ],
  ['an empty sheet', { rows: {} }, 'rows', '결과지에서 한 영역 이상 골라 주세요.'],
  ['no sheet', { rows: undefined }, 'rows', '결과지에 적힌 결과를 골라 주세요.'],
  ['a box that is not there', { rows: { social: 'fifth' } }, 'rows.social', '결과를 다시 골라 주세요.'],
  [
    'self-help on a sheet that has none',
    { rows: { self_help: 'ahead' } },
    'rows.self_help',
    '3차 검진 결과지에는 자조가 없어요. 비워 두세요.',
  ],
  ['a place that is too long', { place: '가'.repeat(61) }, 'place', '60자까지 쓸 수 있어요.'],
  ['a NUL in the note', { note: 'a\u0000' }, 'note', '쓸 수 없는 글자가 들어 있어요.'],
])('%s is refused in a sentence at its field', async (_, wrong, field, sentence) => {
  const answer = await add(wrong);
  expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  expect(answer.fields).toEqual({ [field]: sentence });
  expect(await list()).toEqual([]);
});

test('accepts the day of birth and today as days of a check-up', async () => {
  expect((await add({ taken_on: '20250310' })).status).toBe(201);
  expect((await add({ taken_on: '20260310' })).status).toBe(201);
});

test('warns of a second sheet of a round and of a day outside its months; newest first', async () => {
  await add();
  const second = await add({ taken_on: '20260207' });
  expect(second.data.warnings).toEqual(['same_round']);
  await add({ round: 4, taken_on: '20260301' });
  expect((await list()).map(({ round, taken_on, warnings }) => [round, taken_on, warnings])).toEqual([
    [4, '20260301', ['outside_months']],
    [3, '20260207', ['same_round']],
    [3, '20260105', ['same_round']],
  ]);
});

test('stores the previous version of each edit, also under concurrent edits', async () => {
  const { data } = await add();
  const path = `${LIST()}/${data.id}`;
  const edit = async (more: object) => {
    const [{ updated_at } = data] = await list();
    return family.put<OfficialResult>(path, sheet({ ...more, updated_at }));
  };
  family.clock.now += MINUTE_MS;
  const edited = await edit({ place: '다른 병원', rows: { ...NOTHING, language: 'ahead' } });
  expect(edited.data).toMatchObject({
    id: data.id,
    place: '다른 병원',
    created_at: data.created_at,
    updated_at: '2026-03-10T03:01:00.000Z',
  });
  expect(edited.data.rows).toEqual({ ...NOTHING, language: 'ahead' });

  // Of one state: read again between them, the second edit would be based on the first.
  const { updated_at } = edited.data;
  const both = await Promise.all(
    ['하나', '둘'].map((note) => family.put<OfficialResult>(path, sheet({ note, updated_at }))),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const versions = await family.db.select().from(officialResultVersions);
  const [now] = await list();
  expect(versions.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect(now?.note).toBe(both.find(({ status }) => status === 200)?.data.note);
  expect(versions.find(({ version }) => version === 1)).toMatchObject({
    place: '새싹소아청소년과',
    takenOn: '20260105',
  });
});

const NOTHING = {
  gross_motor: null,
  fine_motor: null,
  cognitive: null,
  language: null,
  social: null,
  self_help: null,
};

test('a change from an older page is refused, and an absent field or domain stays as it is', async () => {
  const { data } = await add();
  const change = (body: object) =>
    family.put<OfficialResult>(`${LIST()}/${data.id}`, { round: 3, taken_on: '20260105', ...body });
  const first = await change({ rows: { language: 'further_evaluation' }, updated_at: data.updated_at });
  const { place, note } = data;
  expect(first.data).toMatchObject({ place, note, rows: { ...data.rows, language: 'further_evaluation' } });
  const late = { rows: { language: 'ahead' }, updated_at: data.updated_at };
  expect(await change(late)).toMatchObject({ status: 409, code: 'CONFLICT' });
  const removed = await change({ rows: { language: null }, note: '', updated_at: first.data.updated_at });
  expect(removed.data).toMatchObject({ place, note: '', rows: { ...data.rows, language: null } });
  const nothing = await change({ rows: NOTHING, updated_at: removed.data.updated_at });
  expect(nothing.fields).toEqual({ rows: '결과지에서 한 영역 이상 골라 주세요.' });
});

test('deletes a result with its versions; a second delete is NOT_FOUND', async () => {
  const { data } = await add();
  await family.put(`${LIST()}/${data.id}`, sheet({ note: '', updated_at: data.updated_at }));
  expect(await family.remove(`${LIST()}/${data.id}`)).toMatchObject({ status: 200, data: null });
  expect(await list()).toEqual([]);
  expect(await family.db.select().from(officialResultVersions)).toEqual([]);
  expect(await family.remove(`${LIST()}/${data.id}`)).toMatchObject({ status: 404 });
});

test('serialises a concurrent edit and delete', async () => {
  const { data } = await add();
  const path = `${LIST()}/${data.id}`;
  const [edited, removed] = await Promise.all([
    family.put(path, sheet({ note: '', updated_at: data.updated_at })),
    family.remove(path),
  ]);
  expect(removed.status).toBe(200);
  expect([200, 404]).toContain(edited.status);
  expect(await list()).toEqual([]);
});

test('returns a result only under its own child', async () => {
  const { data } = await add();
  const sibling = await family.addChild();
  expect(
    await family.put(`/profile/${sibling}/official-result/${data.id}`, sheet({ updated_at: data.updated_at })),
  ).toMatchObject({
    status: 404,
  });
  expect(await family.remove(`/profile/${sibling}/official-result/${data.id}`)).toMatchObject({ status: 404 });
  expect(await list()).toHaveLength(1);
});

describe('photos of the paper', () => {
  async function upload(token = family.parent.token): Promise<string> {
    const body = new FormData();
    body.set('file', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'paper.jpg'));
    return (await family.callJson<{ path: string }>('POST', '/upload/image', { token, body })).data.path;
  }
  const stored = () => family.files.pictures();
  const plain = (paths: readonly string[]) => paths.map(withoutSignatures);

  test('are answered with signed paths, to their parent alone, and in no analysis', async () => {
    const [front, back] = [await upload(), await upload()];
    const { data } = await add({ photos: [front, back] });
    expect(plain(data.photos)).toEqual(plain([front, back]));
    const { token } = family.parent;
    const open = async (path = '') => (await family.app.request(`http://localhost/uploads/${path}`)).status;
    expect(await open(data.photos[0])).toBe(200);
    expect(await open(plain(data.photos)[0])).toBe(404);
    const analysis = await family.call('GET', `/analysis/profile/${child}`, { token });
    expect(await analysis.text()).not.toContain('.webp');
  });

  test('are refused when they are not own uploads, or more than two', async () => {
    const stranger = await family.signUp();
    expect(await add({ photos: [await upload(stranger.token)] })).toMatchObject({
      status: 422,
      fields: { photos: expect.stringContaining('사진을 다시 올려 주세요') },
    });
    const three = [await upload(), await upload(), await upload()];
    expect((await add({ photos: three })).fields).toEqual({ photos: '사진은 2장까지 붙일 수 있어요.' });
  });

  test('are deleted when they are replaced, with the result, with the child and with the consent', async () => {
    const first = await upload();
    const { data } = await add({ photos: [first] });
    const second = await upload();
    await family.put(`${LIST()}/${data.id}`, sheet({ photos: [second], updated_at: data.updated_at }));
    expect(stored()).toEqual(plain([second]));
    await family.remove(`${LIST()}/${data.id}`);
    expect(stored()).toEqual([]);

    await add({ photos: [await upload()] });
    await family.callJson('DELETE', `/profile/${child}`, { token: family.parent.token, body: { name: '하린' } });
    expect(stored()).toEqual([]);

    child = await family.addChild({ birthDate: '20250310' });
    await add({ photos: [await upload()] });
    family.clock.now += MINUTE_MS;
    const { token } = family.parent;
    await family.callJson('POST', '/mypage/consent', { token, body: { kind: 'sensitive', given: false } });
    expect(stored()).toEqual([]);
    expect(await list()).toEqual([]);
  });
});
