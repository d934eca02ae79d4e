import type { MailCodeSent } from '@contract/auth/join.responses';
import { DAY_MS } from '@contract/common/time';
import type { Profile } from '@contract/profiles/profile.responses';
import type { NewInvitation, Sharing } from '@contract/profiles/sharing.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import { childMoves, growthEntries, guardianships, notices, profiles } from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { lockChild } from '@server/modules/profiles/child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { asc, eq } from 'drizzle-orm';
import { listNextOwners } from './next-owners';
import { remindNextOwners } from './remind-next-owners';

const t = useTestApp();
let owner: SignedUp;
let father: SignedUp;
let child: string;

const EMAILS = { owner: 'owner@example.com', father: 'father@example.com', uncle: 'uncle@example.com' };

beforeEach(async () => {
  owner = await t.signUp({ email: EMAILS.owner, password: 'password-of-owner' });
  father = await t.signUp({ email: EMAILS.father, childConsent: false });
  const { data } = await t.callJson<Profile>('POST', '/profile', {
    token: owner.token,
    body: { name: '하루', birth_date: '20250301', gender: 'female', gestation_weeks: null, image: null },
  });
  child = data.id;
  await t.callJson('POST', '/mypage/consent', { token: owner.token, body: { kind: 'sensitive', given: true } });
});

async function share(role: 'guardian' | 'family', who: SignedUp) {
  const { data } = await t.callJson<NewInvitation>('POST', `/profile/${child}/invitation`, {
    token: owner.token,
    body: { id: crypto.randomUUID(), role },
  });
  const consents = {
    child_consent: textVersion('child_data'),
    sensitive_consent: textVersion('sensitive'),
    family_consent: textVersion('family'),
  };
  const body = { secret: { code: data.code }, ...consents };
  const answer = await t.callJson('POST', '/invitation/accept', { token: who.token, body });
  expect(answer.status).toBe(200);
}
const getSharing = async (who: SignedUp) =>
  (await t.callJson<Sharing>('GET', `/profile/${child}/sharing`, { token: who.token })).data;
const guardianId = async () => (await getSharing(owner)).people.find(({ role }) => role === 'guardian')?.id ?? '';
const getStatus = async (who: SignedUp) =>
  (await t.callJson('GET', `/growth/profile/${child}`, { token: who.token })).status;
async function mailedCode(who: SignedUp, email: string) {
  const { data } = await t.callJson<MailCodeSent>('POST', `/profile/${child}/handover/code`, { token: who.token });
  return { request_id: data.request_id, code: t.mailer.lastCode(email) };
}
async function offer(ownerStays: boolean) {
  const body = {
    guardian_id: await guardianId(),
    owner_stays: ownerStays,
    ...(await mailedCode(owner, EMAILS.owner)),
  };
  return t.callJson<Sharing>('PUT', `/profile/${child}/handover`, { token: owner.token, body });
}
const accept = async (body?: object) =>
  t.callJson<Profile>('POST', `/profile/${child}/handover/accept`, {
    token: father.token,
    body: body ?? (await mailedCode(father, EMAILS.father)),
  });
const measure = async (who: SignedUp) => {
  const values = { measured_on: '20260101', height_cm: 74, weight_kg: 9, head_cm: null, position: 'lying' };
  const answer = await t.callJson('POST', `/growth/profile/${child}/entry`, {
    token: who.token,
    body: { id: crypto.randomUUID(), ...values, place: 'home', note: '', consent: true, confirmed: true },
  });
  expect(answer.status).toBe(201);
};
const listMoves = async () => {
  const rows = await t.db.select().from(childMoves).orderBy(asc(childMoves.side));
  return rows.map(({ accountId, side, reason }) => [accountId, side, reason]);
};
const getOwner = async () =>
  (await t.db.select({ id: profiles.accountId }).from(profiles).where(eq(profiles.id, child)))[0]?.id;
const withdraw = (who: SignedUp, kind: 'sensitive' | 'child_data') =>
  t.callJson('POST', '/mypage/consent', { token: who.token, body: { kind, given: false } });
const leave = (choices: object[] = []) =>
  t.callJson('POST', '/mypage/cancel-membership', {
    token: owner.token,
    body: { password: 'password-of-owner', takes_over: choices },
  });

test.each([true, false])('hands a child over once both confirmed by mail (the owner stays: %s)', async (stays) => {
  await share('guardian', father);
  await measure(owner);
  expect((await offer(stays)).data.handover).toMatchObject({ to_you: false, owner_stays: stays });
  expect((await getSharing(father)).handover).toMatchObject({ to_you: true });
  expect((await accept()).data).toMatchObject({ id: child, role: 'owner', shared: null });
  expect(await getOwner()).toBe(father.accountId);
  expect(await getStatus(father)).toBe(200);
  expect(await getStatus(owner)).toBe(stays ? 200 : 403);
  const [entry] = await t.db.select().from(growthEntries);
  expect(entry).toMatchObject({ accountId: father.accountId, writtenBy: owner.accountId });
  expect(await listMoves()).toEqual([
    [owner.accountId, 'gave', 'handover'],
    [father.accountId, 'took', 'handover'],
  ]);
  expect(t.mailer.mails.slice(-2).map(({ to }) => to)).toEqual([EMAILS.owner, EMAILS.father]);
});

describe('a former owner', () => {
  const write = (headers: Record<string, string> = {}) =>
    t.callJson('PUT', `/medical-info/profile/${child}`, {
      token: owner.token,
      headers,
      body: {
        allergies: [],
        no_allergies: true,
        medicines: [],
        no_medicines: true,
        clinic: null,
        contacts: [],
        version: 0,
      },
    });
  const handOver = async (stays: boolean) => {
    await share('guardian', father);
    await offer(stays);
    expect((await accept()).status).toBe(200);
  };

  test('is told that the child moved, by every way of naming it', async () => {
    const started = await t.callJson<Attempt>(
      'POST',
      `/diagnostic-test/profile/${child}/test/development-12m/attempt`,
      {
        token: owner.token,
        body: { consent: true },
      },
    );
    expect(started.status).toBe(200);
    await handOver(false);
    const item = started.data.items[0]?.id;
    const answers = [
      await write(),
      await t.callJson('GET', '/community/parenting-info/counsel/popular', {
        token: owner.token,
        headers: { profile_id: child },
      }),
      await t.callJson('GET', `/growth/profile/${child}`, { token: owner.token }),
      await t.callJson('PUT', `/diagnostic-test/attempt/${started.data.id}/answer`, {
        token: owner.token,
        body: {
          id: crypto.randomUUID(),
          item_id: item,
          value: 'yes',
          areas: [],
          note: '',
          answered_at: '2026-03-10T03:00:00.000Z',
        },
      }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual(answers.map(() => [403, 'CHILD_MOVED']));
    const stranger = await t.signUp();
    const { code } = await t.callJson('GET', `/growth/profile/${child}`, { token: stranger.token });
    expect(code).toBe('FOREIGN_PROFILE');
  });

  test.each([
    [true, 'CONFLICT', 1],
    [false, 'CHILD_MOVED', undefined],
  ])('whose write waited for the handover may send it again if staying (%s)', async (stays, code, retryAfter) => {
    await handOver(stays);
    const before = {
      accountId: owner.accountId,
      callerId: owner.accountId,
      childRole: 'owner',
      accessState: 'active',
    } as const;
    await expect(lockChild(t.db, before, child)).rejects.toMatchObject({ code, details: stays ? { retryAfter } : {} });
  });
});

test('refuses a handover without the right code, an offer that is over, and a code of somebody else', async () => {
  await share('guardian', father);
  const early = await mailedCode(father, EMAILS.father);
  expect(await accept(early)).toMatchObject({ status: 409, code: 'CONFLICT' });
  expect((await offer(false)).status).toBe(200);
  expect((await accept({ ...early, code: '000000' })).code).toMatch(/^MAIL_CODE_/);
  t.clock.now += 61_000;
  const owners = await mailedCode(owner, EMAILS.owner);
  expect((await accept(owners)).code).toBe('MAIL_CODE_EXPIRED');
  const uncle = await t.signUp({ email: EMAILS.uncle, childConsent: false });
  await share('guardian', uncle);
  expect((await accept(await mailedCode(uncle, EMAILS.uncle))).code).toBe('MAIL_CODE_EXPIRED');
  const { status } = await t.callJson('DELETE', `/profile/${child}/handover`, { token: father.token });
  expect(status).toBe(200);
  expect((await getSharing(owner)).handover).toBeNull();
  t.clock.now += 61_000;
  expect((await accept()).code).toBe('CONFLICT');
  t.clock.now += 61_000;
  await offer(false);
  await t.db.update(guardianships).set({ offeredAt: new Date(t.clock.now - 7 * DAY_MS) });
  t.clock.now += 61_000;
  expect((await accept()).code).toBe('CONFLICT');
  expect(await getOwner()).toBe(owner.accountId);
});

test('a child passes to nobody whose own consents are not given', async () => {
  await share('guardian', father);
  const of = { ownerId: owner.accountId, profileId: child };
  expect(await listNextOwners(t.db, of)).toMatchObject([{ accountId: father.accountId }]);
  for (const kind of ['child_data', 'sensitive'] as const) {
    await recordConsents(t.db, { accountId: father.accountId, now: t.clock.now }, [{ kind, given: false }]);
    expect(await listNextOwners(t.db, of)).toEqual([]);
    t.clock.now += 1000;
    await recordConsents(t.db, { accountId: father.accountId, now: t.clock.now }, [{ kind, given: true }]);
    t.clock.now += 1000;
  }
  expect(await listNextOwners(t.db, of)).toHaveLength(1);
});

test('family can neither be offered a child nor take one over', async () => {
  await share('family', father);
  const [, family] = (await getSharing(owner)).people;
  const code = await mailedCode(owner, EMAILS.owner);
  const body = { guardian_id: family?.id, owner_stays: false, ...code };
  expect((await t.callJson('PUT', `/profile/${child}/handover`, { token: owner.token, body })).code).toBe('NOT_FOUND');
  const refused = await t.callJson('PUT', `/profile/${child}/takeover`, {
    token: father.token,
    body: { agreed: true },
  });
  expect(refused.code).toBe('ROLE_NOT_ALLOWED');
});

test('the child of a leaver passes to a guardian who agreed, when the account is erased', async () => {
  await share('guardian', father);
  await measure(owner);
  const early = await t.callJson('PUT', `/profile/${child}/takeover`, { token: father.token, body: { agreed: true } });
  expect(early.code).toBe('CONFLICT');
  expect((await leave([{ profile_id: child, guardian_id: await guardianId() }])).status).toBe(200);
  expect(t.mailer.mails.map(({ to }) => to)).toContain(EMAILS.father);
  expect((await getSharing(father)).owner_leaving).toMatchObject({ next_owner: null, you_agreed: false });
  const agreed = await t.callJson<Sharing>('PUT', `/profile/${child}/takeover`, {
    token: father.token,
    body: { agreed: true },
  });
  expect(agreed.data.owner_leaving).toMatchObject({ you_agreed: true, next_owner: expect.any(String) });
  t.clock.now += 30 * DAY_MS;
  expect(await purgeLeft(t.deps)).toBe(1);
  expect(await getOwner()).toBe(father.accountId);
  expect(await t.db.select().from(growthEntries)).toEqual([
    expect.objectContaining({ accountId: father.accountId, writtenBy: null }),
  ]);
});

test('a handover does not ascribe to the owner what an erased guardian wrote', async () => {
  await share('guardian', father);
  await measure(owner);
  await t.db.update(growthEntries).set({ writtenBy: null });
  await offer(true);
  expect((await accept()).status).toBe(200);
  const [entry] = await t.db.select().from(growthEntries);
  expect(entry).toMatchObject({ accountId: father.accountId, writtenBy: null });
});

test('the child of a leaver is erased with the account when nobody agreed', async () => {
  await share('guardian', father);
  await leave();
  t.clock.now += 30 * DAY_MS;
  await purgeLeft(t.deps);
  expect(await getOwner()).toBeUndefined();
});

const listTitles = async (who: SignedUp) =>
  (await t.db.select().from(notices).where(eq(notices.accountId, who.accountId))).map(({ title }) => title);

const GONE = '함께 보던 아이의 기록이 지워졌어요';
const LAST_ACTS: [name: string, act: () => Promise<unknown>, isMailed: boolean, title: string][] = [
  [
    'the erasure of the owner who left',
    async () => {
      await leave();
      t.clock.now += 30 * DAY_MS;
      await purgeLeft(t.deps);
    },
    true,
    GONE,
  ],
  [
    'deleting the child',
    () => t.callJson('DELETE', `/profile/${child}`, { token: owner.token, body: { name: '하루' } }),
    true,
    GONE,
  ],
  [
    'withdrawing the consent to health data, with no full guardian',
    async () => {
      await t.callJson('POST', `/profile/${child}/leave`, { token: father.token });
      await withdraw(owner, 'sensitive');
    },
    false,
    '하루 · 건강 기록이 지워졌어요',
  ],
];

test.each(LAST_ACTS)('%s is told to who saw the child', async (_, act, isMailed, title) => {
  const uncle = await t.signUp({ email: EMAILS.uncle });
  await share('guardian', father);
  await share('family', uncle);
  await act();
  expect(await listTitles(uncle)).toContain(title);
  expect((await listTitles(father)).includes(title)).toBe(isMailed);
  const mailed = t.mailer.mails.filter(({ subject }) => subject.includes(title)).map(({ to }) => to);
  expect(mailed.toSorted()).toEqual(isMailed ? [EMAILS.father, EMAILS.uncle] : []);
  expect(t.mailer.mails.some(({ text }) => text.includes('하루'))).toBe(false);
});

test('reminds who sees the child once, a week before the end, while nobody has agreed to take over', async () => {
  await share('guardian', father);
  const uncle = await t.signUp({ email: EMAILS.uncle });
  await share('family', uncle);
  await leave();
  const listReminders = async () =>
    (await t.db.select().from(notices).where(eq(notices.accountId, father.accountId))).filter(({ title }) =>
      title.endsWith('이어서 맡을 보호자가 아직 없어요'),
    );
  const mails = () => t.mailer.mails.filter(({ subject }) => subject.includes('곧 지워져요')).map(({ to }) => to);
  t.clock.now += 23 * DAY_MS - 1000;
  expect(await remindNextOwners(t.deps)).toBe(0);
  t.clock.now += 2000;
  expect(await remindNextOwners(t.deps)).toBe(1);
  t.clock.now += DAY_MS;
  expect(await remindNextOwners(t.deps)).toBe(0);
  expect(await listReminders()).toHaveLength(1);
  expect(mails().toSorted()).toEqual([EMAILS.father, EMAILS.uncle]);
  expect(t.mailer.lastMail(EMAILS.father)?.text).toContain('이어서 맡겠다고');
  expect(t.mailer.lastMail(EMAILS.uncle)?.text).toContain('내 정보 내려받기');
  expect(await listTitles(uncle)).toContain('하루 · 일주일 안에 아이의 기록이 지워져요');
});

test('reminds nobody of a child that a guardian agreed to take over', async () => {
  await share('guardian', father);
  await leave();
  await t.callJson('PUT', `/profile/${child}/takeover`, { token: father.token, body: { agreed: true } });
  t.clock.now += 24 * DAY_MS;
  expect(await remindNextOwners(t.deps)).toBe(0);
});

test('an owner who comes back keeps the child that somebody had agreed to take over', async () => {
  await share('guardian', father);
  await leave();
  await t.callJson('PUT', `/profile/${child}/takeover`, { token: father.token, body: { agreed: true } });
  const body = { user_id: owner.loginId, password: 'password-of-owner' };
  expect((await t.callJson('POST', '/auth/come-back', { body })).status).toBe(200);
  expect((await getSharing(father)).owner_leaving).toBeNull();
  t.clock.now += 30 * DAY_MS;
  await purgeLeft(t.deps);
  expect(await getOwner()).toBe(owner.accountId);
});

type Who = 'owner' | 'guardian' | 'both';
const listPeople = (who: Who) => ({ owner: [owner], guardian: [father], both: [owner, father] })[who];

/** Person who withdraws, roles that share the child; then the child's owner, whether its growth entry is there. */
const HEALTH: [Who, ('guardian' | 'family')[], 'owner' | 'guardian', boolean][] = [
  ['owner', ['guardian'], 'guardian', true],
  ['owner', ['guardian', 'family'], 'guardian', true],
  ['guardian', ['guardian'], 'owner', true],
  ['guardian', ['guardian', 'family'], 'owner', true],
  ['both', ['guardian'], 'guardian', false],
  ['owner', ['family'], 'owner', false],
  ['owner', [], 'owner', false],
];

async function shareWith(roles: readonly ('guardian' | 'family')[]) {
  if (roles.includes('guardian')) await share('guardian', father);
  if (roles.includes('family')) await share('family', await t.signUp());
  await measure(owner);
}

test.each(HEALTH)(
  'withdrawing the health consent: %s, with %j, leaves the child to the %s (entries kept: %s)',
  async (who, roles, expected, kept) => {
    await shareWith(roles);
    for (const person of listPeople(who)) await withdraw(person, 'sensitive');
    expect(await getOwner()).toBe(expected === 'owner' ? owner.accountId : father.accountId);
    expect(await t.db.select().from(growthEntries)).toHaveLength(kept ? 1 : 0);
    const loser = expected === 'owner' ? father : owner;
    expect(await getStatus(loser)).toBe(403);
  },
);

/** Person who withdraws, roles that share the child; then the answers, and the child's owner. */
const CHILD_DATA: [Who, ('guardian' | 'family')[], number[], 'owner' | 'guardian'][] = [
  ['owner', ['guardian'], [200], 'guardian'],
  ['guardian', ['guardian'], [200], 'owner'],
  ['both', ['guardian'], [200, 409], 'guardian'],
  ['owner', ['family'], [409], 'owner'],
  ['owner', [], [409], 'owner'],
];

test.each(CHILD_DATA)(
  'withdrawing the consent to child data: %s, with %j, answers %j and leaves the child to the %s',
  async (who, roles, statuses, expected) => {
    await shareWith(roles);
    const answers = [];
    for (const person of listPeople(who)) answers.push((await withdraw(person, 'child_data')).status);
    expect(answers).toEqual(statuses);
    expect(await getOwner()).toBe(expected === 'owner' ? owner.accountId : father.accountId);
    expect(await t.db.select().from(growthEntries)).toHaveLength(1);
  },
);
