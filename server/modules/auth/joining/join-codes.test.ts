/** @postgres concurrency */
import type { SignedIn } from '@contract/auth/auth.responses';
import type { MailCodeSent } from '@contract/auth/join.responses';
import { MINUTE_MS } from '@contract/common/time';
import { mailCodes, rateLimits } from '@server/db/schema';
import { sweepRateLimits } from '@server/http/protection/rate-limit';
import { hmacHex } from '@server/lib/digest';
import { sweepMailCodes } from '@server/mail/mail-codes';
import { createJoinForm } from '@server/testing/join-form';
import { useTestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';

const t = useTestApp();

const ask = (email: string) => t.callJson<MailCodeSent>('POST', '/auth/join/email-code', { body: { email } });
const join = (body: unknown) => t.callJson<SignedIn>('POST', '/auth/join', { body });
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const plain = <T extends { headers: Headers }>(answer: T) => ({ ...answer, headers: undefined });

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
    // The same way of hashing lets a mailed one in.
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
