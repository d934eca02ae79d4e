/** @postgres concurrency */
import type { SignedIn } from '@contract/auth/auth.responses';
import type { FoundId, MailCodeSent } from '@contract/auth/join.responses';
import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import { accounts, refreshTokens } from '@server/db/schema';
import { type TestApp, useTestApp } from '@server/testing/test-app';
import { maskedId } from './masked-id';

const t = useTestApp();

const EMAIL = 'haneul@mail.example';
const NEW = '감나무 아래 초록 대문';
const member = (given: Parameters<TestApp['signUp']>[0] = {}) =>
  t.signUp({ loginId: 'haneul77', name: '김하늘', email: EMAIL, ...given });

const findId = (body: unknown) => t.callJson<MailCodeSent>('POST', '/auth/find/id', { body });
const showId = (body: unknown) => t.callJson<FoundId>('POST', '/auth/find/id/confirm', { body });
const findPassword = (body: unknown) => t.callJson<MailCodeSent>('POST', '/auth/find/password', { body });
const reset = (body: unknown) => t.callJson<null>('POST', '/auth/find/password/confirm', { body });
const logIn = (password: string) =>
  t.callJson<SignedIn>('POST', '/auth/login', { body: { user_id: 'haneul77', password } });
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const alike = (answer: Awaited<ReturnType<typeof findId>>) => ({
  ...answer,
  headers: undefined,
  data: { ...answer.data, request_id: 'any' },
});

async function toProof(sent: { data: MailCodeSent }) {
  return { request_id: sent.data.request_id, code: t.mailer.lastCode() };
}
const passwordProof = async () => toProof(await findPassword({ user_id: 'haneul77', email: EMAIL }));

describe('the id', () => {
  test('mails a code for name and address, and shows the masked id for the code', async () => {
    await member({ createdAt: new Date('2026-01-31T16:00:00Z') });
    const sent = await findId({ name: ` ${'김하늘'.normalize('NFD')} `, email: ' Haneul@Mail.Example' });
    expect(sent.data).toEqual({ request_id: expect.any(String), expires_in: 600, resend_in: 60 });
    const shown = await showId(await toProof(sent));
    expect(shown).toMatchObject({ status: 200, data: { masked_user_id: 'hane***7', joined_on: '2026-02-01' } });
    expect(JSON.stringify(t.mailer.mails)).not.toContain('haneul77');
  });

  test.each([
    ['haneul77', 'hane***7'],
    ['abcd', 'ab**'],
    ['abcde', 'abc*e'],
    ['a_very_long_login_id', 'a_very_lon*********d'],
  ])('masks %s as %s', (id, shown) => {
    expect(maskedId(id)).toBe(shown);
  });

  test('shows the id once per code', async () => {
    await member();
    const proof = await toProof(await findId({ name: '김하늘', email: EMAIL }));
    const answers = await Promise.all([showId(proof), showId(proof), showId(proof)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'MAIL_CODE_EXPIRED')).toHaveLength(2);
    expect((await showId(proof)).code).toBe('MAIL_CODE_EXPIRED');
  });

  test('answers an unknown address or name the same, and mails a notice without the typed values', async () => {
    await member();
    const known = await findId({ name: '김하늘', email: EMAIL });
    const unknown = await findId({ name: '스팸광고', email: 'nobody@mail.example' });
    t.clock.now += 2 * MINUTE_MS;
    const misnamed = await findId({ name: '스팸광고', email: EMAIL });
    expect(alike(unknown)).toEqual(alike(known));
    expect(alike(misnamed)).toEqual(alike(known));
    expect(t.mailer.mails.map(({ to }) => to)).toEqual([EMAIL, 'nobody@mail.example', EMAIL]);
    for (const mail of t.mailer.mails.slice(1)) {
      expect(mail.text).toContain('이메일로 가입한 계정이 없어요');
      expect(`${mail.subject}${mail.text}`).not.toMatch(/\d{6}|스팸광고|김하늘/);
    }
    // Tried as often as can be, both are the same wrong code.
    for (let i = 0; i < 6; i += 1) {
      const [one, other] = await Promise.all(
        [unknown, misnamed].map(({ data }) => showId({ request_id: data.request_id, code: '123456' })),
      );
      expect(one).toEqual({ ...other, headers: one?.headers });
      expect(one?.code).toBe(i < 4 ? 'MAIL_CODE_WRONG' : 'MAIL_CODE_EXPIRED');
    }
  });

  test('finds a leaving account until its thirty days are over', async () => {
    await member({ leavingAt: new Date(t.clock.now - 29 * DAY_MS) });
    const proof = await toProof(await findId({ name: '김하늘', email: EMAIL }));
    expect((await showId(proof)).data.masked_user_id).toBe('hane***7');
    t.clock.now += 2 * DAY_MS;
    await findId({ name: '김하늘', email: EMAIL });
    expect(t.mailer.lastMail()?.text).toContain('이메일로 가입한 계정이 없어요');
  });
});

describe('the password', () => {
  test('sets a new password by the mailed code, revokes every session and sends a mail', async () => {
    const { token, password } = await member();
    const tablet = await logIn(password);
    const answer = await reset({ ...(await passwordProof()), password: NEW });
    expect(answer).toMatchObject({ status: 200, success: true, data: null });
    for (const old of [token, tablet.data.access_token])
      expect((await t.callJson('GET', '/auth/info', { token: old })).code).toBe('SESSION_EXPIRED');
    expect((await logIn(password)).code).toBe('WRONG_CREDENTIALS');
    expect((await logIn(NEW.normalize('NFD'))).status).toBe(200);
    expect(t.mailer.lastMail()).toMatchObject({ to: EMAIL, subject: '[쑥쑥플래너] 비밀번호를 새로 정했어요' });
    expect(JSON.stringify(t.mailer.mails)).not.toContain(NEW);
  });

  test('resets login throttling', async () => {
    await member();
    for (let i = 0; i < 6; i += 1) await logIn('wrong-password');
    expect((await logIn('wrong-password')).code).toBe('LOGIN_THROTTLED');
    await reset({ ...(await passwordProof()), password: NEW });
    expect((await logIn(NEW)).status).toBe(200);
  });

  test('answers a retry with the same password alike without a change, and refuses another password', async () => {
    await member();
    const form = { ...(await passwordProof()), password: NEW };
    await reset(form);
    const { data } = await logIn(NEW);
    expect((await reset(form)).status).toBe(200);
    expect((await t.callJson('GET', '/auth/info', { token: data.access_token })).status).toBe(200);
    expect((await reset({ ...form, password: '전혀 다른 비밀번호' })).code).toBe('MAIL_CODE_EXPIRED');
    expect(t.mailer.mails.filter(({ subject }) => subject.includes('새로 정했어요'))).toHaveLength(1);
  });

  test('accepts one of three concurrent requests with different passwords', async () => {
    await member();
    const proof = await passwordProof();
    const passwords = ['첫째 비밀번호예요', '둘째 비밀번호예요', '셋째 비밀번호예요'];
    const answers = await Promise.all(passwords.map((password) => reset({ ...proof, password })));
    expect(answers.filter(({ code }) => code === 'MAIL_CODE_EXPIRED')).toHaveLength(2);
    const logIns = [];
    for (const password of passwords) logIns.push((await logIn(password)).status);
    expect(logIns.filter((status) => status === 200)).toHaveLength(1);
    expect(logIns.indexOf(200)).toBe(answers.findIndex(({ status }) => status === 200));
  });

  test('refuses a common password or one with the id, without using up the code', async () => {
    await member();
    const proof = await passwordProof();
    for (let i = 0; i < 6; i += 1) {
      expect((await reset({ ...proof, password: 'qwer1234' })).fields?.password).toMatch(/많은 사람이 쓰는/);
      expect((await reset({ ...proof, password: 'x-haneul77-x' })).fields?.password).toMatch(/아이디가 들어간/);
    }
    expect((await reset({ ...proof, password: NEW })).status).toBe(200);
  });

  test('invalidates the code after five wrong ones, without a change', async () => {
    const { password, token } = await member();
    const proof = await passwordProof();
    for (let i = 0; i < 5; i += 1) await reset({ ...proof, code: wrongCode(proof.code), password: NEW });
    expect((await reset({ ...proof, password: NEW })).code).toBe('MAIL_CODE_EXPIRED');
    expect((await t.callJson('GET', '/auth/info', { token })).status).toBe(200);
    expect((await logIn(password)).status).toBe(200);
  });

  test('answers a mismatched id and address the same, without mailing a code', async () => {
    await member();
    await t.signUp({ loginId: 'saebom88', email: 'saebom@mail.example' });
    const known = await findPassword({ user_id: 'HANEUL77', email: EMAIL });
    const unknown = await findPassword({ user_id: 'nobody_here', email: 'nobody@mail.example' });
    const crossed = await findPassword({ user_id: 'haneul77', email: 'saebom@mail.example' });
    expect(alike(unknown)).toEqual(alike(known));
    expect(alike(crossed)).toEqual(alike(known));
    for (const mail of t.mailer.mails.slice(1)) expect(mail.text).not.toMatch(/\d{6}|haneul77|nobody_here/);
    const before = t.hasher.calls.hash;
    const answer = await reset({ request_id: crossed.data.request_id, code: '123456', password: NEW });
    expect(answer.code).toBe('MAIL_CODE_WRONG');
    expect(t.hasher.calls.hash).toBe(before);
  });

  test('refuses a code of another purpose', async () => {
    await member();
    const proof = await toProof(await findId({ name: '김하늘', email: EMAIL }));
    expect((await reset({ ...proof, password: NEW })).code).toBe('MAIL_CODE_EXPIRED');
  });

  test('does not find an account erased meanwhile', async () => {
    await member();
    const proof = await passwordProof();
    await t.db.delete(accounts);
    expect((await reset({ ...proof, password: NEW })).code).toBe('MAIL_CODE_EXPIRED');
    expect(await t.db.select().from(refreshTokens)).toEqual([]);
  });
});
