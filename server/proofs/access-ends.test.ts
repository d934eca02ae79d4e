import { FREEZE_REASONS } from '@contract/auth/freezes';
import { DAY_MS } from '@contract/common/time';
import type { Sharing } from '@contract/profiles/sharing.responses';
import { accounts } from '@server/db/schema';
import { ENDS, type End, THING_NAMES } from '@server/modules/profiles/sharing/access-ends';
import { lockSharedChild } from '@server/modules/profiles/sharing/end-access';
import { moveChild } from '@server/modules/profiles/sharing/move-child';
import { endRemovals } from '@server/modules/profiles/sharing/sharing-service';
import { fetchExport } from '@server/testing/fetch-export';
import { figure } from '@server/testing/report-figure';
import { addChild, shareChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { createThings, type Things } from './access-things';

jest.setTimeout(120_000);
const t = useTestApp();
let [owner, guardian]: SignedUp[] = [];
let child: string;
let of: Record<'owner' | 'guardian', { person: SignedUp; things: Things }>;

async function setUp() {
  const [a, b] = [await t.signUp({ name: '하루엄마' }), await t.signUp({ name: '하루아빠', childConsent: false })];
  child = await addChild(t, a);
  await shareChild(t, { owner: a, child, role: 'guardian', who: b });
  of = {
    owner: { person: a, things: await createThings(t, a, child) },
    guardian: { person: b, things: await createThings(t, b, child) },
  };
  [owner, guardian] = [a, b];
}

type Who = 'owner' | 'guardian';
type Act = () => Promise<unknown>;
const call = async (method: string, path: string, who: SignedUp | undefined, body?: unknown) => {
  const answer = await t.call(method, path, { token: who?.token, body });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
};
const guardianId = async () => {
  const { data } = await t.callJson<Sharing>('GET', `/profile/${child}/sharing`, { token: owner?.token });
  return data.people[1]?.id;
};
const removeAtTheDay: Act = async () => {
  await call('DELETE', `/profile/${child}/guardian/${await guardianId()}`, owner);
  t.clock.now += 7 * DAY_MS + 1000;
  await endRemovals(t.deps);
  t.clock.now -= 7 * DAY_MS + 1000;
};
const handOver: Act = () =>
  t.db.transaction(async (tx) => {
    const key = { ownerId: owner?.accountId ?? '', profileId: child };
    await lockSharedChild(tx, key);
    const toId = guardian?.accountId ?? '';
    await moveChild(tx, { ...key, toId, reason: 'handover', ownerStays: false, now: t.clock.now });
  });
const freeze =
  (reason: string): Act =>
  async () =>
    call('POST', `/admin/member/${guardian?.accountId}/freeze`, await t.signUp({ role: 'admin' }), {
      reason,
      text: '이유예요.',
    });
const withdraw =
  (who: Who): Act =>
  async () =>
    call('POST', '/mypage/consent', of[who].person, { kind: 'sensitive', given: false });

/** From another device, which stays signed in. */
const changePassword: Act = async () => {
  const { loginId: user_id = '', password = '' } = guardian ?? {};
  const { data } = await t.callJson<{ access_token: string }>('POST', '/auth/login', { body: { user_id, password } });
  const other = { ...of.guardian.person, token: data.access_token };
  const body = { current_password: password, password: password.split('').toReversed().join('') };
  await call('PUT', '/mypage/password', other, body);
};

const CASES: readonly [name: string, end: End, loser: Who, act: Act][] = [
  ['a removal on its day', 'access', 'guardian', removeAtTheDay],
  ['leaving the child', 'access', 'guardian', () => call('POST', `/profile/${child}/leave`, guardian)],
  ['a guardian’s withdrawal of consent', 'access', 'guardian', withdraw('guardian')],
  ['a handover without staying', 'access', 'owner', handOver],
  ['a stop for all', 'stop', 'guardian', () => call('PUT', `/profile/${child}/freeze`, owner, { frozen: true })],
  [
    'the notice of a removal',
    'notice',
    'guardian',
    async () => call('DELETE', `/profile/${child}/guardian/${await guardianId()}`, owner),
  ],
  [
    'a stop for one person',
    'stop',
    'guardian',
    async () => call('PUT', `/profile/${child}/guardian/${await guardianId()}/freeze`, owner, { frozen: true }),
  ],
  ['a stop of others', 'stopOfOthers', 'owner', () => call('PUT', `/profile/${child}/freeze`, owner, { frozen: true })],
  [
    'deleting the child, for its owner',
    'childDeleted',
    'owner',
    () => call('DELETE', `/profile/${child}`, owner, { name: '하루' }),
  ],
  [
    'deleting the child, for a guardian',
    'childDeleted',
    'guardian',
    () => call('DELETE', `/profile/${child}`, owner, { name: '하루' }),
  ],
  [
    'an owner’s withdrawal of consent without other guardians',
    'healthWithdrawn',
    'owner',
    async () => {
      await call('POST', `/profile/${child}/leave`, guardian);
      await withdraw('owner')();
    },
  ],
  ...FREEZE_REASONS.map(
    ({ reason }) =>
      [`a freeze for ${reason}`, reason === 'stolen' ? 'stolen' : 'frozen', 'guardian', freeze(reason)] as const,
  ).map((freezeReason) => [...freezeReason] as [string, End, Who, Act]),
  [
    'leaving the service',
    'leaving',
    'guardian',
    () => call('POST', '/mypage/cancel-membership', guardian, { password: guardian?.password }),
  ],
  ['signing out everywhere', 'signedOut', 'guardian', () => call('DELETE', '/auth/session', guardian)],
  ['a new password', 'signedOut', 'guardian', changePassword],
];

const ALL = THING_NAMES;
async function listWorking(who: Who) {
  const { things } = of[who];
  const working: string[] = [];
  for (const thing of ALL) if (await things[thing]()) working.push(thing);
  return working;
}

test('every end says of every thing what becomes of it, and every thing is tried', async () => {
  await setUp();
  for (const fates of Object.values(ENDS)) expect(Object.keys(fates).sort()).toEqual(ALL.toSorted());
  expect(Object.keys(of.guardian.things).sort()).toEqual(ALL.toSorted());
  expect(new Set(CASES.map(([, end]) => end))).toEqual(new Set(Object.keys(ENDS)));
});

test.each(CASES)('after %s only what may stay works', async (name, end, loser, act) => {
  await setUp();
  expect(await listWorking(loser)).toEqual(ALL);
  await act();
  const stays = ALL.filter((thing) => typeof ENDS[end][thing] === 'object');
  figure('ends of access', `${name}: ${ALL.length - stays.length} of ${ALL.length} things end`);
  expect(await listWorking(loser)).toEqual(stays);
});

test('what ended with a theft does not come back with the account', async () => {
  await setUp();
  await freeze('stolen')();
  await call('POST', `/admin/member/${guardian?.accountId}/unfreeze`, await t.signUp({ role: 'admin' }));
  const ended = ALL.filter((thing) => ENDS.stolen[thing] === 'ended');
  const working = await listWorking('guardian');
  expect(working.filter((thing) => ended.some((item) => item === thing))).toEqual([]);
});

test('family’s archive ends with the health data in it', async () => {
  await setUp();
  const grandmother = await t.signUp({ childConsent: false });
  await shareChild(t, { owner: of.owner.person, child, role: 'family', who: grandmother });
  const { state } = await fetchExport(t, grandmother);
  const status = async () => (await t.call('GET', state.link)).status;
  expect(await status()).toBe(200);
  await call('POST', `/profile/${child}/leave`, guardian);
  await withdraw('owner')();
  expect(await status()).toBe(404);
});

test('a stolen account’s archive needs a code mailed to the address that was not changed in the last days', async () => {
  const victim = await t.signUp({ formerEmail: 'owner@example.com', emailChangedAt: new Date(t.clock.now - DAY_MS) });
  const admin = await t.signUp({ role: 'admin' });
  await call('POST', `/admin/member/${victim.accountId}/freeze`, admin, { reason: 'stolen', text: '이유예요.' });
  const credentials = { user_id: victim.loginId, password: victim.password };
  const post = (path: string, more = {}) =>
    t.callJson<{ request_id: string; state: string }>('POST', path, { body: { ...credentials, ...more } });
  for (const path of ['/auth/frozen/export', '/auth/frozen/export/state'])
    expect((await post(path)).code).toBe('MAIL_CODE_EXPIRED');
  const sent = await post('/auth/frozen/export/code');
  const proof = { request_id: sent.data.request_id, code: t.mailer.lastCode('owner@example.com') };
  expect((await post('/auth/frozen/export', { proof })).data.state).toBe('preparing');
  for (let times = 0; times < 6; times += 1)
    expect((await post('/auth/frozen/export/state', { proof })).status).toBe(200);
});

test('for seven days the address of before recovers the account, and comes back with it', async () => {
  const changed = {
    email: 'thief@example.com',
    formerEmail: 'owner@example.com',
    emailChangedAt: new Date(t.clock.now),
  };
  const victim = await t.signUp(changed);
  const ask = () =>
    t.callJson<{ request_id: string }>('POST', '/auth/find/password', {
      body: { user_id: victim.loginId, email: 'owner@example.com' },
    });
  const { data } = await ask();
  const body = {
    request_id: data.request_id,
    code: t.mailer.lastCode('owner@example.com'),
    password: 'new-secret-2026',
  };
  expect((await t.callJson('POST', '/auth/find/password/confirm', { body })).status).toBe(200);
  const [after] = await t.db.select().from(accounts).where(eq(accounts.id, victim.accountId));
  expect(after).toMatchObject({ email: 'owner@example.com', formerEmail: null });
  await t.db.update(accounts).set(changed).where(eq(accounts.id, victim.accountId));
  t.clock.now += 8 * DAY_MS;
  await ask();
  expect(t.mailer.lastMail('owner@example.com')?.text).not.toMatch(/\b\d{6}\b/);
});
