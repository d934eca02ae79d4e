/** @postgres sql jobs money */

import type { SignedIn } from '@contract/auth/auth.responses';
import { DAY_MS, HOUR_MS, SECOND_MS } from '@contract/common/time';
import { PLAYS } from '@server/content/plays';
import { inquiries, loginThrottles, notices, pointTransactions, refreshTokens } from '@server/db/schema';
import { sweepIdempotencyKeys } from '@server/http/idempotency/idempotency';
import { consume, sweepRateLimits } from '@server/http/protection/rate-limit';
import { signAccessToken } from '@server/http/session/access-token';
import { sweepSessions } from '@server/modules/auth/tokens/sweep-sessions';
import { deliverNotices } from '@server/modules/notices/deliver';
import { accessColumn } from '@server/modules/profiles/child-access';
import { sendReminders } from '@server/modules/reminders/send-reminders';
import { useTestFamily } from '@server/testing/test-family';

const STEPS = [
  ['an hour forward', HOUR_MS],
  ['an hour back', -HOUR_MS],
  ['a day forward', DAY_MS],
  ['a day back', -DAY_MS],
] as const;

const t = useTestFamily();

const logIn = (password: string) =>
  t.callJson<SignedIn>('POST', '/auth/login', { body: { user_id: t.parent.loginId, password } });
const readCookie = ({ headers }: { headers: Headers }) =>
  /ggp_refreshToken=\w+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? '';
const refresh = (cookie: string) => t.callJson<SignedIn>('POST', '/auth/refresh-token', { headers: { cookie } });
const token = () =>
  signAccessToken(
    { accountId: t.parent.accountId, role: 'parent', sessionId: t.parent.sessionId },
    t.deps.config.secret,
    t.clock.now,
  );
const send = async <T>(method: string, path: string, body?: unknown, key: string = crypto.randomUUID()) =>
  t.callJson<T>(method, path, { token: await token(), body, headers: { 'idempotency-key': key } });
const sweep = async () => {
  await sweepSessions(t.db, t.clock.now);
  await sweepRateLimits(t.db, t.clock.now);
  await sweepIdempotencyKeys(t.db, t.clock.now);
};

describe.each(STEPS)('the server’s clock is put %s', (_, step) => {
  test('a session continues by its token or a refresh, also after a lost answer', async () => {
    const signedIn = await logIn(t.parent.password);
    const first = readCookie(signedIn);
    const lost = await refresh(first);
    t.clock.now += step;
    await sweep();
    const again = await refresh(first);
    expect([again.status, readCookie(again)]).toEqual([200, readCookie(lost)]);
    const info = async (access: string) => (await t.callJson('GET', '/auth/info', { token: access })).status;
    expect(await info(again.data.access_token)).toBe(200);
    // A token of before the step is good, or answered so that the client refreshes.
    expect(await info(signedIn.data.access_token)).toBe(step < 0 ? 200 : 401);
    t.clock.now -= step;
    expect((await refresh(readCookie(again))).status).toBe(200);
    expect((await t.db.select().from(refreshTokens)).filter(({ revokedAt }) => revokedAt !== null)).toEqual([]);
  });

  test("a session unused for its cookie's lifetime continues", async () => {
    const cookie = readCookie(await logIn(t.parent.password));
    t.clock.now += 30 * DAY_MS - SECOND_MS + step;
    expect((await refresh(cookie)).status).toBe(200);
  });

  test('executes a write repeated under its key once', async () => {
    const question = { category: 'bug', text: '사진이 안 보여요', images: [] };
    const write = () => send<{ id: string }>('POST', '/inquiry', question, 'one-and-the-same');
    const first = await write();
    t.clock.now += step;
    await sweep();
    const again = await write();
    expect([again.status, again.data]).toEqual([201, first.data]);
    expect(await t.db.$count(inquiries)).toBe(1);
  });

  test('the answer and the mark of a device whose clock is right count after those before', async () => {
    const child = await t.addChild();
    const { data: attempt } = await t.start(child, 'development-12m');
    const item = attempt.items[0]?.id ?? '';
    const deviceTime = (seconds: number) => new Date(right + seconds * SECOND_MS).toISOString();
    const right = t.clock.now;
    const mark = (seconds: number, done: boolean) =>
      send<{ done: boolean }>('PUT', `/play-plan/profile/${child}/play/${PLAYS[0]?.id}`, {
        id: crypto.randomUUID(),
        day: '20260309',
        done,
        feedback: null,
        marked_at: deviceTime(seconds),
      });
    await t.send(attempt.id, t.createAnswer(item, 'not_yet', { answered_at: deviceTime(0) }));
    await mark(0, true);
    t.clock.now += step;
    for (const [index, value] of (['yes', 'sometimes', 'yes'] as const).entries()) {
      const { data } = await t.send(attempt.id, t.createAnswer(item, value, { answered_at: deviceTime(5 + index) }));
      expect(data.current.value).toBe(value);
      expect((await mark(5 + index, index === 1)).data.done).toBe(index === 1);
    }
  });

  test('counts attendance once a day', async () => {
    const attend = () => send('POST', '/point/attendance');
    await attend();
    t.clock.now += step;
    await attend();
    t.clock.now -= step;
    await attend();
    t.clock.now += DAY_MS;
    await attend();
    expect(await t.db.$count(pointTransactions)).toBe(step === -DAY_MS ? 3 : 2);
  });

  test('does not extend waits and limits', async () => {
    for (let index = 0; index < 6; index += 1) await logIn('wrong');
    const limit = { name: 'test', times: 1, seconds: 3600 };
    await consume(t.deps, limit, 'a');
    for (let index = 0; index < 6; index += 1)
      await send('POST', '/mypage/guardian-password/verify', { password: '0000' });
    t.clock.now += step;
    const wait = (await consume(t.deps, limit, 'a')) ?? 0;
    expect(wait).toBeLessThanOrEqual(step === -HOUR_MS ? 3600 : 0);
    expect((await logIn(t.parent.password)).status).toBe(200);
    expect(await t.db.select().from(loginThrottles)).toEqual([]);
  });

  test('sends a notice once', async () => {
    await t.addChild({ birthDate: '20250310' });
    const notify = async () => {
      const notified = await sendReminders(t.db, t.clock.now);
      await deliverNotices({ ...t.deps, accessColumn });
      return notified;
    };
    const first = await notify();
    t.clock.now += step;
    const again = await notify();
    t.clock.now -= step;
    expect([first, again, await notify()]).toEqual([2, 0, 0]);
    expect(await t.db.$count(notices)).toBe(2);
  });
});
