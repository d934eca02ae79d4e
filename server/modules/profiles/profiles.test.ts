/** @postgres locks concurrency */
import type { Profile } from '@contract/profiles/profile.responses';
import { withoutSignatures } from '@contract/uploads/uploads';
import { textVersion } from '@server/content/legal/legal-texts';
import * as schema from '@server/db/schema';
import { uploadSigner } from '@server/http/upload-address';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();
let parent: SignedUp;
let stranger: SignedUp;
beforeEach(async () => {
  parent = await t.signUp();
  stranger = await t.signUp();
});

const haru = { name: '하루', birth_date: '20250301', gender: 'female', gestation_weeks: 31, image: null };

async function addChild(values: object = {}, token = parent.token) {
  return t.callJson<Profile>('POST', '/profile', { token, body: { ...haru, ...values } });
}

const signed = (path: string) => uploadSigner(t.deps.config, t.clock.now)(path, parent.accountId);

async function upload(token = parent.token) {
  const body = new FormData();
  body.set('file', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'a.jpg'));
  return withoutSignatures((await t.callJson<{ path: string }>('POST', '/upload/image', { token, body })).data.path);
}

test('creates, lists, reads, updates and deletes a child', async () => {
  const added = await addChild({ name: '  하루  ' });
  expect(added.status).toBe(201);
  const child = {
    id: added.data.id,
    name: '하루',
    birth_date: '20250301',
    gender: 'female',
    gestation_weeks: 31,
    profile_image: null,
    total_study_seconds: 0,
    updated_at: added.data.updated_at,
    role: 'owner',
    state: 'active',
    shared: null,
  };
  expect(added.data).toEqual(child);
  expect((await t.callJson('GET', '/profile', { token: parent.token })).data).toEqual([child]);
  expect(
    (await t.callJson('GET', `/profile/selected/${child.id}`, { token: parent.token, profileId: child.id })).data,
  ).toEqual(child);
  const changed = await t.callJson('PUT', `/profile/${child.id}`, {
    token: parent.token,
    body: { ...haru, name: '하루하루', gestation_weeks: null, updated_at: child.updated_at },
  });
  const later = expect.not.stringMatching(child.updated_at);
  expect(changed.data).toEqual({ ...child, name: '하루하루', gestation_weeks: null, updated_at: later });
  const wrongName = await t.callJson('DELETE', `/profile/${child.id}`, { token: parent.token, body: { name: '하루' } });
  expect(wrongName).toMatchObject({ status: 409, code: 'NAME_MISMATCH', message: '아이의 이름이 일치하지 않아요.' });
  expect(
    (await t.callJson('DELETE', `/profile/${child.id}`, { token: parent.token, body: { name: ' 하루하루 ' } })).status,
  ).toBe(200);
  expect((await t.callJson('GET', '/profile', { token: parent.token })).data).toEqual([]);
});

test('a change from an older page is refused, and an absent field stays as it is', async () => {
  const image = await upload();
  const { data: child } = await addChild({ gestation_weeks: null, image });
  const { name, birth_date, gender, updated_at } = child;
  const opened = { name, birth_date, gender, updated_at };
  const change = (body: object) =>
    t.callJson<Profile>('PUT', `/profile/${child.id}`, { token: parent.token, body: { ...opened, ...body } });
  const first = await change({ gestation_weeks: 32 });
  expect(first.data).toMatchObject({ gestation_weeks: 32, profile_image: child.profile_image });
  expect(await change({ name: '하루하루' })).toMatchObject({ status: 409, code: 'CONFLICT' });
  // The answer of the first was lost.
  expect((await change({ gestation_weeks: 32 })).data).toEqual(first.data);
  const renamed = await change({ name: '하루하루', updated_at: first.data.updated_at });
  expect(renamed.data).toMatchObject({ name: '하루하루', gestation_weeks: 32, profile_image: child.profile_image });
  const removed = await change({ gestation_weeks: null, image: null, updated_at: renamed.data.updated_at });
  expect(removed.data).toMatchObject({ name, gestation_weeks: null, profile_image: null });
});

test('deletes every row about a removed child', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const { data: child } = await t.callJson<Profile>('POST', '/profile', {
    token: parent.token,
    body: { ...haru, name: '심어둔이름' },
    headers,
  });
  const left = async () => {
    const found: string[] = [];
    for (const [name, table] of Object.entries(schema)) {
      const rows = JSON.stringify(await t.db.select().from(table));
      if (rows.includes('심어둔이름') || rows.includes(child.id)) found.push(name);
    }
    return found;
  };
  expect(await left()).toEqual(['idempotencyKeys', 'profiles']);
  await t.callJson('DELETE', `/profile/${child.id}`, { token: parent.token, body: { name: '심어둔이름' } });
  expect(await left()).toEqual([]);
});

test('lists children in the order they were created', async () => {
  for (const name of ['셋', '하나', '둘']) {
    await addChild({ name });
    t.clock.now += 1000;
  }
  const { data } = await t.callJson<Profile[]>('GET', '/profile', { token: parent.token });
  expect(data.map(({ name }) => name)).toEqual(['셋', '하나', '둘']);
});

test.each([
  ['20260230', '달력에 없는 날짜예요. 다시 확인해 주세요.'],
  ['２０２５０３０１', '생년월일은 숫자 8자리로 입력해 주세요. 예: 20250301'],
  ['2025030', '생년월일은 숫자 8자리로 입력해 주세요. 예: 20250301'],
  ['202503011', '생년월일은 숫자 8자리로 입력해 주세요. 예: 20250301'],
  ['20260311', '한국은 아직 3월 10일이에요. 태어난 날을 입력해 주세요.'],
  ['19900101', '만 18세까지 추가할 수 있어요.'],
  ['', '생년월일을 입력해 주세요.'],
  [20250301, '생년월일을 입력해 주세요.'],
  [undefined, '생년월일을 입력해 주세요.'],
])('refuses the birth date %p on its field, and creates no child', async (birth_date, sentence) => {
  expect(await addChild({ birth_date })).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    fields: { birth_date: sentence },
  });
  expect((await t.callJson('GET', '/profile', { token: parent.token })).data).toEqual([]);
});

test('accepts today in Seoul as a birth date, and refuses tomorrow', async () => {
  t.clock.now = Date.parse('2026-03-10T16:30:00Z');
  const { token } = await t.signUp();
  expect((await addChild({ birth_date: '20260311' }, token)).status).toBe(201);
  expect((await addChild({ birth_date: '20260312' }, token)).status).toBe(422);
});

test.each([
  ['name', '', '이름을 입력해 주세요.'],
  ['name', '   ', '이름을 입력해 주세요.'],
  ['name', '가'.repeat(41), '40자까지 쓸 수 있어요.'],
  ['name', 'a\u0000b', '쓸 수 없는 글자가 들어 있어요.'],
  ['name', '\ud83d', '쓸 수 없는 글자가 들어 있어요.'],
  ['name', { $gt: '' }, '이름을 입력해 주세요.'],
  ['gender', 'other', '성별을 골라 주세요.'],
  ['gestation_weeks', 37, '22주부터 36주 사이로 입력해 주세요.'],
  ['gestation_weeks', 30.5, '임신 주수를 숫자로 입력해 주세요.'],
  ['gestation_weeks', Number.POSITIVE_INFINITY, '임신 주수를 숫자로 입력해 주세요.'],
  ['image', 'photos/aa/not-mine.webp', '사진을 다시 올려 주세요.'],
  ['image', '../../etc/passwd', '사진을 다시 올려 주세요.'],
  ['image', 7, '사진을 다시 올려 주세요.'],
])('%s %p is refused with a sentence', async (field, value, sentence) => {
  // Infinity would be null in JSON: written as it is.
  const body = JSON.stringify({ ...haru, [field]: value === Number.POSITIVE_INFINITY ? '@' : value }).replace(
    '"@"',
    '1e999',
  );
  expect(await t.callJson('POST', '/profile', { token: parent.token, body })).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
    fields: { [field]: sentence },
  });
});

test('stores text in NFC, so that names typed on different keyboards are equal', async () => {
  const { data } = await addChild({ name: '하늘'.normalize('NFD') });
  expect(data.name).toBe('하늘'.normalize('NFC'));
  expect(
    (
      await t.callJson('DELETE', `/profile/${data.id}`, {
        token: parent.token,
        body: { name: '하늘'.normalize('NFD') },
      })
    ).status,
  ).toBe(200);
});

test('refuses the twenty-first child, also under concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => addChild({ name: `아이${i}` })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 201)).toMatchObject({
    status: 409,
    code: 'PROFILE_LIMIT',
    message: '아이는 20명까지 추가할 수 있어요.',
  });
});

test("refuses another account's child by path and by header", async () => {
  const { data: child } = await addChild();
  const foreign = { status: 403, code: 'FOREIGN_PROFILE' };
  const { token } = stranger;
  expect(await t.callJson('GET', `/profile/selected/${child.id}`, { token })).toMatchObject(foreign);
  expect(
    await t.callJson('PUT', `/profile/${child.id}`, { token, body: { ...haru, updated_at: child.updated_at } }),
  ).toMatchObject(foreign);
  expect(await t.callJson('DELETE', `/profile/${child.id}`, { token, body: { name: '하루' } })).toMatchObject(foreign);
  expect(await t.callJson('GET', `/profile/selected/${child.id}`, { token, profileId: child.id })).toMatchObject(
    foreign,
  );
  expect(await t.callJson('POST', '/profile', { token, profileId: child.id, body: haru })).toMatchObject(foreign);
  expect(await t.callJson('POST', '/profile', { token, profileId: "' or 1=1", body: haru })).toMatchObject(foreign);
  expect((await t.callJson('GET', '/profile', { token: parent.token, profileId: child.id })).data).toEqual([child]);
});

test('ignores the stored id of a removed child', async () => {
  const { data: child } = await addChild();
  for (const profileId of [crypto.randomUUID(), child.id, 'not-an-id']) {
    expect((await t.callJson('GET', '/auth/info', { token: stranger.token, profileId })).status).toBe(200);
    expect((await t.callJson('GET', '/profile', { token: stranger.token, profileId })).data).toEqual([]);
  }
});

test('refuses a malformed profile id', async () => {
  expect(await t.callJson('GET', '/profile/selected/12', { token: parent.token })).toMatchObject({
    status: 422,
    code: 'INVALID_INPUT',
  });
});

test('refuses every profile route without a sign-in', async () => {
  for (const [method, path] of [
    ['GET', '/profile'],
    ['POST', '/profile'],
    ['PUT', `/profile/${crypto.randomUUID()}`],
    ['DELETE', `/profile/${crypto.randomUUID()}`],
    ['GET', `/profile/selected/${crypto.randomUUID()}`],
    ['POST', '/upload/image'],
  ] as const) {
    expect(await t.callJson(method, path)).toMatchObject({
      status: 401,
      code: 'SIGN_IN_REQUIRED',
      message: '로그인이 필요해요.',
    });
  }
});

describe('photo', () => {
  test('only an upload of this account can be a child’s photo', async () => {
    const foreign = await upload(stranger.token);
    expect(await addChild({ image: foreign })).toMatchObject({
      status: 422,
      fields: { image: '사진을 다시 올려 주세요.' },
    });
    const own = await upload();
    expect((await addChild({ image: own })).data.profile_image).toEqual({ path: await signed(own) });
  });

  test('deletes replaced photos and photos of deleted children', async () => {
    const [first, second] = [await upload(), await upload()];
    const { data: child } = await addChild({ image: first });
    await t.callJson('PUT', `/profile/${child.id}`, {
      token: parent.token,
      body: { ...haru, image: second, updated_at: child.updated_at },
    });
    expect(t.files.pictures()).toEqual([second]);
    await t.callJson('DELETE', `/profile/${child.id}`, { token: parent.token, body: { name: '하루' } });
    expect(t.files.pictures()).toEqual([]);
  });

  test('keeps a photo that a sibling uses', async () => {
    const shared = await upload();
    const { data: child } = await addChild({ image: shared });
    await addChild({ name: '마루', image: shared });
    await t.callJson('DELETE', `/profile/${child.id}`, { token: parent.token, body: { name: '하루' } });
    expect(t.files.pictures()).toEqual([shared]);
  });
});

describe('idempotency', () => {
  const key = { 'idempotency-key': 'b7c4b1d2-0001' };
  const send = (body: object, headers = key) =>
    t.callJson<Profile>('POST', '/profile', { token: parent.token, body, headers });

  test('creates one child from a repeated write and answers the same', async () => {
    const first = await send(haru);
    const second = await send(haru);
    expect(second).toMatchObject({ status: 201, data: first.data });
    expect((await t.callJson('GET', '/profile', { token: parent.token })).data).toEqual([first.data]);
  });

  test('creates one child from two concurrent requests; the early repeat is answered CONFLICT', async () => {
    const answers = await Promise.all([send(haru), send(haru), send(haru)]);
    expect((await t.callJson<Profile[]>('GET', '/profile', { token: parent.token })).data).toHaveLength(1);
    for (const answer of answers) expect([201, 409]).toContain(answer.status);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
  });

  test('refuses another request under a used key, and accepts the key of another account', async () => {
    await send(haru);
    expect(await send({ ...haru, name: '마루' })).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect((await t.callJson('POST', '/profile', { token: stranger.token, body: haru, headers: key })).status).toBe(
      201,
    );
  });

  test('a refused form can be corrected under the same key', async () => {
    expect((await send({ ...haru, name: '' })).status).toBe(422);
    expect((await send(haru)).status).toBe(201);
  });

  test('refuses a malformed key', async () => {
    expect((await send(haru, { 'idempotency-key': 'x' })).status).toBe(400);
  });
});

describe('the first child', () => {
  const { consents } = schema;
  const version = textVersion('child_data');
  const listDecisions = (accountId: string) =>
    t.db
      .select({ kind: consents.kind, textVersion: consents.textVersion, given: consents.given, at: consents.at })
      .from(consents)
      .where(eq(consents.accountId, accountId));

  test('needs the consent of its legal representative, recorded with version and time', async () => {
    const { token, accountId } = await t.signUp({ childConsent: false });
    const create = (child_consent?: string | null) =>
      t.callJson<Profile>('POST', '/profile', { token, body: { ...haru, child_consent } });
    for (const missing of [undefined, null])
      expect(await create(missing)).toMatchObject({ status: 403, code: 'CHILD_CONSENT_NEEDED' });
    expect(await create('2026-11-1')).toMatchObject({ status: 409, code: 'CONSENT_TEXT_CHANGED' });
    expect(await listDecisions(accountId)).toEqual([]);
    expect((await create(version)).status).toBe(201);
    const given = { kind: 'child_data', textVersion: version, given: true, at: new Date(t.clock.now) };
    expect(await listDecisions(accountId)).toEqual([given]);
    expect((await create()).status).toBe(201);
    expect(await listDecisions(accountId)).toEqual([given]);
  });

  test('asks nobody again who agreed to an earlier text when joining', async () => {
    const { token, accountId } = await t.signUp({ childConsent: false });
    await t.db.insert(consents).values({
      accountId,
      id: crypto.randomUUID(),
      kind: 'child_data',
      textVersion: '2026-11-1',
      given: true,
      at: new Date(t.clock.now),
    });
    expect((await t.callJson('POST', '/profile', { token, body: haru })).status).toBe(201);
    expect(await listDecisions(accountId)).toHaveLength(1);
  });
});
