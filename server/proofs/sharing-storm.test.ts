/** @postgres locks concurrency */

import { formatDay, seoulDay } from '@contract/common/calendar';
import { DAY_MS } from '@contract/common/time';
import type { Profile } from '@contract/profiles/profile.responses';
import type { NewInvitation, Sharing } from '@contract/profiles/sharing.responses';
import type { Attempt, SavedAnswer } from '@contract/test/diagnostics.responses';
import { textVersion } from '@server/content/legal/legal-texts';
import { accounts, guardianships, profiles, testAnswerEvents, testResults } from '@server/db/schema';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { figure } from '@server/testing/report-figure';
import { seededRandom } from '@server/testing/seeded-random';
import { listSharingFaults, NO_SHARING_FAULTS } from '@server/testing/sharing-check';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq } from 'drizzle-orm';
import { countRowsContaining, TABLES } from './contents';

const ROUNDS = Number(process.env.SHARING_ROUNDS ?? 4);
const SEED = Number(process.env.SHARING_SEED ?? 20260310);
const AT_ONCE = 12;
jest.setTimeout(60_000 + ROUNDS * 5_000);

const t = useTestApp();

const send = <T>(who: SignedUp, method: string, path: string, body?: unknown) =>
  t.callJson<T>(method, path, { token: who.token, body });
const consents = () => ({
  child_consent: textVersion('child_data'),
  sensitive_consent: textVersion('sensitive'),
  family_consent: textVersion('family'),
});

async function addChild(owner: SignedUp) {
  const birth_date = formatDay(seoulDay(t.clock.now - 370 * DAY_MS));
  const body = { name: '하루', birth_date, gender: 'female', image: null };
  return (await send<Profile>(owner, 'POST', '/profile', body)).data.id;
}

type Role = 'guardian' | 'family';
const invite = (owner: SignedUp, child: string, role: Role) =>
  send<NewInvitation>(owner, 'POST', `/profile/${child}/invitation`, { id: crypto.randomUUID(), role });
const accept = (who: SignedUp, code: string) =>
  send<Profile>(who, 'POST', '/invitation/accept', { secret: { code }, ...consents() });

async function share(owner: SignedUp, child: string, { to, role }: { to: SignedUp; role: Role }) {
  const { data } = await invite(owner, child, role);
  expect((await accept(to, data.code)).status).toBe(200);
}

async function startCheck(who: SignedUp, child: string, test: string) {
  const path = `/diagnostic-test/profile/${child}/test/${test}/attempt`;
  return (await send<Attempt>(who, 'POST', path, { consent: true })).data;
}

const toAnswer = (attempt: Attempt, index: number, at: number) => {
  const item = attempt.items[index % attempt.items.length];
  if (!item) throw new Error('a check has items');
  const values = item.kind === 'concern' ? (['yes', 'no'] as const) : (['yes', 'sometimes', 'not_yet'] as const);
  const value = values[index % values.length];
  return { id: crypto.randomUUID(), item_id: item.id, value, answered_at: new Date(at).toISOString() };
};

test('fifty answers of two guardians at once to one check: the later answer of each question wins, none is lost', async () => {
  const people = (await t.signUpEach([{}, {}])) as [SignedUp, SignedUp];
  const [owner, father] = people;
  const child = await addChild(owner);
  await share(owner, child, { to: father, role: 'guardian' });
  const attempt = await startCheck(owner, child, 'development-12m');
  const { next } = seededRandom(SEED);
  const size = Math.max(50, attempt.items.length * 2);
  const answers = Array.from({ length: size }, (_, index) => ({
    by: index % 3 === 0 ? owner : father,
    sent: toAnswer(attempt, index, t.clock.now - Math.floor(next() * 60_000)),
  }));
  const statuses = await Promise.all(
    answers.map(
      async ({ by, sent }) => (await send(by, 'PUT', `/diagnostic-test/attempt/${attempt.id}/answer`, sent)).status,
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));

  const expected = new Map<string, (typeof answers)[number]>();
  for (const answer of answers) {
    const before = expected.get(answer.sent.item_id);
    const order = (each: typeof answer) => `${each.sent.answered_at} ${each.sent.id}`;
    if (!before || order(before) < order(answer)) expected.set(answer.sent.item_id, answer);
  }
  for (const reader of people) {
    const { data } = await send<Attempt>(reader, 'GET', `/diagnostic-test/attempt/${attempt.id}`);
    const seen = data.answers.map(({ item_id, value, answered_at, by }: SavedAnswer) => [
      item_id,
      value,
      answered_at,
      by !== undefined,
    ]);
    expect(new Set(seen.map(String))).toEqual(
      new Set(
        [...expected.values()].map(({ by, sent }) =>
          String([sent.item_id, sent.value, sent.answered_at, by !== reader]),
        ),
      ),
    );
  }
  const events = await t.db.select().from(testAnswerEvents).where(eq(testAnswerEvents.attemptId, attempt.id));
  const writers = new Map(answers.map(({ by, sent }) => [sent.id, by.accountId]));
  expect(new Map(events.map(({ id, writtenBy }) => [id, writtenBy]))).toEqual(writers);

  const results = await Promise.all(
    [owner, father, owner, father].map((who) => send(who, 'POST', `/diagnostic-test/attempt/${attempt.id}/complete`)),
  );
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(results.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(await t.db.select().from(testResults).where(eq(testResults.attemptId, attempt.id))).toHaveLength(1);
  expect(await listSharingFaults(t.db)).toEqual(NO_SHARING_FAULTS);
});

/** A family about one child: who owns it, a guardian and a grandmother who see it, and two who hold a code. */
async function createRound() {
  const [owner, father, grandmother, uncle, aunt] = (await t.signUpEach(
    Array.from({ length: 5 }, (_, index) => ({
      password: `password ${index}`,
      email: `${crypto.randomUUID()}@example.com`,
    })),
  )) as [SignedUp, SignedUp, SignedUp, SignedUp, SignedUp];
  const child = await addChild(owner);
  await share(owner, child, { to: father, role: 'guardian' });
  await share(owner, child, { to: grandmother, role: 'family' });
  const codes = [(await invite(owner, child, 'guardian')).data.code, (await invite(owner, child, 'family')).data.code];
  const attempt = await startCheck(father, child, 'development-12m');
  const own = await startCheck(father, child, 'parenting_stress-12-35m');
  const { data } = await send<Sharing>(owner, 'GET', `/profile/${child}/sharing`);
  const ids = data.people.flatMap(({ id }) => (id === null ? [] : [id]));
  return { owner, father, grandmother, uncle, aunt, child, codes, attempt, own, ids };
}
type Round = Awaited<ReturnType<typeof createRound>>;

const growth = () => ({
  id: crypto.randomUUID(),
  measured_on: formatDay(seoulDay(t.clock.now - DAY_MS)),
  height_cm: 74,
  consent: true,
  confirmed: true,
});

/** Actions of people of a round at the same moment; `nth` differs each time. */
function listActions(round: Round) {
  const { owner, father, grandmother, uncle, aunt, child, codes, attempt, own, ids } = round;
  const answer = (check: Attempt) => (index: number) =>
    send(father, 'PUT', `/diagnostic-test/attempt/${check.id}/answer`, toAnswer(check, index, t.clock.now));
  const ownValue = (index: number) => ({ ...toAnswer(own, index, t.clock.now), value: 'sometimes' });
  const freeze = (who: SignedUp) => (index: number) =>
    send(who, 'PUT', `/profile/${child}/freeze`, { frozen: index % 2 === 0 });
  const leaveService = (who: SignedUp, password: string) => () =>
    send(who, 'POST', '/mypage/cancel-membership', { password });
  return {
    writes: [
      answer(attempt),
      (index: number) => send(father, 'PUT', `/diagnostic-test/attempt/${own.id}/answer`, ownValue(index)),
      () => send(father, 'POST', `/growth/profile/${child}/entry`, growth()),
      () => send(owner, 'POST', `/growth/profile/${child}/entry`, growth()),
      () => send(father, 'PUT', `/profile/selected/${child}`),
      () =>
        send(father, 'POST', `/diagnostic-test/profile/${child}/test/parenting_stress-12-35m/attempt`, { again: true }),
      () =>
        send(father, 'POST', `/care-card/profile/${child}`, {
          id: crypto.randomUUID(),
          parts: ['routine'],
          routine: ['낮잠'],
          ends_at: new Date(t.clock.now + DAY_MS).toISOString(),
        }),
    ],
    leaving: [leaveService(owner, owner.password), leaveService(father, father.password)],
    changes: [
      () => accept(uncle, codes[0] ?? ''),
      () => accept(aunt, codes[0] ?? ''),
      () => accept(aunt, codes[1] ?? ''),
      () => invite(father, child, 'family'),
      (index: number) => send(owner, 'DELETE', `/profile/${child}/guardian/${ids[index % ids.length]}`),
      () => send(father, 'POST', `/profile/${child}/leave`),
      () => send(grandmother, 'POST', `/profile/${child}/leave`),
      freeze(owner),
      freeze(father),
      () => send(father, 'POST', '/mypage/consent', { kind: 'sensitive', given: false }),
      () => send(owner, 'POST', '/mypage/consent', { kind: 'sensitive', given: false }),
      () => send(father, 'PUT', `/profile/${child}/takeover`, { agreed: true }),
      () => send(owner, 'DELETE', `/profile/${child}`, { name: '하루' }),
    ],
  };
}

/** People who see nothing of the child by the rows, and what they are answered all the same. */
async function listReadsWithoutAccess({ child, attempt, ...round }: Round) {
  const wrong: unknown[] = [];
  const own = await t.db.select().from(profiles).where(eq(profiles.id, child));
  const shared = await t.db
    .select({ accountId: guardianships.accountId })
    .from(guardianships)
    .where(eq(guardianships.profileId, child));
  const people = [...own, ...shared].map(({ accountId }) => accountId);
  for (const who of [round.owner, round.father, round.grandmother, round.uncle, round.aunt]) {
    const has = people.includes(who.accountId);
    for (const path of [
      `/growth/profile/${child}`,
      `/profile/${child}/sharing`,
      `/diagnostic-test/attempt/${attempt.id}`,
    ]) {
      const { status } = await send(who, 'GET', path);
      if (!has && ![401, 403, 404].includes(status)) wrong.push([path, status]);
      if (status >= 500) wrong.push([path, status]);
    }
  }
  return wrong;
}

/** The log of what the server failed at. */
const listFailures = (answers: readonly { status: number }[]) =>
  answers.some(({ status }) => status >= 500) ? t.logLines.slice(-20) : [];

test(`invitations, removals, stops and leaving race with writes in ${ROUNDS} rounds: nothing is left without an owner, nobody without access reads`, async () => {
  const { below, pick } = seededRandom(SEED);
  let [calls, reads, purged] = [0, 0, 0];
  for (let index = 0; index < ROUNDS; index += 1) {
    const round = await createRound();
    const { writes, changes, leaving } = listActions(round);
    const deal = Array.from({ length: AT_ONCE }, (_, place) =>
      pick(place % 2 === 0 ? writes : [...changes, ...leaving]),
    );
    const answers = await Promise.all(deal.map((act) => act(below(100))));
    calls += answers.length;
    expect(listFailures(answers)).toEqual([]);
    expect(await listReadsWithoutAccess(round)).toEqual([]);
    reads += 15;
    expect(await listSharingFaults(t.db)).toEqual(NO_SHARING_FAULTS);
    // The person who left is erased while the others go on.
    t.clock.now += 30 * DAY_MS;
    const others = [...writes, pick(changes), pick(changes), pick(changes)];
    const [erased, ...after] = await Promise.all([purgeLeft(t.deps), ...others.map((act) => act(below(100)))]);
    purged += erased;
    expect(listFailures(after)).toEqual([]);
    expect(await listSharingFaults(t.db)).toEqual(NO_SHARING_FAULTS);
    const accountIds = (await t.db.select({ id: accounts.id }).from(accounts)).map(({ id }) => id);
    const gone = [round.owner, round.father].map(({ accountId }) => accountId).filter((id) => !accountIds.includes(id));
    expect(gone).toHaveLength(erased);
    expect(await countRowsContaining(t.db, gone, TABLES)).toEqual([]);
  }
  figure(
    'sharing-storm',
    `${ROUNDS} rounds, ${calls} calls at once and ${purged} accounts erased during writes: 0 rows without an owner, 0 of ${reads} reads without access answered, 0 failures`,
  );
});
