/** @postgres concurrency */
import type { SignedIn, User } from '@contract/auth/auth.responses';
import type { UserIdAvailability } from '@contract/auth/join.responses';
import { MINUTE_MS } from '@contract/common/time';
import { textVersion } from '@server/content/legal/legal-texts';
import { accounts, consents, refreshTokens } from '@server/db/schema';
import { createJoinForm, JOIN_INPUT, toConsents } from '@server/testing/join-form';
import { createTestApp, type TestApp } from '@server/testing/test-app';
import { testHasher } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(() => t.close());

const join = (body: unknown) => t.callJson<SignedIn>('POST', '/auth/join', { body });
const available = (id: string) =>
  t.callJson<UserIdAvailability>('GET', `/auth/join/user-id?user_id=${encodeURIComponent(id)}`);

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
    await join({ ...second, consents: toConsents('terms', 'privacy', 'marketing') });
    const ledger = await t.db.select().from(consents).innerJoin(accounts, eq(accounts.id, consents.accountId));
    const of = (id: string) => ledger.filter((line) => line.accounts.loginId === id).map((line) => line.consents);
    expect(
      of('haneul77')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['privacy', 'terms']);
    expect(
      of('saebom88')
        .map(({ kind }) => kind)
        .sort(),
    ).toEqual(['marketing', 'privacy', 'terms']);
    for (const line of of('saebom88'))
      expect(line).toMatchObject({
        given: true,
        textVersion: textVersion(line.kind),
        at: new Date(t.clock.now),
      });
  });

  test.each([
    [{ term_agreements: false }, 'term_agreements', '꼭 필요한 약관에 모두 동의해 주세요.'],
    [{ consents: toConsents('terms', 'marketing') }, 'consents', '꼭 필요한 약관에 모두 동의해 주세요.'],
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
    const old = form.consents.map((consent) =>
      consent.kind === 'privacy' ? { ...consent, text_version: '2025-01-1' } : consent,
    );
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
    expect(await t.db.select().from(consents)).toHaveLength(2);
  });

  test('creates one account with its consents from four concurrent requests past every check', async () => {
    await t.close();
    const waiting: (() => void)[] = [];
    const hasher = testHasher();
    // No password is hashed before all requests, as many as one network has at once, reached the hasher.
    const together = async (password: string) => {
      await new Promise<void>((go) => {
        waiting.push(go);
        if (waiting.length === 4) for (const each of waiting) each();
      });
      return hasher.hash(password);
    };
    t = await createTestApp({ hasher: { ...hasher, hash: together } });
    const form = await createJoinForm(t);
    const answers = await Promise.all(Array.from({ length: 4 }, () => join(form)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ data }) => data.user.id)).size).toBe(1);
    expect(await t.db.select().from(accounts)).toHaveLength(1);
    expect(await t.db.select().from(consents)).toHaveLength(2);
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
