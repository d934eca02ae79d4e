import { createHash } from 'node:crypto';
import { NOTIFICATION_KINDS } from '@contract/notices/notifications';
import { accounts, notices, notificationChoices } from '@server/db/schema';
import { createNotice } from '@server/modules/notices/create-notices';
import { deliverNotices } from '@server/modules/notices/deliver';
import { accessColumn } from '@server/modules/profiles/child-access';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';
import { toUnsubscribePath } from './unsubscribe-address';

const ORIGIN = 'https://planner.example.com';
const t = useTestApp({ config: { ...testConfig, publicOrigin: ORIGIN } });
let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp();
});

const toPath = (kinds: readonly string[], owner = parent) =>
  toUnsubscribePath(t.deps.config, { accountId: owner.accountId, kinds });
/** As a mail program does: without a cookie, a token or a header of ours. */
const send = (method: 'GET' | 'POST', path: string) =>
  t.app.request(`http://localhost${path}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    }),
  });
const choices = () => t.db.select().from(notificationChoices);
const wantMails = (...kinds: ('health_due' | 'weekly_letter' | 'notice' | 'comment')[]) =>
  t.callJson('PUT', '/mypage/notification', {
    token: parent.token,
    body: { choices: kinds.map((kind) => ({ kind, channel: 'email', enabled: true })) },
  });
const notify = (kind: 'health_due' | 'weekly_letter' | 'notice' | 'comment', accountId = parent.accountId) =>
  t.db.transaction((tx) =>
    createNotice(tx, { accountId, kind, title: '하린', body: '하린', path: `/mypage/${kind}`, now: t.clock.now }),
  );
const nextDay = () => {
  t.clock.now += 24 * 60 * 60 * 1000;
};

test('the address of a mail ends that kind by mail, and nothing else', async () => {
  await wantMails('health_due', 'weekly_letter');
  await notify('health_due');
  await deliverNotices({ ...t.deps, accessColumn });
  const { unsubscribeUrl = '', text, html } = t.mailer.mails[0] ?? { text: '', html: '' };
  expect(text).toContain(`이런 메일 그만 받기: ${unsubscribeUrl}`);
  expect(html).toContain(`href="${unsubscribeUrl}"`);

  const path = unsubscribeUrl.replace(ORIGIN, '');
  const asked = await send('GET', path);
  expect(asked.status).toBe(200);
  expect(await asked.text()).toContain('‘접종·검진 시기’ 알림을 이메일로 보내지 않을게요.');
  const answers = [await send('POST', path), await send('POST', path)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await answers[0]?.text()).toContain('이제 이메일로 보내지 않아요');

  t.mailer.mails.length = 0;
  nextDay();
  await notify('health_due');
  await notify('weekly_letter');
  await deliverNotices({ ...t.deps, accessColumn });
  expect(t.mailer.mails.map(({ subject }) => subject)).toEqual(['[쑥쑥플래너] 이번 주 편지가 왔어요']);
  const inApp = await t.db.select({ kind: notices.kind }).from(notices);
  expect(inApp.map(({ kind }) => kind).toSorted()).toEqual(['health_due', 'health_due', 'weekly_letter']);
});

test('opening the address changes nothing', async () => {
  await wantMails('notice');
  const before = await choices();
  const page = await send('GET', await toPath(['notice']));
  expect(await page.text()).toContain('<form method="post"><button>그만 받기</button></form>');
  expect(await choices()).toEqual(before);
});

test('a mail of several kinds ends them together', async () => {
  await wantMails('health_due', 'notice', 'comment');
  for (const kind of ['health_due', 'notice', 'comment'] as const) await notify(kind);
  await deliverNotices({ ...t.deps, accessColumn });
  const merged = t.mailer.mails.find(({ subject }) => subject.includes('확인할 알림이'));
  await send('POST', merged?.unsubscribeUrl?.replace(ORIGIN, '') ?? '');
  const off = (await choices()).filter(({ enabled }) => !enabled).map(({ kind }) => kind);
  expect(off.toSorted()).toEqual(['comment', 'notice']);
});

test.each(['frozenAt', 'leavingAt'] as const)('works for an account with %s', async (column) => {
  await t.db
    .update(accounts)
    .set({ [column]: new Date(t.clock.now) })
    .where(eq(accounts.id, parent.accountId));
  expect((await send('POST', await toPath(['inquiry_answer']))).status).toBe(200);
  expect(await choices()).toMatchObject([{ kind: 'inquiry_answer', channel: 'email', enabled: false }]);
});

test('answers alike for an account that is there and one that is not', async () => {
  const gone = { ...parent, accountId: crypto.randomUUID() };
  const read = async (method: 'GET' | 'POST', path: string) => {
    const page = await send(method, path);
    return [page.status, await page.text()];
  };
  const paths = [await toPath(['notice']), await toPath(['notice'], gone)] as const;
  for (const method of ['GET', 'POST'] as const)
    expect(await read(method, paths[1])).toEqual(await read(method, paths[0]));
});

test('refuses what was not signed here alike, and limits both by the hour', async () => {
  const path = await toPath(['notice']);
  const other = await t.signUp();
  const wrong = [
    '/unsubscribe/none',
    path.slice(0, -1),
    path.replace('.notice.', '.comment.'),
    path.replace(parent.accountId, other.accountId),
    path.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    '/unsubscribe/%00',
  ];
  const texts = new Set<string>();
  for (const item of wrong)
    for (const method of ['GET', 'POST'] as const) {
      const answer = await send(method, item);
      expect([item, answer.status]).toEqual([item, 404]);
      texts.add(await answer.text());
    }
  expect(texts.size).toBe(1);
  expect(await choices()).toEqual([]);
  for (let index = 0; index < 60; index += 1) await send('GET', '/unsubscribe/none');
  const limited = await send('GET', '/unsubscribe/none');
  expect(limited.status).toBe(429);
  expect(limited.headers.get('content-type')).toContain('text/html');
  expect((await send('POST', path)).status).toBe(200);
});

test('is a page of its own: no script, not stored, not indexed, without its address in a referrer', async () => {
  const page = await send('GET', await toPath(['notice']));
  const style = /<style>([^<]+)<\/style>/.exec(await page.text())?.[1] ?? '';
  const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; style-src ${hash}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  );
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
});

test('an address of before a change of the secret works, and every kind that has mails', async () => {
  const kinds = NOTIFICATION_KINDS.filter(({ channels }) => 'email' in channels).map(({ kind }) => kind);
  const path = await toPath(kinds);
  const { config } = t.deps;
  t.deps.config = { ...config, secret: new Uint8Array(32).fill(9), previousSecrets: [config.secret] };
  expect((await send('POST', path)).status).toBe(200);
  expect(new Set((await choices()).map(({ kind }) => kind))).toEqual(new Set(kinds));
  t.deps.config = config;
});
