import { CONSENT_KINDS, type ConsentKind, REQUIRED_TO_JOIN } from '@contract/accounts/consents';
import type { Consents } from '@contract/accounts/consents.responses';
import type { SignedIn, User } from '@contract/auth/auth.responses';
import type { CareCard } from '@contract/mypage/care-card.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import type { NewInvitation } from '@contract/profiles/sharing.responses';
import type { Attempt } from '@contract/test/diagnostics.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import { agreeToEarlier } from '@server/testing/agree-to-earlier';
import { addChild, shareChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';

const t = useTestApp();
const EARLIER = '2025-01-1';

let parent: SignedUp;
beforeEach(async () => {
  parent = await t.signUp({ loginId: 'haneul', nickname: '하늘맘' });
});

const raise = (kinds: readonly ConsentKind[], who = parent) =>
  agreeToEarlier(t.db, { accountId: who.accountId, now: t.clock.now }, kinds, EARLIER);
const post = <T>(path: string, body: unknown, who = parent) => t.callJson<T>('POST', path, { token: who.token, body });
const get = async <T>(path: string, who = parent) => (await t.callJson<T>('GET', path, { token: who.token })).data;
const due = async (who = parent) => (await get<User>('/auth/info', who)).consents_due;
const agree = (kind: ConsentKind, version?: string) =>
  post<Consents>('/mypage/consent', { kind, given: true, ...(version && { text_version: version }) });
const lastAgreed = async (kind: ConsentKind) =>
  (await get<Consents>('/mypage/consent')).now.find((consent) => consent.kind === kind);
const addBaby = () => post<Profile>('/profile', { name: '하린', birth_date: '20250310', gender: 'female' });

describe.each(REQUIRED_TO_JOIN)('a new version of %s', (kind) => {
  test('is due at the next start and the next sign-in, until it is agreed to', async () => {
    expect(await due()).toEqual([]);
    await raise([kind]);
    expect(await due()).toEqual([kind]);
    const login = await post<SignedIn>('/auth/login', { user_id: 'haneul', password: parent.password });
    expect(login.data.user.consents_due).toEqual([kind]);
    expect((await agree(kind, textVersion(kind))).status).toBe(200);
    expect(await due()).toEqual([]);
    expect(await lastAgreed(kind)).toMatchObject({ given: true, text_version: textVersion(kind) });
  });

  test('refuses writes with one code and no reads, and after agreeing everything works', async () => {
    await raise([kind]);
    expect(await addBaby()).toMatchObject({
      status: 403,
      code: 'TERMS_NOT_AGREED',
      message: expect.stringContaining('적은 내용은 그대로 있어요.'),
    });
    expect(await get<Profile[]>('/profile')).toEqual([]);
    expect((await post('/mypage/export', {})).status).toBe(200);
    await agree(kind);
    expect((await addBaby()).status).toBe(201);
  });

  test('is not agreed to by who was shown an older text', async () => {
    await raise([kind]);
    expect(await agree(kind, EARLIER)).toMatchObject({ status: 409, code: 'CONSENT_TEXT_CHANGED' });
    expect(await due()).toEqual([kind]);
  });

  test('lets the account leave', async () => {
    await raise([kind]);
    expect((await post('/mypage/cancel-membership', { password: parent.password })).status).toBe(200);
  });
});

test('a new version of the other texts is not asked at the start and refuses no other write', async () => {
  await raise(CONSENT_KINDS.filter((kind) => !REQUIRED_TO_JOIN.some((required) => required === kind)));
  expect(await due()).toEqual([]);
  expect((await addBaby()).status).toBe(201);
});

test('both texts are due together and each is agreed to by itself', async () => {
  await raise(REQUIRED_TO_JOIN);
  expect((await due()).toSorted()).toEqual(['privacy', 'terms']);
  await agree('privacy');
  expect(await due()).toEqual(['terms']);
});

test('a new version of child_data counts as before: a further child is added without asking', async () => {
  await raise(['child_data']);
  expect((await addBaby()).status).toBe(201);
  expect(await lastAgreed('child_data')).toMatchObject({ given: true, text_version: EARLIER });
});

test('a new version of sensitive is asked where something new about health begins', async () => {
  const child = await addChild(t, parent);
  const entry = { id: crypto.randomUUID(), measured_on: '20260301', height_cm: 75, place: 'home' };
  const add = (consent: boolean) => post(`/growth/profile/${child}/entry`, { ...entry, consent });
  await raise(['sensitive']);
  expect(await due()).toEqual([]);
  expect(await add(false)).toMatchObject({ status: 403, code: 'CONSENT_REQUIRED' });
  expect((await add(true)).status).toBe(201);
  expect(await lastAgreed('sensitive')).toMatchObject({ given: true, text_version: textVersion('sensitive') });
});

test('a new version of sensitive loses no answer of a begun check and ends no card that was given away', async () => {
  const child = await addChild(t, parent);
  const { data: attempt } = await post<Attempt>(`/diagnostic-test/profile/${child}/test/development-12m/attempt`, {});
  const card = await post<CareCard>(`/care-card/profile/${child}`, {
    id: crypto.randomUUID(),
    parts: ['allergies'],
    ends_at: '2026-03-11T03:00:00.000Z',
    routine: [],
    consent: false,
  });
  await raise(['sensitive']);
  const answer = {
    id: crypto.randomUUID(),
    item_id: attempt.items[0]?.id,
    value: 'yes',
    areas: [],
    note: '',
    answered_at: new Date(t.clock.now).toISOString(),
  };
  const sent = await t.callJson('PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, {
    token: parent.token,
    body: answer,
  });
  expect(sent.status).toBe(200);
  const token = /#(.+)$/.exec(card.data.path ?? '')?.[1];
  expect((await t.callJson('POST', '/card/open', { body: { token } })).status).toBe(200);
});

test('a new version of the family’s promise is asked with the next invitation, and what was shared stays', async () => {
  const child = await addChild(t, parent);
  const grandma = await t.signUp();
  await shareChild(t, { owner: parent, child, role: 'family', who: grandma });
  await raise(['family'], grandma);
  expect(await due(grandma)).toEqual([]);
  expect((await get<Profile[]>('/profile', grandma)).map(({ id }) => id)).toEqual([child]);
  const sibling = await addChild(t, parent);
  const invitation = await post<NewInvitation>(`/profile/${sibling}/invitation`, {
    id: crypto.randomUUID(),
    role: 'family',
  });
  const accept = (consents: object) =>
    post('/invitation/accept', { secret: { code: invitation.data.code }, ...consents }, grandma);
  expect(await accept({})).toMatchObject({ status: 403, code: 'GUARDIAN_CONSENT_NEEDED' });
  expect((await accept({ family_consent: textVersion('family') })).status).toBe(200);
});

test('a new version of the community’s rules is asked before the next post', async () => {
  await raise(['community']);
  const write = () =>
    post('/community/post', {
      section: 'board',
      category: '육아',
      topic: '육아정보',
      title: '봄',
      content: '<p>봄</p>',
    });
  expect(await write()).toMatchObject({ status: 403, code: 'COMMUNITY_RULES_NEEDED' });
  await post('/community/agree', { nickname: '하늘맘', text_version: textVersion('community') });
  expect((await write()).status).toBe(201);
});

test('a new version of marketing asks nowhere and counts as not given', async () => {
  await raise(['marketing']);
  expect(await due()).toEqual([]);
  expect(await lastAgreed('marketing')).toMatchObject({ given: false, text_version: EARLIER });
});
