import { DAY_MS, HOUR_MS } from '@contract/common/time';
import type { CareCard, CareCards } from '@contract/mypage/care-card.responses';
import { HELP_LINES } from '@server/content/help-lines';
import { careCards } from '@server/db/schema';
import { signAccessToken } from '@server/http/session/access-token';
import { sweepLinks } from '@server/modules/mypage/shared-pages/sweep-links';
import { useTestFamily } from '@server/testing/test-family';

const family = useTestFamily();
const ATTACK = '<script>alert(1)</script>';
let child: string;
beforeEach(async () => {
  child = await family.addChild({ name: `하린${ATTACK.slice(0, 8)}` });
});

const CARDS = () => `/care-card/profile/${child}`;
const card = (more: object = {}) => ({
  id: crypto.randomUUID(),
  parts: ['allergies', 'contacts', 'routine'],
  routine: ['낮잠은 1시부터 3시', ATTACK],
  ends_at: new Date(family.clock.now + 3 * HOUR_MS).toISOString(),
  consent: true,
  ...more,
});
const make = (more: object = {}) =>
  family.callJson<CareCard>('POST', CARDS(), { token: family.parent.token, body: card(more) });
const list = async () => (await family.callJson<CareCards>('GET', CARDS(), { token: family.parent.token })).data;
/** By a token of the present moment, after the clock was moved by hours. */
async function listNow() {
  const { accountId, sessionId } = family.parent;
  const { secret } = family.deps.config;
  const token = await signAccessToken({ accountId, sessionId, role: 'parent' }, secret, family.clock.now);
  return (await family.callJson<CareCards>('GET', CARDS(), { token })).data;
}
const getToken = ({ path }: CareCard) => path?.replace('/card#', '') ?? '';
type View = { html: string; expires_at: string };
const open = (token: string) => family.callJson<View>('POST', '/card/open', { body: { token } });
const state = (token: string) => family.callJson('POST', '/card/state', { body: { token } });
const saveMedical = () =>
  family.callJson('PUT', `/medical-info/profile/${child}`, {
    token: family.parent.token,
    body: {
      allergies: [{ name: '땅콩', reaction: '두드러기' }],
      medicines: [{ name: '시럽약' }],
      clinic: { name: '새싹의원', phone: '02-123-4567' },
      contacts: [{ name: '외할머니', phone: '010-1234-5678' }],
      version: 0,
      consent: true,
    },
  });

test('shows the chosen parts to anybody with the link, as often as it is opened, and lists each time', async () => {
  await saveMedical();
  const { data: made } = await make();
  expect(made).toMatchObject({ state: 'waiting', openings: [], routine: ['낮잠은 1시부터 3시', ATTACK] });
  const { html, expires_at } = (await open(getToken(made))).data;
  expect(expires_at).toBe(made.expires_at);
  for (const words of ['땅콩 (두드러기)', 'href="tel:01012345678"', HELP_LINES.ambulance.source, '낮잠은 1시부터 3시'])
    expect(html).toContain(words);
  expect(html).not.toMatch(/시럽약|새싹의원|<script/);
  family.clock.now += HOUR_MS;
  expect((await open(getToken(made))).status).toBe(200);
  expect((await state(getToken(made))).status).toBe(200);
  const { cards } = await listNow();
  expect(cards).toEqual([
    { ...made, state: 'open', openings: ['2026-03-10T03:00:00.000Z', '2026-03-10T04:00:00.000Z'] },
  ]);
});

test('says what nobody wrote, and follows what is written later', async () => {
  const { data: made } = await make({ parts: ['allergies', 'clinic'] });
  expect((await open(getToken(made))).data.html).toContain('보호자가 적어 둔 것이 없어요.');
  await saveMedical();
  const { html } = (await open(getToken(made))).data;
  expect(html).toContain('새싹의원');
  expect(html).not.toContain('적어 둔 것이 없어요');
});

test('ends when a guardian ends it, at its end, and is deleted a week later', async () => {
  const [{ data: first }, { data: second }] = [await make(), await make()];
  const { token } = family.parent;
  expect((await family.callJson('DELETE', `${CARDS()}/card/${first.id}`, { token })).status).toBe(200);
  for (const ask of [open, state])
    expect(await ask(getToken(first))).toMatchObject({ status: 410, code: 'LINK_ENDED' });
  family.clock.now += 3 * HOUR_MS;
  expect(await open(getToken(second))).toMatchObject({ status: 410, code: 'LINK_ENDED' });
  const { cards } = await listNow();
  expect(cards.map(({ state: now }) => now).toSorted()).toEqual(['ended', 'expired']);
  expect(cards.map(({ path }) => path)).toEqual([null, null]);
  await sweepLinks(family.db, family.clock.now + 7 * DAY_MS);
  expect(await family.db.select().from(careCards)).toEqual([]);
});

test.each([
  ['no part', { parts: [] }, 'parts', '카드에 담을 것을 하나 이상 골라 주세요.'],
  ['a routine without a line', { routine: [] }, 'routine', '하루 일과를 한 줄 이상 적거나, 담지 않기를 골라 주세요.'],
  ['six lines', { routine: Array(6).fill('낮잠') }, 'routine', '5줄까지 적을 수 있어요.'],
  ['a line of 61 letters', { routine: ['가'.repeat(61)] }, 'routine.0', '60자까지 쓸 수 있어요.'],
  [
    'an end that is over',
    { ends_at: '2026-03-10T02:00:00.000Z' },
    'ends_at',
    '이미 지난 시각이에요. 다시 골라 주세요.',
  ],
  ['an end after thirty days', { ends_at: '2026-04-10T03:00:00.000Z' }, 'ends_at', '30일까지 볼 수 있게 할 수 있어요.'],
])('%s is refused in a sentence at its field', async (_, wrong, field, sentence) => {
  const { status, fields } = await make(wrong);
  expect([status, fields]).toEqual([422, { [field]: sentence }]);
});

test('asks for the consent to health data, and goes with it', async () => {
  expect((await list()).consent_needed).toBe(true);
  expect(await make({ consent: false })).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  const { data: made } = await make();
  await family.callJson('POST', '/mypage/consent', {
    token: family.parent.token,
    body: { kind: 'sensitive', given: false },
  });
  expect(await open(getToken(made))).toMatchObject({ status: 410, code: 'LINK_ENDED' });
  expect(await family.db.select().from(careCards)).toEqual([]);
});

test('nobody else makes, sees or ends a card, and no token is stored or logged', async () => {
  const { data: made } = await make();
  await open(getToken(made));
  const { token } = await family.signUp();
  expect(await family.callJson('GET', CARDS(), { token })).toMatchObject({ status: 403 });
  expect(await family.callJson('POST', CARDS(), { token, body: card() })).toMatchObject({ status: 403 });
  expect(await family.callJson('DELETE', `${CARDS()}/card/${made.id}`, { token })).toMatchObject({ status: 403 });
  const written = JSON.stringify([family.logLines, await family.db.select().from(careCards)]);
  expect([written.includes('/api/card/open'), written.includes(getToken(made))]).toEqual([true, false]);
});

test('the page is the same for everybody and stores nothing', async () => {
  const page = await family.app.request('http://localhost/card');
  expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
});
