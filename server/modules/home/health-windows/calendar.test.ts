import { addMonths, formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { CalendarFeed } from '@contract/home/health-windows-calendar.responses';
import { accounts, calendarFeeds, idempotencyKeys, profiles } from '@server/db/schema';
import { useTestFamily } from '@server/testing/test-family';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { escapeText, foldLine, toCalendar } from './ics';

const t = useTestFamily();

const call = <T>(method: string, path = '', body?: unknown) =>
  t.callJson<T>(method, `/health-windows/calendar${path}`, {
    token: t.parent.token,
    body,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
const address = async () => {
  const { data } = await call<CalendarFeed>('GET');
  if (!data.path) throw new Error('no address');
  return data.path;
};
const read = (path: string, headers: Record<string, string> = {}) =>
  t.app.request(`http://localhost${path}`, { headers });
async function subscribe(names = 'initial') {
  await call('PUT', '', { names });
  return address();
}
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe('the calendar file', () => {
  test('parses in a calendar program as whole days for each window', async () => {
    await t.addChild({ birthDate: '20250310', name: '하린' });
    const answer = await read(await subscribe());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('쑥쑥플래너 접종·검진');
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D');
    const mmr = eventsIn(text).filter(({ summary }) => summary.includes('홍역'));
    expect(mmr.map((event) => [event.summary, String(event.startDate), String(event.endDate)])).toEqual([
      ['하○ 홍역·유행성이하선염·풍진(MMR) 1차 시작', '2026-03-10', '2026-03-11'],
      ['하○ 홍역·유행성이하선염·풍진(MMR) 1차 권장 시기 2주 남았어요', '2026-06-25', '2026-06-26'],
      ['하○ 홍역·유행성이하선염·풍진(MMR) 2차 시작', '2029-03-10', '2029-03-11'],
      ['하○ 홍역·유행성이하선염·풍진(MMR) 2차 권장 시기 2주 남았어요', '2032-02-24', '2032-02-25'],
    ]);
    expect(mmr[0]?.startDate.isDate).toBe(true);
    expect(mmr[0]?.description).toContain('2026년 3월 10일부터 2026년 7월 9일까지예요.\n');
  });

  test('folds lines at 75 octets with CRLF, and unfolding restores the text', async () => {
    await t.addChild({ birthDate: '20250310', name: '가나다라마바사아자차카타파하거너더러머버' });
    const text = await (await read(await subscribe('name'))).text();
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(
      'SUMMARY:가나다라마바사아자차카타파하거너더러머버 홍역·유행성이하선염·풍진(MMR) 1차 시작',
    );
    // A cut through a character would not come back as it was.
    expect(text).not.toContain('\ufffd');
  });

  test.each(['한글'.repeat(60), `${'a'.repeat(74)}한`, '👨‍👩‍👧‍👦'.repeat(20), 'a'.repeat(75), 'a'.repeat(76), ''])(
    'folding %#',
    (line) => {
      const folded = foldLine(line);
      for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
      expect(folded.replaceAll('\r\n ', '')).toBe(line);
    },
  );

  test('escapes names that contain signs of the format', () => {
    const name = '하린; 나온, \\둘\n셋';
    const event = { uid: 'a@ggp', day: { year: 2026, month: 12, day: 31 }, summary: name, description: name };
    const [read] = eventsIn(toCalendar('이름', [event], 0));
    expect(read?.summary).toBe(name);
    expect(String(read?.endDate)).toBe('2027-01-01');
    expect(escapeText('a\u0000b\u007f\r\nc')).toBe('ab\\nc');
  });

  test('is valid without a child and for a child older than all windows', async () => {
    const path = await subscribe();
    expect(eventsIn(await (await read(path)).text())).toEqual([]);
    await t.addChild({ birthDate: formatDay(addMonths(seoulDay(t.clock.now), -200)) });
    expect(eventsIn(await (await read(path)).text())).toEqual([]);
  });

  test('has unique event ids that are stable from day to day', async () => {
    await t.addChild({ birthDate: '20250310' });
    await t.addChild({ birthDate: '20250310', name: '하람' });
    const path = await subscribe();
    const ids = async () => eventsIn(await (await read(path)).text()).map(({ uid }) => uid);
    const before = await ids();
    expect(new Set(before).size).toBe(before.length);
    t.clock.now += DAY_MS;
    expect((await ids()).filter((uid) => !before.includes(uid))).toEqual([]);
  });

  test('omits marked windows', async () => {
    const child = await t.addChild({ birthDate: '20250310' });
    const path = await subscribe();
    await t.callJson('PUT', `/health-windows/profile/${child}/window/MMR-1`, {
      token: t.parent.token,
      body: {
        id: crypto.randomUUID(),
        outcome: 'done',
        on: '20260310',
        marked_at: '2026-03-10T03:00:00.000Z',
        consent: true,
      },
    });
    const titles = eventsIn(await (await read(path)).text()).map(({ summary }) => summary);
    expect(titles.filter((title) => title.includes('풍진(MMR) 1차'))).toEqual([]);
    expect(titles.filter((title) => title.includes('풍진(MMR) 2차'))).toHaveLength(2);
  });
});

test('one injection is one event that names its diseases, and a vaccine that is over has none', async () => {
  const child = await t.addChild({ birthDate: formatDay(addMonths(seoulDay(t.clock.now), -5)), name: '하린' });
  await t.db.update(profiles).set({ combinedVaccine: 'hexavalent' }).where(eq(profiles.id, child));
  const events = eventsIn(await (await read(await subscribe())).text());
  const third = events.filter(({ summary }) => summary.includes('혼합백신 3차'));
  expect(third.map(({ summary }) => summary)).toEqual(['하○ 6가 혼합백신 3차 시작']);
  expect(third[0]?.description).toContain('한 번에 맞는 것: 디프테리아·파상풍·백일해(DTaP), 폴리오(IPV)');
  expect(events.filter(({ summary }) => /폴리오 3차|로타|B형간염 3차/.test(summary))).toEqual([]);
});

describe('titles of the calendar', () => {
  test.each([
    ['initial', /^하○ /],
    ['name', /^하린 /],
    ['none', /^(?!하)/],
  ])('name the child by its choice: %s', async (names, pattern) => {
    await t.addChild({ birthDate: '20250310', name: '하린' });
    const text = await (await read(await subscribe(names))).text();
    for (const { summary } of eventsIn(text)) expect(summary).toMatch(pattern);
    expect(text.includes('하린')).toBe(names === 'name');
  });
});

describe('the calendar address', () => {
  test('appears in clear in no table, log line or stored answer', async () => {
    const child = await t.addChild();
    const path = await subscribe();
    await call('POST', '/renew');
    const now = await address();
    await read(path);
    await read(now);
    await read(now.toUpperCase());
    expect(child).toBeTruthy();
    const secret = /[0-9a-f]{64}/.exec(now)?.[0] ?? 'none';
    const stored = JSON.stringify([
      await t.db.select().from(calendarFeeds),
      await t.db.select().from(idempotencyKeys),
      t.logLines,
    ]);
    expect(stored.toLowerCase()).not.toContain(secret);
    expect(stored).not.toContain(/[0-9a-f]{64}/.exec(path)?.[0]);
    expect(stored).toContain('/calendar/:file');
  });

  test('is replaced by a new one or deleted, after which the old one answers like an unknown one', async () => {
    const first = await subscribe();
    await call('POST', '/renew');
    const second = await address();
    expect(second).not.toBe(first);
    expect((await read(second)).status).toBe(200);
    await call('DELETE');
    expect((await call('GET')).data).toBeNull();
    const gone = [first, second, `/calendar/${'0'.repeat(64)}.ics`, '/calendar/anything', '/calendar/%00.ics'];
    const answers = await Promise.all(
      gone.map(async (path) => {
        const answer = await read(path);
        const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers);
        return { status: answer.status, body: await answer.text(), headers };
      }),
    );
    expect(answers[0]?.status).toBe(404);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });

  test('stays the same when names change', async () => {
    const path = await subscribe('initial');
    expect(await subscribe('none')).toBe(path);
  });

  test('answers 404 for an account that is leaving', async () => {
    const path = await subscribe();
    await t.db
      .update(accounts)
      .set({ leavingAt: new Date(t.clock.now) })
      .where(eq(accounts.id, t.parent.accountId));
    expect((await read(path)).status).toBe(404);
  });

  test("serves only the account's own children", async () => {
    const stranger = await t.signUp();
    await t.addChild({ birthDate: '20250310', name: '남의집' }, stranger);
    expect(await (await read(await subscribe('name'))).text()).not.toContain('남의집');
  });

  test('is private to caches and answers 304 when unchanged', async () => {
    await t.addChild({ birthDate: '20250310' });
    const path = await subscribe();
    const first = await read(path);
    expect(first.headers.get('cache-control')).toBe('private, max-age=3600');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    const again = await read(path, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('is limited to sixty reads an hour, counted apart from misses', async () => {
    const path = await subscribe();
    for (let n = 0; n < 60; n += 1) await read('/calendar/none.ics');
    const miss = await read('/calendar/none.ics');
    expect(miss.status).toBe(429);
    expect(Number(miss.headers.get('retry-after'))).toBeGreaterThan(0);
    for (let n = 0; n < 60; n += 1) expect((await read(path)).status).toBe(200);
    expect((await read(path)).status).toBe(429);
    t.clock.now += HOUR_MS;
    expect((await read(path)).status).toBe(200);
  });
});
