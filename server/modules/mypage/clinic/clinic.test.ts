/** @postgres locks concurrency */

import { CLIENT_HEADER } from '@contract/common/envelope';
import { DAY_MS, MINUTE_MS } from '@contract/common/time';
import type { ClinicLink, ClinicLinks } from '@contract/mypage/clinic.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import type { OfficialResult } from '@contract/test/diagnostics-official.responses';
import { accounts, clinicLinks, guardianships, officialResults, sentResults } from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { sweepLinks } from '@server/modules/mypage/shared-pages/sweep-links';
import type { SignedUp } from '@server/testing/test-app';
import { useTestFamily } from '@server/testing/test-family';
import { eq } from 'drizzle-orm';

const family = useTestFamily();
const ATTACK = '<img src=x onerror=alert(1)>';
let child: string;
beforeEach(async () => {
  child = await family.addChild({ name: '하린' });
  const { token } = family.parent;
  await family.callJson('PUT', `/medical-info/profile/${child}`, {
    token,
    body: { allergies: [{ name: '땅콩', reaction: ATTACK }], clinic: { name: '새싹의원' }, version: 0, consent: true },
  });
  await family.callJson('POST', `/growth/profile/${child}/entry`, {
    token,
    body: { id: crypto.randomUUID(), measured_on: '20260305', height_cm: 74.5, weight_kg: 9.1, confirmed: true },
  });
});

const LINKS = () => `/clinic-link/profile/${child}`;
const make = (parts: string[] = ['checks', 'growth', 'vaccines', 'medical'], id = crypto.randomUUID()) =>
  family.callJson<ClinicLink>('POST', LINKS(), { token: family.parent.token, body: { id, parts } });
const list = async (as = family.parent) =>
  (await family.callJson<ClinicLinks>('GET', LINKS(), { token: as.token })).data;
const end = (id: string) => family.callJson('DELETE', `${LINKS()}/link/${id}`, { token: family.parent.token });

type View = { html: string; expires_at: string; sent: boolean };
const getToken = ({ path }: ClinicLink) => path?.replace('/clinic#', '') ?? '';
const open = (token: string) => family.callJson<View>('POST', '/clinic/open', { body: { token } });
const getCookie = (headers: Headers) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';
const asClinic = <T = View>(method: string, path: string, cookie: string, body?: unknown) =>
  family.callJson<T>(method, `/clinic/${path}`, { headers: { cookie }, body });
async function openNew(parts?: string[]) {
  const { data: link } = await make(parts);
  const opened = await open(getToken(link));
  return { link, opened, cookie: getCookie(opened.headers) };
}

const RESULT = {
  round: 3,
  taken_on: '20260310',
  rows: { gross_motor: 'on_track', language: 'follow_up' },
  place: '새싹의원',
  note: ATTACK,
};

test('shows the chosen parts once, and by its cookie again', async () => {
  const { link, opened, cookie } = await openNew(['growth', 'medical']);
  expect(link).toMatchObject({ parts: ['growth', 'medical'], state: 'waiting', openings: [] });
  expect(opened.status).toBe(200);
  expect(opened.headers.get('set-cookie')).toMatch(
    /^ggp_clinic=[0-9a-f]{64}; Max-Age=1800; Path=\/api\/clinic; HttpOnly; SameSite=Strict$/,
  );
  const { html } = opened.data;
  expect(html).toContain('하린 진료용 기록');
  expect(html).toContain('74.5cm');
  expect(html).toContain('<svg');
  expect(html).toContain('새싹의원');
  expect(html).not.toMatch(/영역마다|의사에게 물어볼 것|예방접종<|지금 받을 수 있는|더 말하고 싶은/);

  expect(await open(getToken(link))).toMatchObject({ status: 410, code: 'LINK_ENDED' });
  family.clock.now += MINUTE_MS;
  expect((await asClinic('POST', 'sheet', cookie)).data).toEqual(opened.data);
  expect((await list()).links).toEqual([
    {
      ...link,
      state: 'open',
      path: null,
      openings: ['2026-03-10T03:00:00.000Z', '2026-03-10T03:01:00.000Z'],
    },
  ]);
});

test('has nothing of a part that was not chosen, and escapes what people wrote', async () => {
  const { data: attempt } = await family.start(child, 'development-12m', { consent: true });
  await family.answerAll(attempt as Attempt);
  await family.post(`/attempt/${attempt.id}/complete`, {});
  const everything = (await openNew()).opened.data.html;
  expect(everything).toContain('영역마다 마지막으로 본 모습');
  expect(everything).toContain('하린 예방접종');
  expect(everything).toContain('땅콩 (&lt;img src=x onerror=alert(1)&gt;)');
  expect(everything).not.toContain('<img');
  const { html } = (await openNew(['vaccines'])).opened.data;
  expect(html).toContain('하린 예방접종');
  expect(html).not.toMatch(/땅콩|새싹의원|74\.5|영역마다|<svg/);
});

test('one of eight who exchange a token at once sees the page', async () => {
  const { data: link } = await make();
  const answers = await Promise.all(Array.from({ length: 8 }, () => open(getToken(link))));
  const codes = answers.map(({ status }) => status);
  expect(codes.filter((status) => status === 200)).toHaveLength(1);
  expect(codes.filter((status) => status === 410)).toHaveLength(7);
});

test('the same id is one link of one child, and a link shows something', async () => {
  const id = crypto.randomUUID();
  const [first, second] = [await make(['growth'], id), await make(['growth'], id)];
  expect(second.data).toEqual(first.data);
  const sibling = await family.addChild();
  child = sibling;
  expect(await make(['growth'], id)).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect(await make([])).toMatchObject({ status: 422, fields: { parts: '보여 줄 것을 하나 이상 골라 주세요.' } });
});

describe('ends', () => {
  const isEnded = async (cookie: string) => {
    const answers = [
      await asClinic('POST', 'sheet', cookie),
      await asClinic('GET', 'state', cookie),
      await asClinic('POST', 'official-result', cookie, RESULT),
    ];
    return answers.map(({ code }) => code);
  };
  const ENDED = ['LINK_ENDED', 'LINK_ENDED', 'LINK_ENDED'];

  test('when a guardian ends it, before and after it was opened', async () => {
    const { link, cookie } = await openNew();
    expect((await end(link.id)).status).toBe(200);
    expect(await isEnded(cookie)).toEqual(ENDED);
    const { data: other } = await make();
    await end(other.id);
    expect(await open(getToken(other))).toMatchObject({ status: 410, code: 'LINK_ENDED' });
    expect((await list()).links.map(({ state, path }) => [state, path])).toEqual([
      ['ended', null],
      ['ended', null],
    ]);
  });

  test('when the clinic has seen it, on every device', async () => {
    const { link, opened, cookie } = await openNew();
    expect(opened.status).toBe(200);
    expect((await asClinic('POST', 'close', cookie)).status).toBe(200);
    expect((await asClinic('POST', 'sheet', cookie)).code).toBe('LINK_ENDED');
    expect((await asClinic('POST', 'close', cookie)).code).toBe('LINK_ENDED');
    expect((await list()).links).toMatchObject([{ id: link.id, state: 'ended' }]);
  });

  test('after half an hour, and is deleted a week later', async () => {
    const { cookie } = await openNew();
    family.clock.now += 30 * MINUTE_MS - 1;
    expect((await asClinic('GET', 'state', cookie)).status).toBe(200);
    family.clock.now += 1;
    expect(await isEnded(cookie)).toEqual(ENDED);
    family.clock.now += 7 * DAY_MS;
    await sweepLinks(family.db, family.clock.now);
    expect(await family.db.select().from(clinicLinks)).toEqual([]);
  });

  test.each(['frozenAt', 'leavingAt'] as const)('with the account of its maker (%s)', async (column) => {
    const { cookie } = await openNew();
    await family.db
      .update(accounts)
      .set({ [column]: new Date(family.clock.now) })
      .where(eq(accounts.id, family.parent.accountId));
    expect(await isEnded(cookie)).toEqual(ENDED);
  });

  test('with the consent to health data', async () => {
    const { cookie } = await openNew();
    await asClinic('POST', 'official-result', cookie, RESULT);
    await family.callJson('POST', '/mypage/consent', {
      token: family.parent.token,
      body: { kind: 'sensitive', given: false },
    });
    expect(await isEnded(cookie)).toEqual(ENDED);
    expect(await family.db.select().from(sentResults)).toEqual([]);
  });

  test('while the ledger says that the consent to health data of its maker is withdrawn', async () => {
    const { cookie } = await openNew();
    const maker = { accountId: family.parent.accountId, now: family.clock.now };
    await recordConsents(family.db, maker, [{ kind: 'sensitive', given: false }]);
    expect(await isEnded(cookie)).toEqual(ENDED);
  });

  async function share(role: 'guardian' | 'family'): Promise<SignedUp> {
    const other = await family.signUp();
    await family.callJson('POST', '/mypage/consent', { token: other.token, body: { kind: 'sensitive', given: true } });
    const at = new Date(family.clock.now);
    await family.db.insert(guardianships).values({
      ownerId: family.parent.accountId,
      profileId: child,
      accountId: other.accountId,
      id: crypto.randomUUID(),
      role,
      since: at,
    });
    return other;
  }
  const openAs = async ({ token }: SignedUp) => {
    const body = { id: crypto.randomUUID(), parts: ['growth'] };
    const { data } = await family.callJson<ClinicLink>('POST', LINKS(), { token, body });
    return getCookie((await open(getToken(data))).headers);
  };

  test('with the access of its maker, and with a stop of sharing', async () => {
    const father = await share('guardian');
    const [removed, stopped] = [await openAs(father), (await openNew()).cookie];
    expect((await asClinic('GET', 'state', removed)).status).toBe(200);
    await family.callJson('POST', `/profile/${child}/leave`, { token: father.token });
    expect(await isEnded(removed)).toEqual(ENDED);
    expect((await asClinic('GET', 'state', stopped)).status).toBe(200);
    await family.callJson('PUT', `/profile/${child}/freeze`, { token: family.parent.token, body: { frozen: true } });
    expect(await isEnded(stopped)).toEqual(ENDED);
  });

  test('family neither makes nor sees links', async () => {
    const grandmother = await share('family');
    const body = { id: crypto.randomUUID(), parts: ['growth'] };
    expect(await family.callJson('POST', LINKS(), { token: grandmother.token, body })).toMatchObject({ status: 403 });
    expect(await family.callJson('GET', LINKS(), { token: grandmother.token })).toMatchObject({ status: 403 });
  });
});

describe('a result that a clinic sends', () => {
  const results = async () =>
    (
      await family.callJson<OfficialResult[]>('GET', `/diagnostic-test/profile/${child}/official-result`, {
        token: family.parent.token,
      })
    ).data;
  const decide = (method: string, path: string) =>
    family.callJson(method, `${LINKS()}/result/${path}`, { token: family.parent.token });

  test('waits for a guardian, who is notified once, and is a result of the clinic when approved', async () => {
    const { cookie } = await openNew();
    await asClinic('POST', 'official-result', cookie, { ...RESULT, rows: { language: 'ahead' } });
    expect((await asClinic('POST', 'official-result', cookie, RESULT)).status).toBe(200);
    expect((await asClinic('POST', 'sheet', cookie)).data.sent).toBe(true);
    expect(await results()).toEqual([]);
    const { results: waiting } = await list();
    expect(waiting).toMatchObject([{ round: 3, rows: { language: 'follow_up' }, note: ATTACK, warnings: [] }]);
    const { data: notices } = await family.callJson<{ items: object[] }>('GET', '/notice', {
      token: family.parent.token,
    });
    expect(notices.items).toMatchObject([{ kind: 'clinic', path: `/mypage/clinic?profile=${child}` }]);

    const id = waiting[0]?.id ?? '';
    expect((await decide('POST', `${id}/approve`)).status).toBe(200);
    expect(await results()).toMatchObject([{ source: 'clinic', round: 3, place: '새싹의원', note: ATTACK }]);
    expect(await decide('POST', `${id}/approve`)).toMatchObject({ status: 404 });
    expect((await list()).results).toEqual([]);
  });

  test('leaves nothing when it is discarded, and its source is the parent once a parent edits it', async () => {
    const { cookie } = await openNew();
    await asClinic('POST', 'official-result', cookie, RESULT);
    await decide('DELETE', (await list()).results[0]?.id ?? '');
    expect([await results(), await family.db.select().from(sentResults)]).toEqual([[], []]);

    await asClinic('POST', 'official-result', cookie, RESULT);
    await decide('POST', `${(await list()).results[0]?.id}/approve`);
    const [row] = await family.db.select({ id: officialResults.id }).from(officialResults);
    await family.put(`/profile/${child}/official-result/${row?.id}`, {
      ...RESULT,
      note: '고쳤어요',
      updated_at: new Date(family.clock.now).toISOString(),
    });
    expect(await results()).toMatchObject([{ source: 'parent' }]);
  });

  test('is refused in the sentences of the own form, at its fields', async () => {
    const { cookie } = await openNew();
    const send = (body: object) => asClinic('POST', 'official-result', cookie, body);
    expect((await send({ rows: {} })).fields).toEqual({
      round: '몇 차 검진인지 골라 주세요.',
      taken_on: '검진받은 날을 입력해 주세요.',
      rows: '결과지에서 한 영역 이상 골라 주세요.',
    });
    expect((await send({ ...RESULT, taken_on: '20260311' })).fields).toEqual({
      taken_on: '한국은 아직 3월 10일이에요. 검진받은 날을 다시 확인해 주세요.',
    });
    expect((await send({ ...RESULT, rows: { self_help: 'ahead' } })).fields).toEqual({
      'rows.self_help': '3차 검진 결과지에는 자조가 없어요. 비워 두세요.',
    });
    expect((await list()).results).toEqual([]);
  });
});

test('another account sees and ends nothing of it', async () => {
  const { link } = await openNew();
  const { token } = await family.signUp();
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', `/link/${link.id}`],
  ] as const)
    expect(await family.callJson(method, `${LINKS()}${path}`, { token })).toMatchObject({ status: 403 });
  expect((await list()).links[0]?.state).toBe('open');
});

test('tokens that nobody made are refused alike and limited by network', async () => {
  for (let index = 0; index < 30; index += 1)
    expect(await open(index.toString(16).padStart(64, '0'))).toMatchObject({ code: 'LINK_ENDED' });
  expect(await open('f'.repeat(64))).toMatchObject({ status: 429 });
  expect((await openNew()).opened.status).toBe(200);
});

test('neither a token nor a session is in the log or in the database', async () => {
  const { link, cookie } = await openNew();
  await asClinic('POST', 'sheet', cookie);
  const secrets = [getToken(link), cookie.replace('ggp_clinic=', '')];
  const written = JSON.stringify([family.logLines, await family.db.select().from(clinicLinks)]);
  expect(written).toContain('/api/clinic/open');
  expect(secrets.filter((secret) => secret.length !== 64 || written.includes(secret))).toEqual([]);
});

test('the page has no data, stores nothing and runs no script but its own', async () => {
  const page = await family.app.request('http://localhost/clinic', { headers: { [CLIENT_HEADER]: '' } });
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  });
  const html = await page.text();
  const toHash = async (text = '') =>
    Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('base64');
  const script = await toHash(/<script>([\s\S]+)<\/script>/.exec(html)?.[1]);
  const style = await toHash(/<style>([^<]+)<\/style>/.exec(html)?.[1]);
  expect(page.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'sha256-${script}'; style-src 'sha256-${style}'; connect-src 'self'; img-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'`,
  );
});
