/** @postgres concurrency */
import type { GrowthEntryInput } from '@contract/mypage/growth';
import type { GrowthCurve, GrowthEntries, GrowthEntry, GrowthImported } from '@contract/mypage/growth.responses';
import { growthEntries, growthEvents } from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { findChild } from '@server/modules/profiles/child';
import { asOwner } from '@server/modules/profiles/child-access';
import type { SignedUp } from '@server/testing/test-app';
import { useTestFamily } from '@server/testing/test-family';
import { asc } from 'drizzle-orm';
import { listAllEntries } from './entries-service';
import { toGrowthSummary } from './summary-service';

const family = useTestFamily();
/** A girl of exactly one year, today (2026-03-10). */
let child: string;
beforeEach(async () => {
  child = await family.addChild();
  await agree(family.parent);
});

const ctx = (who: SignedUp = family.parent) =>
  asOwner({ db: family.db, accountId: who.accountId, now: family.clock.now });
const agree = (who: SignedUp) => recordConsents(family.db, ctx(who), [{ kind: 'sensitive', given: true }]);
const call = <T>(method: string, path: string, body?: unknown, who: SignedUp = family.parent) =>
  family.callJson<T>(method, `/growth/profile${path}`, { token: who.token, body });
const entry = (more: Partial<GrowthEntryInput> = {}) => ({
  id: crypto.randomUUID(),
  measured_on: '20260310',
  height_cm: 74,
  weight_kg: 8.95,
  ...more,
});
const add = <T = GrowthEntry>(body: unknown, who?: SignedUp) => call<T>('POST', `/${child}/entry`, body, who);
const list = async (query = '') => (await call<GrowthEntries>('GET', `/${child}${query}`)).data;
const events = () => family.db.select().from(growthEvents).orderBy(asc(growthEvents.at));
const rows = () => family.db.select().from(growthEntries);

test('stores an entry with its age and percentiles on the Korean standard', async () => {
  const added = await add(entry({ head_cm: 45, place: 'clinic', note: ' 검진에서 쟀어요 ' }));
  expect(added).toMatchObject({
    status: 201,
    data: {
      measured_on: '20260310',
      position: 'lying',
      place: 'clinic',
      note: '검진에서 쟀어요',
      age: { months: 12, actual_months: 12, corrected: false },
    },
  });
  expect(added.data.figures.map(({ measure, percentile, gap }) => [measure, percentile, gap])).toEqual([
    ['height', 49.92, null],
    ['weight', 50.14, null],
    ['head', expect.any(Number), null],
    ['bmi', null, 'too_young'],
    ['weight_for_height', expect.any(Number), null],
  ]);
  expect(added.data.figures.every(({ standard }) => standard === 'kr2017')).toBe(true);
  expect((await list()).entries).toEqual([added.data]);
});

test('stores an entry once under repeated and eight concurrent requests', async () => {
  const sent = entry();
  const all = await Promise.all(Array.from({ length: 8 }, () => add(sent)));
  expect(all.map(({ status }) => status)).toEqual(Array(8).fill(201));
  expect(await rows()).toHaveLength(1);
  expect(await events()).toHaveLength(1);
  expect(await add({ ...sent, weight_kg: 9 })).toMatchObject({ status: 409, code: 'CONFLICT' });
});

test('stores the previous values of a change or deletion, and ignores a late copy', async () => {
  const sent = entry();
  const { updated_at } = (await add(sent)).data;
  family.clock.now += 1000;
  const path = `/${child}/entry/${sent.id}`;
  const values = { ...sent, updated_at };
  expect(await call('PUT', path, { ...values, weight_kg: 9.1 })).toMatchObject({ data: { weight_kg: 9.1 } });
  expect((await add(sent)).data.weight_kg).toBe(9.1);
  family.clock.now += 1000;
  for (let time = 0; time < 2; time += 1) expect((await call('DELETE', path)).status).toBe(200);
  expect(await add(sent)).toMatchObject({ status: 409, code: 'GROWTH_REMOVED' });
  expect(await rows()).toEqual([]);
  expect((await events()).map(({ kind, weightG, entryId }) => [kind, weightG, entryId])).toEqual([
    ['added', 8950, sent.id],
    ['changed', 9100, sent.id],
    ['removed', 9100, sent.id],
  ]);
  expect(await call('PUT', path, values)).toMatchObject({ status: 404 });
  expect(await call('DELETE', `/${child}/entry/${crypto.randomUUID()}`)).toMatchObject({ status: 404 });
});

test('a change from an older page is refused, and an absent field stays as it is', async () => {
  const { data: added } = await add(entry({ head_cm: 45, place: 'clinic', note: '검진' }));
  const change = (body: object) =>
    call<GrowthEntry>('PUT', `/${child}/entry/${added.id}`, { measured_on: '20260310', confirmed: true, ...body });
  const first = await change({ height_cm: 74.5, updated_at: added.updated_at });
  const kept = { weight_kg: 8.95, head_cm: 45, place: 'clinic', note: '검진', position: 'lying' };
  expect(first.data).toMatchObject({ ...kept, height_cm: 74.5 });
  // Null stands for the entry as it was added.
  for (const updated_at of [added.updated_at, null])
    expect(await change({ height_cm: 74.8, updated_at })).toMatchObject({ status: 409, code: 'CONFLICT' });
  const { updated_at } = first.data;
  expect((await change({ head_cm: null, updated_at })).data).toMatchObject({ ...kept, height_cm: 74.5, head_cm: null });
});

test('refuses a change that leaves nothing measured', async () => {
  const { data } = await add(entry({ weight_kg: null }));
  const body = { measured_on: '20260310', height_cm: null, updated_at: data.updated_at };
  expect((await call('PUT', `/${child}/entry/${data.id}`, body)).fields).toHaveProperty('height_cm');
});

test.each([
  ['nothing measured', { height_cm: null, weight_kg: null }, 'height_cm'],
  ['a height in millimetres', { height_cm: 740 }, 'height_cm'],
  ['a height beyond all', { height_cm: 1e6 }, 'height_cm'],
  ['a height of a tenth', { height_cm: 7.4 }, 'height_cm'],
  ['grams', { weight_kg: 8950 }, 'weight_kg'],
  ['a tenth of a millimetre', { height_cm: 74.05 }, 'height_cm'],
  ['not a number', { head_cm: '45' }, 'head_cm'],
  ['too large a number', { head_cm: 1e300 }, 'head_cm'],
  ['tomorrow', { measured_on: '20260311' }, 'measured_on'],
  ['a day before the birth', { measured_on: '20250309' }, 'measured_on'],
  ['a day that does not exist', { measured_on: '20260230' }, 'measured_on'],
  ['a NUL', { note: 'a\u0000' }, 'note'],
  ['a lone surrogate', { note: '\ud800' }, 'note'],
  ['a long note', { note: '가'.repeat(201) }, 'note'],
  ['a place that is none', { place: '집' }, 'place'],
])('%s is refused with a sentence at its field', async (_, wrong, field) => {
  const refused = await add({ ...entry(), ...wrong });
  expect(refused).toMatchObject({ status: 422, code: 'INVALID_INPUT' });
  expect(refused.fields?.[field]).toMatch(/\p{Script=Hangul}.*\.$/u);
  expect(await rows()).toEqual([]);
});

test('detects grams typed as kilograms', async () => {
  const { fields } = await add(entry({ weight_kg: 8950 }));
  expect(fields?.weight_kg).toBe('8.95kg인가요? 몸무게는 kg으로 적어 주세요.');
});

test('asks once to confirm an unlikely value, then accepts it', async () => {
  await add(entry({ measured_on: '20260301', height_cm: 74, weight_kg: 9 }));
  const ask = async (more: Partial<GrowthEntryInput>) => {
    const { status, code, fields } = await add(entry(more));
    return status === 201 ? null : { status, code, fields };
  };
  const unlikely = { status: 409, code: 'GROWTH_UNLIKELY' };
  expect(await ask({ weight_kg: 90 })).toEqual({
    ...unlikely,
    fields: { weight_kg: '90kg이 맞나요? 9kg을 적으려던 건 아닌가요?' },
  });
  expect(await ask({ height_cm: 72.9 })).toEqual({
    ...unlikely,
    fields: { height_cm: '2026년 3월 1일에는 74cm였는데 이번에는 줄었어요. 72.9cm가 맞나요?' },
  });
  expect(await ask({ weight_kg: 8 })).toMatchObject({ fields: { weight_kg: expect.stringContaining('줄었어요') } });
  expect(await ask({ measured_on: '20260210', height_cm: 75.1 })).toMatchObject({
    fields: { height_cm: expect.stringContaining('그 전에 잰 값이 더 커요') },
  });
  expect(await ask({ head_cm: 55, height_cm: null })).toMatchObject({
    fields: { head_cm: '이 나이의 아이에게서 드문 값이에요. 55cm가 맞나요?' },
  });
  expect(await ask({ height_cm: 83.5, weight_kg: null })).toMatchObject({
    fields: { height_cm: expect.stringContaining('많이 달라졌어요') },
  });
  expect(await rows()).toHaveLength(1);

  expect(await ask({ height_cm: 73 })).toBeNull();
  expect((await add(entry({ weight_kg: 90, confirmed: true }))).status).toBe(201);
});

test('what no child has is no baseline of the next question, once it was confirmed', async () => {
  await add(entry({ measured_on: '20260201', height_cm: 73, weight_kg: 8.6 }));
  await add(entry({ measured_on: '20260220', height_cm: 73.5, weight_kg: 92.98, confirmed: true }));
  await add(entry({ measured_on: '20260221', height_cm: 73.5, weight_kg: 91, confirmed: true }));
  expect((await add(entry({ height_cm: 74, weight_kg: 8.9 }))).status).toBe(201);
  // the value before them still is
  expect(await add(entry({ height_cm: 74, weight_kg: 7.5 }))).toMatchObject({
    code: 'GROWTH_UNLIKELY',
    fields: { weight_kg: expect.stringContaining('2026년 2월 1일에는 8.6kg이었는데') },
  });
});

test('converts between lying and standing with a note, without reported shrinking', async () => {
  const boy = await family.addChild({ birthDate: '20240301', gender: 'male' });
  const at = (body: unknown) => call<GrowthEntry>('POST', `/${boy}/entry`, body);
  const lying = await at(entry({ measured_on: '20260220', height_cm: 87.8, weight_kg: null }));
  expect(lying.data).toMatchObject({ position: 'lying', age: { months: 23 } });
  const standing = await at(entry({ measured_on: '20260305', height_cm: 86.5, weight_kg: 12 }));
  expect(standing).toMatchObject({ status: 201, data: { position: 'standing', age: { months: 24 } } });
  const other = await at(entry({ measured_on: '20260306', height_cm: 87.8, weight_kg: 12.15, position: 'lying' }));
  expect(other.data.figures[0]).toMatchObject({ value: 87.8, read_as: 87.1, adjusted_cm: -0.7, percentile: 48.13 });
  expect(other.data.figures.find(({ measure }) => measure === 'bmi')).toMatchObject({ value: 16, read_as: 16 });
  const early = await at(entry({ measured_on: '20260219', height_cm: 87, position: 'standing' }));
  expect(early.data.figures[0]).toMatchObject({ value: 87, read_as: 87.7, adjusted_cm: 0.7 });
});

test('uses the corrected age until 24 months and no percentile before the due date for a child born early', async () => {
  const early = await family.addChild({ birthDate: '20250310', gestationWeeks: 31 });
  const at = async (measured_on: string) => {
    const body = entry({ measured_on, height_cm: null, weight_kg: 3, confirmed: true });
    const { data } = await call<GrowthEntry>('POST', `/${early}/entry`, body);
    return [data.age.months, data.age.actual_months, data.figures[0]?.gap];
  };
  expect(await at('20250511')).toEqual([0, 2, 'before_term']);
  expect(await at('20250512')).toEqual([0, 2, null]);
  expect(await at('20260310')).toEqual([9, 12, null]);
  const { data } = await call<GrowthCurve>('GET', `/${early}/curve/weight`);
  expect(data.points.map(({ at: months }) => months)).toEqual([0, 9.92]);
});

test('shows entries without percentiles from 228 months on', async () => {
  const grown = await family.addChild({ birthDate: '20070310', gender: 'male' });
  const { data } = await call<GrowthEntry>('POST', `/${grown}/entry`, entry({ height_cm: 178, weight_kg: 70 }));
  expect(data.age.months).toBe(228);
  expect(data.figures.map(({ gap, percentile }) => [gap, percentile])).toEqual(Array(4).fill(['too_old', null]));
});

test("requires the guardian's consent, which the first entry may include", async () => {
  const other = await family.signUp();
  child = await family.addChild({}, other);
  expect(await add(entry(), other)).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  expect((await call<GrowthEntries>('GET', `/${child}`, undefined, other)).data.consent_needed).toBe(true);
  expect(await add(entry({ consent: true }), other)).toMatchObject({ status: 201 });
  expect((await call<GrowthEntries>('GET', `/${child}`, undefined, other)).data.consent_needed).toBe(false);
});

test('pages through entries, newest first', async () => {
  const days = Array.from({ length: 65 }, (_, at) => 20250401 + Math.floor(at / 28) * 100 + (at % 28));
  const body = { rows: days.map((day, at) => ({ measured_on: `${day}`, weight_kg: 6 + at / 50 })), confirmed: true };
  expect((await call<GrowthImported>('POST', `/${child}/import`, body)).data).toEqual({ added: 65, skipped: 0 });
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await list(cursor && `?cursor=${cursor}`);
    expect(page.total).toBe(65);
    seen.push(...page.entries.map(({ measured_on }) => measured_on));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual(days.map(String).reverse());
});

test('an import skips existing entries, asks about unlikely ones and is one transaction', async () => {
  await add(entry({ measured_on: '20260301', height_cm: 73.5, weight_kg: null }));
  const file = [
    { measured_on: '20260301', height_cm: 73.5 },
    { measured_on: '20260201', height_cm: 72 },
    { measured_on: '20260201', height_cm: 72, note: '한 번 더' },
    { measured_on: '20260101', height_cm: 70.5, weight_kg: 8.2 },
  ];
  const bring = (body: object) => call<GrowthImported>('POST', `/${child}/import`, body);
  expect((await bring({ rows: file })).data).toEqual({ added: 2, skipped: 2 });
  expect((await bring({ rows: file })).data).toEqual({ added: 0, skipped: 4 });

  const slip = [...file, { measured_on: '20251201', weight_kg: 78 }, { measured_on: '20251101', weight_kg: 7.6 }];
  const asked = await bring({ rows: slip });
  expect(asked).toMatchObject({ status: 409, code: 'GROWTH_UNLIKELY' });
  expect(Object.keys(asked.fields ?? {})).toEqual(['rows.4.weight_kg']);
  expect(await rows()).toHaveLength(3);
  const early = await bring({ rows: [{ measured_on: '20250101', weight_kg: 3 }] });
  expect(early.fields).toHaveProperty(['rows.0.measured_on']);
  expect((await bring({ rows: slip, confirmed: true })).data).toEqual({ added: 2, skipped: 4 });
});

test('splits the curves at 24 and 36 months', async () => {
  await add(entry());
  const curve = (await call<GrowthCurve>('GET', `/${child}/curve/height`)).data;
  expect(curve).toMatchObject({ unit: 'cm', sex: 'female', along: 'age_months', standard: 'kr2017' });
  expect(curve.stretches.map(({ source, position, at }) => [source, position, at[0], at.at(-1)])).toEqual([
    ['who', 'lying', 0, 24],
    ['who', 'standing', 24, 36],
    ['kr2017', 'standing', 36, 227],
  ]);
  for (const { at, values } of curve.stretches) {
    expect(values.map((line) => line.length)).toEqual(Array(5).fill(at.length));
    for (let row = 0; row < at.length; row += 1) {
      const across = values.map((line) => line[row] ?? Number.NaN);
      expect(across).toEqual(across.toSorted((a, b) => a - b));
    }
  }
  expect(curve.points).toEqual([
    expect.objectContaining({ at: 11.99, value: 74, percentile: 49.92, official_percentile: 49.77 }),
  ]);
  const forHeight = (await call<GrowthCurve>('GET', `/${child}/curve/weight_for_height`)).data;
  expect(forHeight).toMatchObject({ along: 'height_cm', points: [{ at: 74, value: 8.95 }] });
  const who = (await call<GrowthCurve>('GET', `/${child}/curve/height?standard=who`)).data;
  expect(who.stretches.map(({ at }) => [at[0], at.at(-1)])).toEqual([
    [0, 24],
    [24, 60],
  ]);
  for (const path of ['/curve/length', '/curve/height?standard=cdc', '?cursor=x', '?cursor=99999999_x'])
    expect((await call('GET', `/${child}${path}`)).status).toBe(422);
});

const readSummary = async () =>
  toGrowthSummary(ctx(), await findChild(ctx(), child), await listAllEntries(ctx().db, ctx(), child), new Map());

test('summarises the latest values and their change, without invented days', async () => {
  await add(entry({ measured_on: '20251210', height_cm: 69, weight_kg: 8.2 }));
  await add(entry({ measured_on: '20260110', height_cm: null, weight_kg: 8.5 }));
  await add(entry({ height_cm: 74, weight_kg: null }));
  const summary = await readSummary();
  expect(summary).toMatchObject({ total: 3, latest: { measured_on: '20260310' } });
  expect(summary.movements.map(({ measure, from, to }) => [measure, from.measured_on, to.measured_on])).toEqual([
    ['height', '20251210', '20260310'],
    ['weight', '20251210', '20260110'],
  ]);
  expect(summary.series.map(({ measure, points }) => [measure, points.length])).toEqual([
    ['height', 2],
    ['weight', 2],
    ['head', 0],
  ]);
});

test('says the growth of a year and crossed curves with a point and with the newest values', async () => {
  const measured = { head_cm: null, position: 'lying', confirmed: true } as const;
  await add(entry({ ...measured, measured_on: '20250910', height_cm: 68, weight_kg: 8 }));
  await add(entry({ ...measured, measured_on: '20260310', height_cm: 74, weight_kg: 7.2 }));
  const { newest } = (await call<GrowthEntries>('GET', `/${child}`)).data;
  expect(newest.map(({ figure, velocity, crossing }) => [figure.measure, velocity?.per_year, crossing])).toEqual([
    ['height', 12.1, null],
    ['weight', -1.6, { from: { measured_on: '20250910', percentile: 76.81 }, direction: 'down', curves: [50, 15] }],
    // 24 months are to come
    ['bmi', undefined, null],
    ['weight_for_height', undefined, null],
  ]);
  const { points } = (await call<GrowthCurve>('GET', `/${child}/curve/weight`)).data;
  expect(points.map(({ velocity, crossing }) => [velocity?.grown ?? null, crossing?.curves ?? null])).toEqual([
    [null, null],
    [-0.8, [50, 15]],
  ]);
  const summary = await readSummary();
  expect(summary.newest).toEqual(newest);
});

test("refuses another account's child", async () => {
  await add(entry());
  const other = await family.signUp();
  await agree(other);
  const [row] = await rows();
  for (const [method, path, body] of [
    ['GET', `/${child}`, undefined],
    ['GET', `/${child}/curve/height`, undefined],
    ['POST', `/${child}/entry`, entry()],
    ['PUT', `/${child}/entry/${row?.id}`, { ...entry(), updated_at: null }],
    ['DELETE', `/${child}/entry/${row?.id}`, undefined],
    ['POST', `/${child}/import`, { rows: [entry()] }],
  ] as const)
    expect(await call(method, path, body, other)).toMatchObject({ status: 403, code: 'FOREIGN_PROFILE' });
  expect(await rows()).toEqual([row]);
});
