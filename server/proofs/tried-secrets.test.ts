/** @postgres sql */
import { HOUR_MS } from '@contract/common/time';
import type { CareCard } from '@contract/mypage/care-card.responses';
import type { ClinicLink } from '@contract/mypage/clinic.responses';
import type { NewInvitation } from '@contract/profiles/sharing.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import { invitations } from '@server/db/schema';
import { figure } from '@server/testing/report-figure';
import { addChild } from '@server/testing/share-child';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { testConfig } from '@server/testing/test-deps';
import { eq } from 'drizzle-orm';

const t = useTestApp({ config: { ...testConfig, trustedProxies: 1 } });
let owner: SignedUp;
let visitor: SignedUp;
let child: string;
beforeEach(async () => {
  [owner, visitor] = (await t.signUpEach([{}, {}])) as [SignedUp, SignedUp];
  child = await addChild(t, owner);
});

const send = <T>(method: string, path: string, body?: unknown) =>
  t.callJson<T>(method, path, { token: owner.token, body });
const from = (network: string) => ({ 'x-forwarded-for': network });
const toToken = (path: string | null) => path?.slice(path.indexOf('#') + 1) ?? '';
const shape = ({ status, code, message, fields }: Awaited<ReturnType<typeof t.callJson>>) =>
  JSON.stringify([status, code, message, fields]);

const invite = async () =>
  (await send<NewInvitation>('POST', `/profile/${child}/invitation`, { id: crypto.randomUUID(), role: 'family' })).data;
const look = (code: string, who = visitor, network = '192.0.2.1') =>
  t.callJson('POST', '/invitation/look', { token: who.token, body: { secret: { code } }, headers: from(network) });

const count = (limit: number, answers: readonly { status: number; message?: string | undefined }[]) => {
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(answers.length - limit);
  expect(refused.every(({ message }) => /[가-힣]/.test(message ?? ''))).toBe(true);
  return limit;
};
const times = (n: number) => Array.from({ length: n }, (_, index) => index);

test('a code that is unknown, used, taken back or expired is answered alike', async () => {
  const [used, takenBack, expired] = [await invite(), await invite(), await invite()];
  const accepting = { secret: { code: used.code }, family_consent: textVersion('family') };
  const accepted = await t.callJson('POST', '/invitation/accept', { token: visitor.token, body: accepting });
  expect(accepted.status).toBe(200);
  await send('DELETE', `/profile/${child}/invitation/${takenBack.id}`);
  await t.db
    .update(invitations)
    .set({ expiresAt: new Date(t.clock.now) })
    .where(eq(invitations.id, expired.id));
  const answers = [];
  for (const code of ['ABCDEFGH', used.code, takenBack.code, expired.code]) answers.push(await look(code));
  expect(answers[0]).toMatchObject({ status: 404, code: 'INVITATION_UNKNOWN' });
  expect(new Set(answers.map(shape)).size).toBe(1);
});

test('codes are tried twenty times an hour by an account, and a hundred times by a network', async () => {
  const byAccount = await Promise.all(times(25).map(() => look('ABCDEFGH')));
  const ofAccount = count(20, byAccount);
  const people = await t.signUpEach(times(7).map(() => ({})));
  const byNetwork = await Promise.all(people.flatMap((who) => times(20).map(() => look('ABCDEFGH', who, '192.0.2.9'))));
  const ofNetwork = count(100, byNetwork);
  const [another] = (await t.signUpEach([{}])) as [SignedUp];
  expect((await look('ABCDEFGH', another, '192.0.2.9')).code).toBe('TOO_MANY_REQUESTS');
  expect((await look('ABCDEFGH', another)).code).toBe('INVITATION_UNKNOWN');
  figure('tried-codes', `${ofAccount} tries an hour of an account, ${ofNetwork} of a network, at once as well`);
});

const PAGES = {
  clinic: {
    create: () =>
      send<ClinicLink>('POST', `/clinic-link/profile/${child}`, { id: crypto.randomUUID(), parts: ['growth'] }),
    end: (id: string) => send('DELETE', `/clinic-link/profile/${child}/link/${id}`),
  },
  card: {
    create: () =>
      send<CareCard>('POST', `/care-card/profile/${child}`, {
        id: crypto.randomUUID(),
        parts: ['routine'],
        routine: ['낮잠'],
        ends_at: new Date(t.clock.now + HOUR_MS).toISOString(),
        consent: true,
      }),
    end: (id: string) => send('DELETE', `/care-card/profile/${child}/card/${id}`),
  },
};
const open = (kind: keyof typeof PAGES, token: string, network = '192.0.2.1') =>
  t.callJson('POST', `/${kind}/open`, { body: { token }, headers: from(network) });

test.each(['clinic', 'card'] as const)('a token of a %s page that opens nothing is answered alike', async (kind) => {
  const [ended, opened, ofOtherKind] = [
    (await PAGES[kind].create()).data,
    (await PAGES[kind].create()).data,
    (await PAGES[kind === 'clinic' ? 'card' : 'clinic'].create()).data,
  ];
  await PAGES[kind].end(ended.id);
  // The one for a clinic is opened once.
  expect((await open(kind, toToken(opened.path))).status).toBe(200);
  if (kind === 'card') await PAGES.card.end(opened.id);
  const answers = [];
  for (const token of ['a'.repeat(64), toToken(ended.path), toToken(opened.path), toToken(ofOtherKind.path)])
    answers.push(await open(kind, token));
  expect(answers[0]).toMatchObject({ status: 410, code: 'LINK_ENDED' });
  expect(new Set(answers.map(shape)).size).toBe(1);
});

test('tokens that open nothing are tried thirty times an hour by a network, for both kinds of pages', async () => {
  const tries = await Promise.all(
    times(40).map((index) => open(index % 2 === 0 ? 'clinic' : 'card', index.toString(16).padStart(64, '0'))),
  );
  const limit = count(30, tries);
  const link = (await PAGES.clinic.create()).data;
  expect((await open('clinic', 'f'.repeat(64), '198.51.100.1')).code).toBe('LINK_ENDED');
  expect((await open('clinic', toToken(link.path))).status).toBe(200);
  figure('tried-tokens', `${limit} tries an hour of a network, at once as well; a right token opens all the same`);
});
