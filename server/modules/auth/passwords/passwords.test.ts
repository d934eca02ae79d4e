/** @postgres locks concurrency */
import type { SignedIn, User } from '@contract/auth/auth.responses';
import { MINUTE_MS } from '@contract/common/time';
import { accounts } from '@server/db/schema';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';

const t = useTestApp();
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp({ loginId: 'haneul', email: 'haneul@example.com', name: '김하늘' });
});

const FRESH = 'growing-slowly-77';
const logIn = (user_id: string, password: string) =>
  t.callJson<SignedIn>('POST', '/auth/login', { body: { user_id, password } });
const put = (path: string, body: object, token = parent.token) => t.callJson('PUT', path, { token, body });
const post = (path: string, body: object, token = parent.token) => t.callJson('POST', path, { token, body });

describe('the account’s password', () => {
  const change = (current_password: string, password: string) =>
    put('/mypage/password', { current_password, password });

  test('is changed with the current one: other devices are signed out, this one stays, a mail is sent', async () => {
    const phone = await logIn(parent.loginId, parent.password);
    expect(await change(parent.password, FRESH)).toMatchObject({ status: 200, data: null });
    expect((await t.call('GET', '/auth/info', { token: parent.token })).status).toBe(200);
    expect((await t.call('GET', '/auth/info', { token: phone.data.access_token })).status).toBe(401);
    expect((await logIn(parent.loginId, parent.password)).code).toBe('WRONG_CREDENTIALS');
    expect((await logIn(parent.loginId, FRESH)).status).toBe(200);
    expect(t.mailer.mails).toEqual([
      {
        to: 'haneul@example.com',
        subject: '[쑥쑥플래너] 비밀번호가 바뀌었어요',
        text: expect.stringContaining('김하늘 님'),
        html: expect.stringContaining('김하늘 님'),
      },
    ]);
    expect(JSON.stringify(t.mailer.mails)).not.toContain(FRESH);
  });

  test('is unchanged when the current one is wrong; five wrong attempts are throttled', async () => {
    for (let i = 0; i < 5; i += 1) {
      expect(await change('not-the-one', FRESH)).toMatchObject({
        status: 422,
        code: 'WRONG_PASSWORD',
        fields: { current_password: '지금 쓰는 비밀번호가 맞지 않아요.' },
      });
    }
    const locked = await change(parent.password, FRESH);
    expect(locked).toMatchObject({
      status: 429,
      code: 'LOGIN_THROTTLED',
      message: '비밀번호를 여러 번 틀렸어요. 30초 뒤에 다시 시도해 주세요.',
    });
    expect(locked.headers.get('retry-after')).toBe('30');
    expect((await logIn(parent.loginId, parent.password)).status).toBe(200);
    expect(t.mailer.mails).toEqual([]);
    t.clock.now += MINUTE_MS;
    expect((await change(parent.password, FRESH)).status).toBe(200);
  });

  test.each([
    ['short', '비밀번호는 8자 이상이어야 해요.'],
    ['12345678', '많은 사람이 쓰는 비밀번호라 쉽게 알아낼 수 있어요. 다른 비밀번호를 써 주세요.'],
    ['my-HANEUL-77', '아이디가 들어간 비밀번호는 쓸 수 없어요.'],
  ])('refuses %s on its field', async (password, message) => {
    expect(await change(parent.password, password)).toMatchObject({ status: 422, fields: { password: message } });
    expect((await logIn(parent.loginId, parent.password)).status).toBe(200);
  });

  test('a mail failure does not undo the change', async () => {
    t.mailer.state.isShut = true;
    expect((await change(parent.password, FRESH)).status).toBe(200);
    expect((await logIn(parent.loginId, FRESH)).status).toBe(200);
    expect(t.logLines.join('\n')).toContain('notice not sent');
    expect(t.logLines.join('\n')).not.toContain('haneul@example.com');
  });

  test('a concurrent log-in with the old password is refused', async () => {
    const verify = t.deps.hasher.verify;
    t.deps.hasher.verify = async (hash, password) => {
      const right = await verify(hash, password);
      t.deps.hasher.verify = verify;
      expect((await change(parent.password, FRESH)).status).toBe(200);
      return right;
    };
    expect((await logIn(parent.loginId, parent.password)).code).toBe('WRONG_CREDENTIALS');
  });

  test('one of two concurrent changes is applied, the other answered CONFLICT', async () => {
    const verify = t.deps.hasher.verify;
    t.deps.hasher.verify = async (hash, password) => {
      const right = await verify(hash, password);
      t.deps.hasher.verify = verify;
      expect((await change(parent.password, FRESH)).status).toBe(200);
      return right;
    };
    expect((await change(parent.password, 'slowly-growing-88')).code).toBe('CONFLICT');
    expect((await logIn(parent.loginId, FRESH)).status).toBe(200);
    expect(t.mailer.mails).toHaveLength(1);
  });
});

describe('the guardian password', () => {
  const path = '/mypage/guardian-password';
  const verify = (password: string) => post(`${path}/verify`, { password });
  const isSet = async () =>
    (await t.callJson<User>('GET', '/auth/info', { token: parent.token })).data.grow_learning_password;

  test('is set once, and the account reports that it exists', async () => {
    expect(await isSet()).toBe(false);
    expect((await verify('2468')).code).toBe('GUARDIAN_NOT_SET');
    expect(await post(path, { password: '2468' })).toMatchObject({ status: 201, data: null });
    expect(await isSet()).toBe(true);
    expect(await verify('2468')).toMatchObject({ status: 200, data: null });
    expect(await post(path, { password: '1357' })).toMatchObject({ status: 409, code: 'GUARDIAN_ALREADY_SET' });
    expect((await verify('1357')).code).toBe('WRONG_GUARDIAN_PASSWORD');
    const [row] = await t.db.select().from(accounts).where(eq(accounts.id, parent.accountId));
    expect(row?.learningPasswordHash).toBe('test:2468');
  });

  test.each(['246', '123456789', '24a8', '２４６８', '', ' 2468'])('%p is refused in Korean', async (password) => {
    const answer = await post(path, { password });
    expect(answer).toMatchObject({ status: 422, fields: { password: expect.stringMatching(/숫자/) } });
    expect(await isSet()).toBe(false);
  });

  test('is changed with the present one only', async () => {
    await post(path, { password: '2468' });
    expect(await put(path, { current_password: '9999', password: '135790' })).toMatchObject({
      status: 422,
      code: 'WRONG_GUARDIAN_PASSWORD',
      fields: { current_password: '보호자 비밀번호가 맞지 않아요. 4번 더 틀리면 15분 동안 쓸 수 없어요.' },
    });
    expect((await put(path, { current_password: '2468', password: '135790' })).status).toBe(200);
    expect((await verify('2468')).status).toBe(422);
    expect((await verify('135790')).status).toBe(200);
  });

  test('locks for fifteen minutes after five wrong attempts on any route, then works again', async () => {
    await post(path, { password: '2468' });
    for (let i = 0; i < 4; i += 1) expect((await verify('0000')).code).toBe('WRONG_GUARDIAN_PASSWORD');
    const fifth = await put(path, { current_password: '0000', password: '1111' });
    expect(fifth.message).toBe('보호자 비밀번호가 맞지 않아요. 15분 뒤에 다시 시도해 주세요.');
    const locked = await verify('2468');
    expect(locked).toMatchObject({
      status: 429,
      code: 'GUARDIAN_LOCKED',
      message: '여러 번 틀렸어요. 15분 뒤에 다시 시도해 주세요.',
    });
    expect(locked.headers.get('retry-after')).toBe('900');
    t.clock.now += 14 * MINUTE_MS;
    expect((await verify('2468')).message).toBe('여러 번 틀렸어요. 1분 뒤에 다시 시도해 주세요.');
    t.clock.now += MINUTE_MS;
    parent.token = (await logIn(parent.loginId, parent.password)).data.access_token;
    expect((await verify('0000')).message).toContain('4번 더 틀리면');
    expect((await verify('2468')).status).toBe(200);
  });

  test('a right fifth attempt resets the count', async () => {
    await post(path, { password: '2468' });
    for (let i = 0; i < 4; i += 1) await verify('0000');
    expect((await verify('2468')).status).toBe(200);
    expect((await verify('0000')).message).toContain('4번 더 틀리면');
  });

  test('counts sixty concurrent attempts as five', async () => {
    await post(path, { password: '2468' });
    const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => verify(String(3000 + i))));
    expect(answers.filter(({ code }) => code === 'WRONG_GUARDIAN_PASSWORD')).toHaveLength(5);
    expect(answers.filter(({ code }) => code === 'GUARDIAN_LOCKED')).toHaveLength(55);
  });

  test("is reset by the account's password, which ends the lock; a wrong one changes nothing", async () => {
    await post(path, { password: '2468' });
    for (let i = 0; i < 5; i += 1) await verify('0000');
    expect(await post(`${path}/reset`, { account_password: 'not-the-one', password: '1357' })).toMatchObject({
      status: 422,
      code: 'WRONG_PASSWORD',
      fields: { account_password: '지금 쓰는 비밀번호가 맞지 않아요.' },
    });
    expect((await verify('2468')).code).toBe('GUARDIAN_LOCKED');
    expect((await post(`${path}/reset`, { account_password: parent.password, password: '1357' })).status).toBe(200);
    expect((await verify('1357')).status).toBe(200);
    expect((await verify('2468')).status).toBe(422);
  });

  test('attempts and password are per account', async () => {
    const other = await t.signUp();
    await post(path, { password: '2468' });
    await post(path, { password: '1357' }, other.token);
    for (let i = 0; i < 5; i += 1) await verify('0000');
    expect((await post(`${path}/verify`, { password: '1357' }, other.token)).status).toBe(200);
    expect((await post(`${path}/verify`, { password: '2468' }, other.token)).status).toBe(422);
  });
});
