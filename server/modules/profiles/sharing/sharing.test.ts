import type { Consents } from '@contract/accounts/consents.responses';
import { IDEMPOTENCY_HEADER } from '@contract/common/envelope';
import type { NoticePage } from '@contract/notices/notices.responses';
import type { Profile } from '@contract/profiles/profile.responses';
import type { InvitationView, NewInvitation, Sharing } from '@contract/profiles/sharing.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import { idempotencyKeys } from '@server/db/schema';
import { readLedger } from '@server/modules/accounts/consents/consents-service';
import { listSharingFaults, NO_SHARING_FAULTS } from '@server/testing/sharing-check';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { endRemovals } from './sharing-service';

const t = useTestApp();
let owner: SignedUp;
let father: SignedUp;
let child: string;

beforeEach(async () => {
  [owner, father] = [await t.signUp(), await t.signUp({ childConsent: false })];
  const { data } = await t.callJson<Profile>('POST', '/profile', {
    token: owner.token,
    body: { name: '하루', birth_date: '20250301', gender: 'female', gestation_weeks: null, image: null },
  });
  child = data.id;
});

const invite = async (role: 'guardian' | 'family') =>
  (
    await t.callJson<NewInvitation>('POST', `/profile/${child}/invitation`, {
      token: owner.token,
      body: { id: crypto.randomUUID(), role },
    })
  ).data;
const consents = () => ({
  child_consent: textVersion('child_data'),
  sensitive_consent: textVersion('sensitive'),
  family_consent: textVersion('family'),
});
const accept = (secret: object, who = father, given: object = consents()) =>
  t.callJson<Profile>('POST', '/invitation/accept', { token: who.token, body: { secret, ...given } });
const share = async (role: 'guardian' | 'family') => accept({ code: (await invite(role)).code });
const growth = {
  measured_on: '20260101',
  height_cm: 74,
  weight_kg: 9,
  head_cm: null,
  position: 'lying',
  place: 'home',
  note: '',
};
const measure = (who: SignedUp) =>
  t.callJson('POST', `/growth/profile/${child}/entry`, {
    token: who.token,
    body: { id: crypto.randomUUID(), ...growth, consent: true, confirmed: true },
  });
const status = async (path: string, who = father) => (await t.callJson('GET', path, { token: who.token })).status;

test('shows an invitation masked, asks the consents of who accepts, and is accepted once', async () => {
  const { code, path } = await invite('guardian');
  const secret = { token: path.slice(path.indexOf('#') + 1) };
  const { data: view } = await t.callJson<InvitationView>('POST', '/invitation/look', {
    token: father.token,
    body: { secret },
  });
  expect(view).toMatchObject({ role: 'guardian', child: '하○', already: false });
  expect(view.consents.map(({ kind, given }) => [kind, given])).toEqual([
    ['child_data', false],
    ['sensitive', false],
  ]);
  expect(await accept(secret, father, {})).toMatchObject({ status: 403, code: 'GUARDIAN_CONSENT_NEEDED' });
  expect(await status(`/profile/selected/${child}`)).toBe(403);
  const answers = await Promise.all([
    accept(secret),
    accept({ code }, await t.signUp()),
    accept({ code }, await t.signUp()),
  ]);
  expect(answers.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([200, 404, 404]);
  expect(await accept({ code: 'ABCDEFGH' })).toMatchObject({ status: 404, code: 'INVITATION_UNKNOWN' });
});

test('a guardian writes about the child of the owner; family only reads what its role allows', async () => {
  expect((await share('guardian')).data).toMatchObject({ id: child, role: 'guardian' });
  expect((await measure(father)).status).toBe(201);
  const list = await t.callJson<{ total: number }>('GET', `/growth/profile/${child}`, { token: owner.token });
  expect(list.data.total).toBe(1);
  const grandmother = await t.signUp();
  await accept({ code: (await invite('family')).code }, grandmother);
  expect(await status(`/growth/profile/${child}`, grandmother)).toBe(200);
  for (const path of [`/health-windows/profile/${child}`, `/analysis/profile/${child}`, `/today/profile/${child}`])
    expect(await t.callJson('GET', path, { token: grandmother.token })).toMatchObject({
      status: 403,
      code: 'ROLE_NOT_ALLOWED',
    });
  expect((await measure(grandmother)).code).toBe('ROLE_NOT_ALLOWED');
  const { data: profiles } = await t.callJson<Profile[]>('GET', '/profile', { token: grandmother.token });
  expect(profiles.map(({ role }) => role)).toEqual(['family']);
});

test.each([
  ['guardian', '하루 · 함께 보는 보호자가 늘었어요', /^보호자로 초대받은 분이/],
  ['family', '하루 · 함께 보는 가족이 늘었어요', /^가족으로 초대받은 분이/],
] as const)('notifies the owner that a %s joined', async (role, title, body) => {
  await share(role);
  const { data } = await t.callJson<NoticePage>('GET', '/notice', { token: owner.token });
  expect(data.items).toEqual([expect.objectContaining({ title, body: expect.stringMatching(body) })]);
});

test('family agrees for itself with a promise of its own, whose withdrawal ends what it sees as family only', async () => {
  const change = (kind: string, given: boolean) =>
    t.callJson<Consents>('POST', '/mypage/consent', { token: father.token, body: { kind, given } });
  const kinds = ({ data }: { data: Consents }) => data.now.map(({ kind }) => kind);
  expect(kinds(await change('marketing', true))).not.toContain('family');
  const secret = { code: (await invite('family')).code };
  const { data: view } = await t.callJson<InvitationView>('POST', '/invitation/look', {
    token: father.token,
    body: { secret },
  });
  expect(view.consents.map(({ kind }) => kind)).toEqual(['family']);
  const legalOnly = { child_consent: textVersion('child_data'), sensitive_consent: textVersion('sensitive') };
  expect((await accept(secret, father, legalOnly)).code).toBe('GUARDIAN_CONSENT_NEEDED');
  expect((await accept(secret, father, { family_consent: '2020-01-1' })).code).toBe('CONSENT_TEXT_CHANGED');
  expect((await accept(secret)).status).toBe(200);
  expect((await readLedger(t.db, father.accountId)).at(-1)).toMatchObject({
    kind: 'family',
    textVersion: textVersion('family'),
    given: true,
  });
  await change('sensitive', true);
  await change('sensitive', false);
  expect(await status(`/growth/profile/${child}`)).toBe(200);
  const withdrawn = await change('family', false);
  expect(await status(`/growth/profile/${child}`)).toBe(403);
  expect(kinds(withdrawn)).toContain('family');
});

test('a guardian who withdraws the promise of family goes on as a guardian', async () => {
  await share('guardian');
  for (const given of [true, false])
    await t.call('POST', '/mypage/consent', { token: father.token, body: { kind: 'family', given } });
  expect(await status(`/growth/profile/${child}`)).toBe(200);
});

test('a check about oneself is seen by nobody else', async () => {
  await share('guardian');
  const start = (who: SignedUp) =>
    t.callJson<{ id: string }>('POST', `/diagnostic-test/profile/${child}/test/parenting_stress-12-35m/attempt`, {
      token: who.token,
      body: { consent: true },
    });
  const [own, his] = [await start(owner), await start(father)];
  expect(own.status).toBe(200);
  expect(his.data.id).not.toBe(own.data.id);
  expect(await status(`/diagnostic-test/attempt/${own.data.id}`)).toBe(404);
  expect(await status(`/diagnostic-test/attempt/${his.data.id}`, owner)).toBe(404);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ['leaving', () => t.call('POST', `/profile/${child}/leave`, { token: father.token })],
  [
    'a stop by the owner',
    () => t.call('PUT', `/profile/${child}/freeze`, { token: owner.token, body: { frozen: true } }),
  ],
  [
    'withdrawing the consent to health data',
    () => t.call('POST', '/mypage/consent', { token: father.token, body: { kind: 'sensitive', given: false } }),
  ],
  [
    'the seven days after the owner removed a guardian',
    async (id) => {
      await t.call('DELETE', `/profile/${child}/guardian/${id}`, { token: owner.token });
      expect(await status(`/growth/profile/${child}`)).toBe(200);
      t.clock.now += 7 * 24 * 3600_000 + 1000;
      expect(await endRemovals(t.deps)).toBe(1);
      // The token of before is valid again: it is the access that is gone.
      t.clock.now -= 7 * 24 * 3600_000 + 1000;
    },
  ],
])('reaches nothing after %s', async (_name, end) => {
  await share('guardian');
  await measure(father);
  const { data } = await t.callJson<Sharing>('GET', `/profile/${child}/sharing`, { token: owner.token });
  await end(data.people[1]?.id ?? '');
  for (const path of [`/growth/profile/${child}`, `/profile/selected/${child}`, `/profile/${child}/sharing`])
    expect(await status(path)).toBe(403);
});

test('who leaves loses the own check, invitations, links, notices and the answers that were kept of the child', async () => {
  await share('guardian');
  const as = <T>(method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    t.callJson<T>(method, path, { token: father.token, headers, body });
  const id = crypto.randomUUID();
  const invited = await as<NewInvitation>('POST', `/profile/${child}/invitation`, { id, role: 'family' });
  const ends_at = new Date(t.clock.now + 24 * 3600_000).toISOString();
  const started = [
    invited,
    await as('POST', `/clinic-link/profile/${child}`, { id, parts: ['growth'] }),
    await as('POST', `/care-card/profile/${child}`, {
      id,
      parts: ['routine'],
      routine: ['낮잠 1시'],
      ends_at,
      consent: true,
    }),
    await as('POST', `/diagnostic-test/profile/${child}/test/parenting_stress-12-35m/attempt`, { consent: true }),
    await as('PUT', `/profile/selected/${child}`, {}),
  ];
  expect(started.map((answer) => answer.status)).toEqual([201, 201, 201, 200, 200]);
  const write = () =>
    as(
      'POST',
      `/growth/profile/${child}/entry`,
      { id, ...growth, consent: true, confirmed: true },
      { [IDEMPOTENCY_HEADER]: id },
    );
  expect((await write()).data).toMatchObject({ height_cm: 74 });
  await t.call('POST', `/profile/${child}/leave`, { token: father.token });
  expect(await listSharingFaults(t.db)).toEqual(NO_SHARING_FAULTS);
  expect((await accept({ code: invited.data.code }, await t.signUp())).code).toBe('INVITATION_UNKNOWN');
  expect(JSON.stringify(await t.db.select().from(idempotencyKeys))).not.toContain('height_cm');
});
