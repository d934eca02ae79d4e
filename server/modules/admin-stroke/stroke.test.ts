import { type StrokesFile, strokesFile, strokesFileText } from '@contract/admin-stroke/strokes';
import type { StrokeRecord, StrokesInserted } from '@contract/admin-stroke/strokes.responses';
import { glyphImageName } from '@server/content/image-hashes';
import { GLYPHS } from '@server/content/strokes';
import { strokes } from '@server/db/schema';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { seedStrokes } from './shipped-strokes';

const t = useTestApp();
let admin: SignedUp;
beforeEach(async () => {
  admin = await t.signUp({ role: 'admin' });
});

const get = <T>(path: string, by = admin) => t.callJson<T>('GET', path, { token: by.token });
const list = async () => (await get<StrokeRecord[]>('/admin/stroke')).data;
const put = (id: number | string, body: unknown, by = admin) =>
  t.callJson<StrokeRecord>('PUT', `/admin/stroke/${id}`, { token: by.token, body });
const LINE = {
  1: [
    { x: 10.5, y: 20 },
    { x: 1407, y: 0 },
  ],
};
const OTHER = {
  1: [
    { x: 1, y: 1 },
    { x: 2, y: 2 },
  ],
  2: [{ x: 3, y: 3 }],
};

function upload(path: string, file: File, id?: string) {
  const body = new FormData();
  body.set('file', file);
  if (id !== undefined) body.set('id', id);
  return t.callJson<StrokeRecord>('POST', path, { token: admin.token, body });
}
const JPEG = Uint8Array.from('\xff\xd8\xff\xe0 the rest', (char) => char.charCodeAt(0));

describe('the three insert routes', () => {
  test.each([
    ['korean', 40],
    ['math', 10],
    ['english', 52],
  ])('%s inserts the missing glyphs of its subject once', async (subject, count) => {
    const path = `/admin/stroke/${subject}_insert`;
    expect((await get<StrokesInserted>(path)).data).toEqual({ inserted: count, existing: 0 });
    expect((await list()).map((record) => record.subject)).toEqual(Array.from({ length: count }, () => subject));
    expect((await get<StrokesInserted>(path)).data).toEqual({ inserted: 0, existing: count });
    const [first, second] = await list();
    await t.db.execute(sql`delete from strokes where id = ${second?.id}`);
    await put(first?.id ?? 0, { unit_write_stroke: LINE });
    expect((await get<StrokesInserted>(path)).data).toEqual({ inserted: 1, existing: count - 1 });
    // The admin's drawing is unchanged.
    expect((await list())[0]).toMatchObject({ unit_write_stroke: LINE, revision: 1 });
  });

  test('refuse a cross-site request', async () => {
    const answer = await t.callJson('GET', '/admin/stroke/korean_insert', {
      token: admin.token,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    expect(await list()).toEqual([]);
  });
});

test('lists every shipped letter with an existing picture', async () => {
  await seedStrokes(t.db, t.clock.now);
  const records = await list();
  expect(records).toHaveLength(GLYPHS.length);
  for (const glyph of GLYPHS) {
    const record = records.find(({ id }) => id === glyph.id);
    expect(record?.unit_word).toBe(glyph.unit_word);
    expect(Object.values(record?.unit_write_stroke ?? {})).toEqual(glyph.strokes);
    expect(record?.files).toEqual([{ path: glyphImageName(glyph.id), originalname: `${glyph.unit_word}.svg` }]);
  }
  const openPicture = (name: string) => t.app.request(`http://localhost/uploads/stroke/english/${name}`);
  const [picture, hashed] = [await openPicture('glyph-1.svg'), await openPicture(glyphImageName(1))];
  expect([picture, hashed].map(({ headers }) => headers.get('cache-control'))).toEqual([
    'public, max-age=86400',
    'public, max-age=31536000, immutable',
  ]);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toContain('281.4,309.5');
  expect((await openPicture('glyph-5000.svg')).status).toBe(404);
});

test.each(['parent', 'expert', 'moderator'] as const)('refuses every admin route to the role %s', async (role) => {
  const other = await t.signUp({ role });
  await seedStrokes(t.db, t.clock.now);
  for (const path of [
    '/admin/stroke',
    '/admin/stroke/korean_insert',
    '/admin/stroke/export',
    '/admin/stroke/1/revision',
  ])
    expect(await get(path, other)).toMatchObject({ status: 403, code: 'FORBIDDEN', message: '조회 권한이 없습니다' });
  expect(await put(1, { unit_write_stroke: LINE }, other)).toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
    message: '이 작업을 할 권한이 없어요.',
  });
  expect((await list())[0]?.revision).toBe(0);
});

describe('saving', () => {
  beforeEach(() => seedStrokes(t.db, t.clock.now));

  test('returns a saved drawing unchanged', async () => {
    const drawn = {
      2: [{ y: 1407, x: 0 }],
      1: [
        { x: 0.1, y: 1e-3 },
        { x: 703.5, y: 703.25 },
      ],
    };
    const saved = await put(3, { unit_write_stroke: drawn, revision: 0 });
    expect(saved).toMatchObject({ status: 200, success: true, data: { id: 3, revision: 1 } });
    const read = (await list()).find(({ id }) => id === 3);
    expect(JSON.stringify(read?.unit_write_stroke)).toBe(
      '{"1":[{"x":0.1,"y":0.001},{"x":703.5,"y":703.25}],"2":[{"x":0,"y":1407}]}',
    );
    expect(JSON.stringify(saved.data.unit_write_stroke)).toBe(JSON.stringify(read?.unit_write_stroke));
  });

  test('answers CONFLICT to the second of two admins and overwrites nothing', async () => {
    const second = await t.signUp({ role: 'admin' });
    expect((await put(3, { unit_write_stroke: LINE, revision: 0 })).status).toBe(200);
    expect(await put(3, { unit_write_stroke: OTHER, revision: 0 }, second)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
      message: expect.stringContaining('다른 운영자가 먼저'),
    });
    expect((await list()).find(({ id }) => id === 3)?.unit_write_stroke).toEqual(LINE);
    expect((await put(3, { unit_write_stroke: OTHER, revision: 1 }, second)).data.revision).toBe(2);
  });

  test('accepts the same drawing again without a conflict or a new revision', async () => {
    await put(3, { unit_write_stroke: LINE, revision: 0 });
    expect(await put(3, { unit_write_stroke: LINE, revision: 0 })).toMatchObject({
      status: 200,
      data: { revision: 1 },
    });
  });

  test('saves without a revision, and lists the previous drawing', async () => {
    await put(3, { unit_write_stroke: LINE });
    expect((await put(3, { unit_write_stroke: OTHER })).data.revision).toBe(2);
    const { data } = await get<{ revision: number; unit_write_stroke: unknown }[]>('/admin/stroke/3/revision');
    expect(data.map(({ revision }) => revision)).toEqual([1, 0]);
    expect(data[0]?.unit_write_stroke).toEqual(LINE);
    expect(Object.values(data[1]?.unit_write_stroke ?? {})).toEqual(GLYPHS.find(({ id }) => id === 3)?.strokes);
  });

  test.each([
    ['no stroke', {}, '획을 하나 이상'],
    ['a gap', { 1: LINE[1], 3: LINE[1] }, '빠짐없이'],
    ['no first', { 2: LINE[1] }, '빠짐없이'],
    ['an empty stroke', { 1: [] }, '점이 없는 획'],
    ['a point outside', { 1: [{ x: 1408, y: 1 }] }, '0에서 1407'],
    ['a point above', { 1: [{ x: 1, y: -0.5 }] }, '0에서 1407'],
    ['no number', { 1: [{ x: '1', y: 1 }] }, '0에서 1407'],
    ['nothing in it', { 1: [{ x: null, y: 1 }] }, '0에서 1407'],
    ['too many strokes', Object.fromEntries(Array.from({ length: 41 }, (_, at) => [at + 1, [{ x: 1, y: 1 }]])), '40개'],
    ['too many points', { 1: Array.from({ length: 2001 }, () => ({ x: 1, y: 1 })) }, '2,000개'],
    ['a list', [[{ x: 1, y: 1 }]], '빠짐없이'],
  ])('%s is refused in a sentence', async (_, drawn, sentence) => {
    const answer = await put(3, { unit_write_stroke: drawn });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
    expect(Object.values(answer.fields ?? {}).join(' ')).toContain(sentence);
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999', '1e3'])('refuses the record id %s', async (id) => {
    expect((await put(id, { unit_write_stroke: LINE })).status).toBe(422);
    expect((await put(4242, { unit_write_stroke: LINE })).status).toBe(404);
  });
});

describe('the whole set', () => {
  beforeEach(() => seedStrokes(t.db, t.clock.now));
  const exported = async () => (await get<StrokesFile>('/admin/stroke/export')).data;
  const importText = (text: string) => upload('/admin/stroke/import', new File([text], 'strokes-all.json'));

  test('exports the same bytes after an import into an empty table', async () => {
    await put(5, { unit_write_stroke: OTHER });
    const text = strokesFileText(await exported());
    expect(await importText(text)).toMatchObject({ data: { added: 0, changed: 0, same: 102 } });
    await t.db.delete(strokes);
    expect(await importText(text)).toMatchObject({ data: { added: 102, changed: 0, same: 0 } });
    expect(strokesFileText(await exported())).toBe(text);
    expect(v.is(strokesFile, JSON.parse(text))).toBe(true);
  });

  test('replaces a different drawing and stores the previous one as a revision', async () => {
    const file = await exported();
    await put(5, { unit_write_stroke: LINE });
    expect(await importText(strokesFileText(file))).toMatchObject({ data: { added: 0, changed: 1, same: 101 } });
    const { data } = await get<{ unit_write_stroke: unknown }[]>('/admin/stroke/5/revision');
    expect(data[0]?.unit_write_stroke).toEqual(LINE);
  });

  test.each([
    ['no JSON', '{', 400],
    ['another file', '{"kind":"growth"}', 422],
    ['a file of brackets', '['.repeat(300_000), 413],
    ['a file of numbers', `{"records":[${'0,'.repeat(40_000)}0]}`, 413],
    ['a file with more records than there are letters', `{"records":[${'{},'.repeat(2001)}{}]}`, 413],
    ['a file with an object elsewhere', '{"kind":"ssukssuk-strokes","version":1,"records":[0],"more":[{},{}]}', 400],
    ['a file with brackets in its words', '{"kind":"[[[\\"{{{"}', 422],
    ['a letter twice', 'twice', 422],
    ['one bad point', 'bad', 422],
  ])('%s is refused without a change', async (_, text, status) => {
    const file = await exported();
    const [first] = file.records;
    const twice = { ...file, records: [first, first] };
    const bad = { ...file, records: [first, { ...file.records[1], unit_write_stroke: { 1: [{ x: 9999, y: 1 }] } }] };
    const body = text === 'twice' ? JSON.stringify(twice) : text === 'bad' ? JSON.stringify(bad) : text;
    expect((await importText(body)).status).toBe(status);
    expect(strokesFileText(await exported())).toBe(strokesFileText(file));
  });
});

describe('a background picture', () => {
  const path = '/upload/tracing-app';

  test('creates the record of the letter in its file name, and is served from the stroke path', async () => {
    await seedStrokes(t.db, t.clock.now);
    const made = await upload(path, new File([JPEG], '가.jpg', { type: 'image/jpeg' }));
    expect(made).toMatchObject({
      status: 201,
      data: { id: 1000, subject: 'korean', group: 'syllable', unit_word: '가', unit_write_stroke: {}, revision: 0 },
    });
    const [file] = made.data.files;
    expect(file).toEqual({ path: expect.stringMatching(/^[0-9a-f]{32}\.webp$/), originalname: '가.jpg' });
    const served = await t.app.request(`http://localhost/uploads/stroke/english/${file?.path}`);
    expect(served.headers.get('content-type')).toBe('image/webp');
  });

  test('replaces the previous picture', async () => {
    await seedStrokes(t.db, t.clock.now);
    const first = await upload(path, new File([JPEG], '무엇이든.jpg'), '1');
    const second = await upload(path, new File([JPEG], 'ㄱ.jpg'));
    expect(second.data).toMatchObject({ id: 1, unit_word: 'ㄱ' });
    expect(second.data.files[0]?.path).not.toBe(first.data.files[0]?.path);
    expect(t.files.paths()).toEqual([`stroke/english/${second.data.files[0]?.path}`]);
  });

  test.each([
    ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'), 422],
    ['a page', new File(['<!doctype html>'], 'a.png'), 422],
    ['a name that says nothing', new File([JPEG], '.jpg'), 422],
  ])('%s is refused', async (_, file, status) => {
    expect((await upload(path, file)).status).toBe(status);
    expect(t.files.paths()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test('refuses a request without a file or for an unknown record', async () => {
    const nothing = await t.callJson('POST', path, { token: admin.token, body: new FormData() });
    expect(nothing).toMatchObject({ status: 422, fields: { file: '올릴 파일을 골라 주세요.' } });
    expect((await upload(path, new File([JPEG], 'a.jpg'), '77')).status).toBe(404);
    expect(t.files.paths()).toEqual([]);
  });
});
