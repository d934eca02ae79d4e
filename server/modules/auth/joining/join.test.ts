/** @postgres concurrency */
import type { SignedIn, User } from '@contract/auth/auth.responses';
import type { MailCodeSent, UserIdAvailability } from '@contract/auth/join.responses';
import { MINUTE_MS } from '@contract/common/time';
import { LEGAL_TEXTS } from '@server/content/legal/legal-texts';
import { accounts, consents, mailCodes, rateLimits, refreshTokens } from '@server/db/schema';
import { sweepRateLimits } from '@server/http/rate-limit';
import { hmacHex } from '@server/lib/digest';
import { sweepMailCodes } from '@server/mail/mail-codes';
import { createJoinForm, JOIN_INPUT, toConsents } from '@server/testing/join-form';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { testConfig, testHasher } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const ask = (email: string) => t.callJson<MailCodeSent>('POST', '/auth/join/email-code', { body: { email } });
const join = (body: unknown) => t.callJson<SignedIn>('POST', '/auth/join', { body });
const available = (id: string) =>
  t.callJson<UserIdAvailability>('GET', `/auth/join/user-id?user_id=${encodeURIComponent(id)}`);
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const plain = <T extends { headers: Headers }>(answer: T) => ({ ...answer, headers: undefined });

describe('joining', () => {
  test('creates a signed-in account from a form with the mailed code', async () => {
    const answer = await join(await createJoinForm(t));
    expect(answer).toMatchObject({ status: 201, success: true });
    expect(answer.headers.get('set-cookie')).toMatch(/^ggp_refreshToken=[0-9a-f]{64};/);
    const info = await t.callJson<User>('GET', '/auth/info', { token: answer.data.access_token });
    expect(info.data).toMatchObject({ user_id: 'haneul77', name: '김하늘', role: 'parent', is_first_login: true });
    const login = await t.callJson('POST', '/auth/login', {
      body: { user_id: 'haneul77', password: JOIN_INPUT.password.normalize('NFD') },
    });
    expect(login.status).toBe(200);
  });

  test('stores the id in lower case and NFC, no password, and the time of the age confirmation', async () => {
    const form = await createJoinForm(t, {
      user_id: ' Haneul77 ',
      name: '김하늘'.normalize('NFD'),
      email: ' Haneul@Mail.Example ',
    });
    expect((await join(form)).status).toBe(201);
    const [row] = await t.db.select().from(accounts);
    expect(row).toMatchObject({ loginId: 'haneul77', name: '김하늘'.normalize('NFC'), email: 'haneul@mail.example' });
    expect(row?.over14At?.getTime()).toBe(t.clock.now);
  });

  test('stores each consent with version and time, marketing only when ticked', async () => {
    const first = await createJoinForm(t);
    await join(first);
    const second = await createJoinForm(t, { user_id: 'saebom88', email: 'saebom@mail.example' });
    await join({ ...second, consents: toConsents('terms', 'privacy', 'child_data', 'marketing') });
    const ledger = await t.db.select().from(consents).innerJoin(accounts, eq(accounts.id, consents.accountId));
    const of = (id: string) => ledger.filter((line) => line.accounts.loginId === id).map((line) => line.consents);
    expect(
      of('haneul77')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['child_data', 'privacy', 'terms']);
    expect(
      of('saebom88')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['child_data', 'marketing', 'privacy', 'terms']);
    for (const line of of('saebom88'))
      expect(line).toMatchObject({
        given: true,
        textVersion: LEGAL_TEXTS[line.kind].text_version,
        at: new Date(t.clock.now),
      });
  });

  test.each([
    [{ term_agreements: false }, 'term_agreements', '꼭 필요한 약관에 모두 동의해 주세요.'],
    [{ consents: toConsents('terms', 'privacy', 'marketing') }, 'consents', '꼭 필요한 약관에 모두 동의해 주세요.'],
    [{ over_14: false }, 'over_14', '만 14세 이상만 가입할 수 있어요.'],
    [{ user_id: 'abc' }, 'user_id', '아이디는 4자 이상이어야 해요.'],
    [{ user_id: 'a'.repeat(21) }, 'user_id', '아이디는 20자까지 쓸 수 있어요.'],
    [{ user_id: 'ha-neul' }, 'user_id', '영문 소문자, 숫자, 밑줄(_)로 4~20자만 쓸 수 있어요.'],
    [{ user_id: '하늘하늘' }, 'user_id', '영문 소문자, 숫자, 밑줄(_)로 4~20자만 쓸 수 있어요.'],
    [{ user_id: 'Admin' }, 'user_id', '쓸 수 없는 아이디예요. 다른 아이디를 입력해 주세요.'],
    [{ password: 'k3jv9q' }, 'password', '비밀번호는 8자 이상이어야 해요.'],
    [
      { password: 'qwer1234' },
      'password',
      '많은 사람이 쓰는 비밀번호라 쉽게 알아낼 수 있어요. 다른 비밀번호를 써 주세요.',
    ],
    [{ password: 'my-HANEUL77-x' }, 'password', '아이디가 들어간 비밀번호는 쓸 수 없어요.'],
    [{ name: '  ' }, 'name', '이름을 입력해 주세요.'],
    [{ email: 'haneul@localhost' }, 'email', '이메일 주소를 다시 확인해 주세요. 예: name@example.com'],
    [{ email: 'a@b.example\nbcc: c@d.example' }, 'email', '이메일 주소를 다시 확인해 주세요. 예: name@example.com'],
    [{ code: '12345' }, 'code', '메일로 받은 숫자 6자리를 입력해 주세요.'],
    [{ request_id: undefined }, 'request_id', '번호를 먼저 받아 주세요.'],
  ])('refuses %p on its field and creates nothing', async (wrong, field, sentence) => {
    const answer = await join({ ...(await createJoinForm(t)), ...wrong });
    expect(answer).toMatchObject({ status: 422, code: 'INVALID_INPUT', fields: { [field]: sentence } });
    expect(await t.db.select().from(accounts)).toEqual([]);
  });

  test('refuses consent to an outdated text', async () => {
    const form = await createJoinForm(t);
    const old = form.consents.map((one) => (one.kind === 'privacy' ? { ...one, text_version: '2025-01-1' } : one));
    expect(await join({ ...form, consents: old })).toMatchObject({ status: 409, code: 'CONSENT_TEXT_CHANGED' });
    expect((await join(form)).status).toBe(201);
  });
});

describe('sent again', () => {
  test('signs a retry of the same form in to the same account', async () => {
    const form = await createJoinForm(t);
    const first = await join(form);
    for (let i = 0; i < 6; i += 1) {
      const again = await join(form);
      expect(again.status).toBe(201);
      expect(again.data.user).toEqual(first.data.user);
    }
    expect(await t.db.select().from(accounts)).toHaveLength(1);
    expect(await t.db.select().from(consents)).toHaveLength(3);
  });

  test('creates one account with its consents from five concurrent requests past every check', async () => {
    await t.close();
    const waiting: (() => void)[] = [];
    const hasher = testHasher();
    // No password is hashed before all requests reached the hasher.
    const together = async (password: string) => {
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 5) for (const each of waiting) each();
      });
      return hasher.hash(password);
    };
    t = await createTestApp({ hasher: { ...hasher, hash: together } });
    const form = await createJoinForm(t);
    const answers = await Promise.all(Array.from({ length: 5 }, () => join(form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.user.id)).size).toBe(1);
    expect(await t.db.select().from(accounts)).toHaveLength(1);
    expect(await t.db.select().from(consents)).toHaveLength(3);
  });

  test('refuses a used code for another id or another password', async () => {
    const form = await createJoinForm(t);
    await join(form);
    expect((await join({ ...form, user_id: 'someone_else' })).code).toBe('MAIL_CODE_EXPIRED');
    expect((await join({ ...form, password: '다른 비밀번호 하나' })).code).toBe('MAIL_CODE_EXPIRED');
    expect(await t.db.select().from(accounts)).toHaveLength(1);
    expect(await t.db.select().from(refreshTokens)).toHaveLength(1);
  });
});

describe('ids', () => {
  test('answers whether an id is free, ignoring case', async () => {
    await t.signUp({ loginId: 'haneul77' });
    expect((await available('HANEUL77')).data).toEqual({ user_id: 'haneul77', available: false });
    expect((await available('haneul78')).data).toEqual({ user_id: 'haneul78', available: true });
  });

  test.each(['', 'ab', '하늘하늘', 'admin', 'a b c d', '\u0000abcd', 'ｈａｎｅｕｌ'])(
    '%p is refused with its reason',
    async (id) => {
      expect(await available(id)).toMatchObject({
        status: 422,
        fields: { user_id: expect.stringMatching(/\p{Script=Hangul}/u) },
      });
    },
  );

  test('limits id checks to sixty per ten minutes, with the wait', async () => {
    for (let i = 0; i < 60; i += 1) expect((await available(`name${i}`)).status).toBe(200);
    const refused = await available('one_more');
    expect(refused).toMatchObject({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      message: '아이디를 여러 번 확인했어요. 10분 뒤에 다시 시도해 주세요.',
    });
    expect(refused.headers.get('retry-after')).toBe('600');
    t.clock.now += 10 * MINUTE_MS;
    expect((await available('one_more')).status).toBe(200);
  });

  test('reports an id taken meanwhile on its field, without using up the code', async () => {
    const form = await createJoinForm(t);
    await t.signUp({ loginId: 'haneul77' });
    for (let i = 0; i < 7; i += 1)
      expect(await join(form)).toMatchObject({
        status: 409,
        code: 'USER_ID_TAKEN',
        fields: { user_id: '이미 쓰고 있는 아이디예요. 다른 아이디를 입력해 주세요.' },
      });
    expect((await join({ ...form, user_id: 'haneul78' })).status).toBe(201);
  });

  test('gives an id to one of two concurrent requests', async () => {
    const one = await createJoinForm(t);
    const two = await createJoinForm(t, { email: 'other@mail.example' });
    const answers = await Promise.all([join(one), join(two)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'USER_ID_TAKEN')).toHaveLength(1);
  });

  test('creates one account from two codes of one address', async () => {
    const one = await createJoinForm(t);
    t.clock.now += 2 * MINUTE_MS;
    const two = await createJoinForm(t, { user_id: 'haneul78' });
    const answers = await Promise.all([join(one), join(two)]);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(1);
    expect(await t.db.select().from(accounts)).toHaveLength(1);
  });
});

describe('the mailed code', () => {
  test('expires after ten minutes', async () => {
    const form = await createJoinForm(t);
    t.clock.now += 10 * MINUTE_MS;
    expect(await join(form)).toMatchObject({ status: 422, code: 'MAIL_CODE_EXPIRED' });
    const fresh = await createJoinForm(t);
    t.clock.now += 10 * MINUTE_MS - 1;
    expect((await join(fresh)).status).toBe(201);
  });

  test('is invalid after five wrong attempts, each answered with the number left', async () => {
    const form = await createJoinForm(t);
    const wrong = { ...form, code: wrongCode(form.code) };
    for (const left of [4, 3, 2, 1])
      expect(await join(wrong)).toMatchObject({
        status: 422,
        code: 'MAIL_CODE_WRONG',
        fields: { code: `번호가 맞지 않아요. ${left}번 더 해 볼 수 있어요.` },
      });
    expect(await join(wrong)).toMatchObject({
      code: 'MAIL_CODE_EXPIRED',
      message: '번호를 다섯 번 틀렸어요. 새 번호를 받아 주세요.',
    });
    expect((await join(form)).code).toBe('MAIL_CODE_EXPIRED');
    expect(t.hasher.calls.hash).toBe(0);
  });

  test('counts a hundred concurrent attempts as five', async () => {
    const form = await createJoinForm(t);
    const wrong = { ...form, code: wrongCode(form.code) };
    const answers = await Promise.all(Array.from({ length: 100 }, () => join(wrong)));
    expect(answers.filter(({ message }) => message?.startsWith('번호가 맞지 않아요'))).toHaveLength(4);
    expect((await join(form)).code).toBe('MAIL_CODE_EXPIRED');
  });

  test('is valid only for its request, address and purpose', async () => {
    const form = await createJoinForm(t);
    await t.signUp({ loginId: 'saebom88', email: 'saebom@mail.example', name: '이새봄' });
    const other = await t.callJson<MailCodeSent>('POST', '/auth/find/id', {
      body: { name: '이새봄', email: 'saebom@mail.example' },
    });
    expect((await join({ ...form, email: 'spy@mail.example' })).code).toBe('MAIL_CODE_WRONG');
    const elsewhere = { request_id: other.data.request_id, code: t.mailer.lastCode('saebom@mail.example') };
    expect((await join({ ...form, ...elsewhere })).code).toBe('MAIL_CODE_EXPIRED');
    expect((await join({ ...form, request_id: crypto.randomUUID() })).code).toBe('MAIL_CODE_EXPIRED');
    expect((await join(form)).status).toBe(201);
  });

  test('is accepted in full-width digits or with a space', async () => {
    const form = await createJoinForm(t);
    const typed = Array.from(form.code, (digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
    expect((await join({ ...form, code: `${typed.slice(0, 3)} ${typed.slice(3)}` })).status).toBe(201);
  });

  test('is not stored or logged, nor is the address', async () => {
    const form = await createJoinForm(t);
    const rows = JSON.stringify([await t.db.select().from(mailCodes), await t.db.select().from(rateLimits)]);
    for (const secret of [form.code, 'haneul']) {
      expect(rows).not.toContain(secret);
      expect(t.logLines.join('\n')).not.toContain(secret);
    }
  });

  test('limits code mails to one per minute and six per hour per address', async () => {
    expect((await ask('haneul@mail.example')).data).toEqual({
      request_id: expect.any(String),
      expires_in: 600,
      resend_in: 60,
    });
    const soon = await ask('Haneul@Mail.example');
    expect(soon).toMatchObject({
      status: 429,
      code: 'MAIL_CODE_THROTTLED',
      message: '메일을 여러 번 보냈어요. 1분 뒤에 다시 시도해 주세요.',
    });
    expect(soon.headers.get('retry-after')).toBe('60');
    for (let i = 0; i < 5; i += 1) {
      t.clock.now += MINUTE_MS;
      expect((await ask('haneul@mail.example')).status).toBe(200);
    }
    t.clock.now += MINUTE_MS;
    expect((await ask('haneul@mail.example')).code).toBe('MAIL_CODE_THROTTLED');
    expect(t.mailer.mails).toHaveLength(6);
    t.clock.now += 60 * MINUTE_MS;
    expect((await ask('haneul@mail.example')).status).toBe(200);
  });

  test('limits code mails to thirty per hour per client address', async () => {
    for (let i = 0; i < 30; i += 1) expect((await ask(`parent${i}@mail.example`)).status).toBe(200);
    expect((await ask('one-more@mail.example')).code).toBe('MAIL_CODE_THROTTLED');
    expect(t.mailer.mails).toHaveLength(30);
  });

  test('reports a mail failure and refunds the rate limit', async () => {
    t.mailer.state.isShut = true;
    expect(await ask('haneul@mail.example')).toMatchObject({
      status: 503,
      code: 'MAIL_UNSENT',
      message: '지금은 메일을 보낼 수 없어요. 잠시 뒤에 다시 시도해 주세요.',
    });
    t.mailer.state.isShut = false;
    expect((await ask('haneul@mail.example')).status).toBe(200);
  });

  test('deletes only expired codes in the sweep', async () => {
    const form = await createJoinForm(t);
    await sweepMailCodes(t.db, t.clock.now + 9 * MINUTE_MS);
    await sweepRateLimits(t.db, t.clock.now + 30_000);
    expect((await join(form)).status).toBe(201);
    expect((await ask('haneul@mail.example')).code).toBe('MAIL_CODE_THROTTLED');
    await sweepMailCodes(t.db, t.clock.now + 71 * MINUTE_MS);
    await sweepRateLimits(t.db, t.clock.now + 61 * MINUTE_MS);
    expect(await t.db.select().from(mailCodes)).toEqual([]);
    expect(await t.db.select().from(rateLimits)).toEqual([]);
  });
});

describe('a member’s address', () => {
  const alike = (answer: Awaited<ReturnType<typeof ask>>) => ({
    ...answer,
    headers: undefined,
    data: { ...answer.data, request_id: 'any' },
  });

  test('answers a registered address the same, with a mail that holds no code', async () => {
    await t.signUp({ email: 'haneul@mail.example' });
    const known = await ask('haneul@mail.example');
    const unknown = await ask('nobody@mail.example');
    expect(alike(known)).toEqual(alike(unknown));
    expect(t.mailer.lastMail('haneul@mail.example')?.text).toContain('이미 이 이메일로 가입한 계정이 있어요');
    expect(t.mailer.lastMail('haneul@mail.example')?.text).not.toMatch(/\d{6}/);
    expect(t.mailer.lastMail('nobody@mail.example')?.text).toMatch(/확인 번호: \d{6}/);
  });

  test('answers every code for a registered address as wrong', async () => {
    const stranger = await createJoinForm(t);
    await t.signUp({ email: 'member@mail.example' });
    const { data } = await ask('member@mail.example');
    const tries = { ...stranger, email: 'member@mail.example', request_id: data.request_id };
    for (let i = 0; i < 6; i += 1) {
      const known = await join(tries);
      const unknown = await join({ ...stranger, code: wrongCode(stranger.code) });
      expect(plain(known)).toEqual(plain(unknown));
    }
    expect(t.hasher.calls).toMatchObject({ hash: 0, verify: 0 });
  });

  test('refuses a code that was never mailed even when guessed', async () => {
    const stranger = await createJoinForm(t);
    await t.signUp({ email: 'member@mail.example' });
    const { request_id } = (await ask('member@mail.example')).data;
    const codeHash = await hmacHex(testConfig.secret, `mail code:${request_id}:123456`);
    await t.db.update(mailCodes).set({ codeHash }).where(eq(mailCodes.id, request_id));
    const guess = { ...stranger, email: 'member@mail.example', request_id, code: '123456' };
    expect((await join(guess)).code).toBe('MAIL_CODE_WRONG');
    // A mailed code with the same hash is accepted.
    const real = await hmacHex(testConfig.secret, `mail code:${stranger.request_id}:123456`);
    await t.db.update(mailCodes).set({ codeHash: real }).where(eq(mailCodes.id, stranger.request_id));
    expect((await join({ ...stranger, code: '123456' })).status).toBe(201);
  });

  test('mails a leaving account how to restore it', async () => {
    await t.signUp({ email: 'haneul@mail.example', leavingAt: new Date(t.clock.now) });
    await ask('haneul@mail.example');
    expect(t.mailer.lastMail()?.text).toContain('지금 로그인하면 모든 기록과 함께 돌아올 수 있어요');
  });
});
