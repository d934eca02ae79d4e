/** @postgres concurrency money */

import { HOUR_MS } from '@contract/common/time';
import type { GrantedLicence, IssuedLicences, LicenceBatchPage, Plan } from '@contract/history/licences.responses';
import { coupons, idempotencyKeys, licenceBatches, licenceCodes } from '@server/db/schema';
import { issueLicences } from '@server/modules/staff/coupons/issue-service';
import { useTestApp } from '@server/testing/test-app';
import { releaseLicences } from './licences-service';

const t = useTestApp();

const register = (token: string, code: string) =>
  t.callJson<GrantedLicence>('POST', '/auth/join/licence', { token, body: { code } });
async function issue(count: number, { kind = 'month-1', expires_on = null as string | null } = {}) {
  const batch = { id: crypto.randomUUID(), kind, count, expires_on, note: '봄 행사' };
  return (await issueLicences({ db: t.db, now: t.clock.now, accountId: null }, batch)).codes;
}
async function licence(kind = 'month-3', expires_on: string | null = null) {
  const [code = ''] = await issue(1, { kind, expires_on });
  return code;
}

test('lists the plans to anyone', async () => {
  const { status, data } = await t.callJson<Plan[]>('GET', '/auth/join/plans');
  expect(status).toBe(200);
  expect(data.map(({ id, months }) => [id, months])).toEqual([
    ['month-1', 1],
    ['month-3', 3],
    ['month-12', 12],
  ]);
});

test('creates a random code, prints it in groups of four and stores only its hash', async () => {
  const codes = await issue(50);
  expect(new Set(codes).size).toBe(50);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const stored = JSON.stringify(await t.db.select().from(licenceCodes));
  for (const code of codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test('grants the coupon of its plan for a year, with points', async () => {
  const { token, accountId } = await t.signUp();
  const answer = await register(token, await licence('month-12'));
  expect(answer).toMatchObject({
    status: 201,
    data: {
      kind: 'month-12',
      name: '쑥쑥 이용권 12개월',
      issued_at: new Date(t.clock.now).toISOString(),
      // Registered on 10 March 2026 in Seoul.
      expires_on: '20270310',
      used_at: null,
      points: 1200,
    },
  });
  expect(await t.db.select().from(coupons)).toMatchObject([{ accountId, id: answer.data.id }]);
});

test('accepts a code in any spelling', async () => {
  const { token } = await t.signUp();
  await releaseLicences(t.db, [{ code: 'SPR0-UT12-0101-ABCD', plan: 'month-1' }], t.clock.now);
  const first = await register(token, ' spro ut12 o1O1 abcd ');
  expect(first.status).toBe(201);
  expect((await register(token, 'ＳＰＲＯ－ＵＴ１２－ＯＩＯＬ－ＡＢＣＤ')).data.id).toBe(first.data.id);
});

test('answers the same coupon to a repeat by the same account, and refuses another account', async () => {
  const [one, other] = [await t.signUp(), await t.signUp()];
  const code = await licence();
  const first = await register(one.token, code);
  expect(await register(one.token, code)).toMatchObject({ status: 201, data: first.data });
  expect(await register(other.token, code)).toMatchObject({ status: 409, code: 'LICENCE_USED' });
  expect(await t.db.select().from(coupons)).toHaveLength(1);
});

test('registers a licence once under ten concurrent requests', async () => {
  const people = await t.signUpEach(Array.from({ length: 10 }, () => ({})));
  const code = await licence();
  const answers = await Promise.all(people.map(({ token }) => register(token, code)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'LICENCE_USED')).toHaveLength(9);
  expect(await t.db.select().from(coupons)).toHaveLength(1);
});

test('answers unknown and expired codes alike, and accepts one until the end of its last day in Seoul', async () => {
  const code = await licence('month-1', '20260310');
  t.clock.now = Date.parse('2026-03-10T15:00:00Z');
  const { token } = await t.signUp();
  const { headers: _, ...unknown } = await register(token, 'ABCD-EFGH-JKMN-PQRS');
  expect(unknown).toMatchObject({ status: 422, code: 'LICENCE_UNKNOWN' });
  const { headers: __, ...late } = await register(token, code);
  expect(late).toEqual(unknown);
  t.clock.now -= 1;
  expect((await register(token, code)).status).toBe(201);
});

test.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQR!', '가나다라마바사아자차카타파하거너'])(
  'refuses %p on its field',
  async (code) => {
    const { token } = await t.signUp();
    expect(await register(token, code)).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields: { code: expect.stringMatching(/이용권 번호/) },
    });
  },
);

test('throttles after ten wrong codes, not counting right ones', async () => {
  const { token } = await t.signUp();
  for (const code of await issue(12)) expect((await register(token, code)).status).toBe(201);
  for (let i = 0; i < 10; i += 1) expect((await register(token, 'ABCD-EFGH-JKMN-PQRS')).code).toBe('LICENCE_UNKNOWN');
  const refused = await register(token, await licence());
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(refused.headers.get('retry-after')).toBe('3600');
  t.clock.now += HOUR_MS;
  const { token: later } = await t.signUp();
  expect((await register(later, await licence())).status).toBe(201);
});

test('requires a sign-in to register a licence', async () => {
  expect((await t.callJson('POST', '/auth/join/licence', { body: { code: await licence() } })).code).toBe(
    'SIGN_IN_REQUIRED',
  );
});

test('refuses licences of an unknown plan or of one that is not sold by licence', async () => {
  for (const kind of ['month-99', 'point-week'])
    await expect(issue(1, { kind })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  expect(await t.db.select().from(licenceCodes)).toEqual([]);
});

describe('licences of an admin', () => {
  const make = (token: string, body: object) =>
    t.callJson<IssuedLicences>('POST', '/admin/licence', {
      token,
      body: { id: crypto.randomUUID(), kind: 'month-3', count: 3, expires_on: '20261231', note: '봄 행사', ...body },
    });
  const list = async (token: string, query = '') =>
    (await t.callJson<LicenceBatchPage>('GET', `/admin/licence${query}`, { token })).data;

  test('creates codes, shows them once, and counts the registered ones', async () => {
    const admin = await t.signUp({ role: 'admin' });
    const { token } = await t.signUp();
    const { status, data } = await make(admin.token, {});
    expect(status).toBe(201);
    expect(data.codes).toHaveLength(3);
    for (const code of data.codes.slice(0, 2)) {
      await register(token, code);
      await register(token, code);
    }
    const { items, kinds } = await list(admin.token);
    expect(items).toEqual([
      {
        ...data.batch,
        name: '쑥쑥 이용권 3개월',
        note: '봄 행사',
        issued: 3,
        redeemed: 2,
        expires_on: '20261231',
      },
    ]);
    expect(kinds.map(({ id }) => id)).toEqual(['month-1', 'month-3', 'month-12', 'point-week', 'point-month']);
    const stored = JSON.stringify([await t.db.select().from(licenceCodes), await t.db.select().from(licenceBatches)]);
    for (const code of data.codes) expect(stored).not.toContain(code);
  });

  test('creates one batch for a repeated request, and does not show the codes again', async () => {
    const { token } = await t.signUp({ role: 'admin' });
    const id = crypto.randomUUID();
    expect((await make(token, { id })).status).toBe(201);
    expect(await make(token, { id })).toMatchObject({ status: 409, code: 'CONFLICT' });
    expect(await t.db.select().from(licenceCodes)).toHaveLength(3);
  });

  test('does not store the codes with the idempotency key', async () => {
    const { token } = await t.signUp({ role: 'admin' });
    const body = { id: crypto.randomUUID(), kind: 'month-1', count: 2, expires_on: null, note: '' };
    const send = () =>
      t.callJson<IssuedLicences>('POST', '/admin/licence', {
        token,
        body,
        headers: { 'idempotency-key': 'one-tap-only' },
      });
    const { data } = await send();
    expect((await send()).code).toBe('CONFLICT');
    const stored = JSON.stringify(await t.db.select().from(idempotencyKeys));
    for (const code of data.codes) expect(stored).not.toContain(code);
  });

  test('pages through batches, newest first', async () => {
    const { token } = await t.signUp({ role: 'admin' });
    for (const note of ['하나', '둘', '셋']) {
      t.clock.now += 1000;
      await make(token, { note });
    }
    const first = await list(token, '?limit=2');
    expect(first.items.map(({ note }) => note)).toEqual(['셋', '둘']);
    expect((await list(token, `?limit=2&cursor=${first.next}`)).items.map(({ note }) => note)).toEqual(['하나']);
  });

  test.each([
    [{ count: 0 }, 'count'],
    [{ count: 501 }, 'count'],
    [{ count: 1.5 }, 'count'],
    [{ kind: 'point-week' }, 'kind'],
    [{ expires_on: '20260309' }, 'expires_on'],
    [{ expires_on: '20260231' }, 'expires_on'],
    [{ note: '가'.repeat(101) }, 'note'],
  ])('refuses %j on its field', async (body, field) => {
    const { token } = await t.signUp({ role: 'admin' });
    expect(await make(token, body)).toMatchObject({ status: 422, fields: { [field]: expect.stringMatching(/요\.$/) } });
  });

  test.each(['parent', 'expert', 'moderator'] as const)('refuses a %s', async (role) => {
    const { token } = await t.signUp({ role });
    expect((await make(token, {})).code).toBe('FORBIDDEN');
  });
});
