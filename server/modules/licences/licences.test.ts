import type { Coupon, Plan } from '@contract/licences';
import { coupons, licenceCodes } from '../../db/schema';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { issueLicences, keepLicences } from './licences-service';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const DAY = 24 * 60 * 60 * 1000;
const register = (token: string, code: string) =>
  t.callJson<Coupon>('POST', '/auth/join/licence', { token, body: { code } });
async function licence(plan = 'month-3', expiresAt: number | null = null) {
  const [code = ''] = await issueLicences(t.deps, { plan, count: 1, expiresAt });
  return code;
}

test('the plans can be read by anyone', async () => {
  const { status, data } = await t.callJson<Plan[]>('GET', '/auth/join/plans');
  expect(status).toBe(200);
  expect(data.map(({ id, months }) => [id, months])).toEqual([
    ['month-1', 1],
    ['month-3', 3],
    ['month-12', 12],
  ]);
});

test('a code is random, printed in fours, and stored as a hash only', async () => {
  const codes = await issueLicences(t.deps, { plan: 'month-1', count: 50 });
  expect(new Set(codes).size).toBe(50);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
  const stored = JSON.stringify(await t.db.select().from(licenceCodes));
  for (const code of codes) {
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(code.replaceAll('-', ''));
  }
});

test('it grants the coupon of its plan, for a year', async () => {
  const { token, accountId } = await t.signUp();
  const answer = await register(token, await licence('month-12'));
  expect(answer).toMatchObject({
    status: 201,
    data: {
      kind: 'month-12',
      name: '쑥쑥 이용권 12개월',
      issued_at: new Date(t.clock.now).toISOString(),
      expires_at: new Date(t.clock.now + 365 * DAY).toISOString(),
      used_at: null,
    },
  });
  expect(await t.db.select().from(coupons)).toMatchObject([{ accountId, id: answer.data.id }]);
});

test('however it is typed, it is the same code', async () => {
  const { token } = await t.signUp();
  await keepLicences(t.db, [{ code: 'SPR0-UT12-0101-ABCD', plan: 'month-1' }], t.clock.now);
  const first = await register(token, ' spro ut12 o1O1 abcd ');
  expect(first.status).toBe(201);
  expect((await register(token, 'ＳＰＲＯ－ＵＴ１２－ＯＩＯＬ－ＡＢＣＤ')).data.id).toBe(first.data.id);
});

test('registered again by the same account it is the same coupon; by another it is used', async () => {
  const [one, other] = [await t.signUp(), await t.signUp()];
  const code = await licence();
  const first = await register(one.token, code);
  expect(await register(one.token, code)).toMatchObject({ status: 201, data: first.data });
  expect(await register(other.token, code)).toMatchObject({ status: 409, code: 'LICENCE_USED' });
  expect(await t.db.select().from(coupons)).toHaveLength(1);
});

test('ten people at once: one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => t.signUp()));
  const code = await licence();
  const answers = await Promise.all(people.map(({ token }) => register(token, code)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 'LICENCE_USED')).toHaveLength(9);
  expect(await t.db.select().from(coupons)).toHaveLength(1);
});

test('unknown and out of date answer alike', async () => {
  const { token } = await t.signUp();
  const { headers: _, ...unknown } = await register(token, 'ABCD-EFGH-JKMN-PQRS');
  expect(unknown).toMatchObject({ status: 422, code: 'LICENCE_UNKNOWN' });
  const { headers: __, ...late } = await register(token, await licence('month-1', t.clock.now));
  expect(late).toEqual(unknown);
  expect((await register(token, await licence('month-1', t.clock.now + 1))).status).toBe(201);
});

test.each(['', 'ABCD', 'ABCD-EFGH-JKMN-PQR!', '가나다라마바사아자차카타파하거너'])(
  '%p is refused beside its field',
  async (code) => {
    const { token } = await t.signUp();
    expect(await register(token, code)).toMatchObject({
      status: 422,
      code: 'INVALID_INPUT',
      fields: { code: expect.stringMatching(/이용권 번호/) },
    });
  },
);

test('ten wrong codes, then a wait; right ones use up no try', async () => {
  const { token } = await t.signUp();
  for (const code of await issueLicences(t.deps, { plan: 'month-1', count: 12 }))
    expect((await register(token, code)).status).toBe(201);
  for (let i = 0; i < 10; i += 1) expect((await register(token, 'ABCD-EFGH-JKMN-PQRS')).code).toBe('LICENCE_UNKNOWN');
  const refused = await register(token, await licence());
  expect(refused).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  expect(refused.headers.get('retry-after')).toBe('3600');
  t.clock.now += 60 * 60 * 1000;
  const { token: later } = await t.signUp();
  expect((await register(later, await licence())).status).toBe(201);
});

test('only a signed-in person registers one', async () => {
  expect((await t.callJson('POST', '/auth/join/licence', { body: { code: await licence() } })).code).toBe(
    'SIGN_IN_REQUIRED',
  );
});

test('a licence of a plan that does not exist is never made', async () => {
  await expect(issueLicences(t.deps, { plan: 'month-99', count: 1 })).rejects.toThrow('there is no plan month-99');
  expect(await t.db.select().from(licenceCodes)).toEqual([]);
});
