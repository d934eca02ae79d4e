/** @postgres locks concurrency */
import { setTimeout } from 'node:timers/promises';
import { DAY_MS } from '@contract/common/time';
import type { Transaction } from '@server/db/database';
import { queryRows } from '@server/db/query-rows';
import { profiles } from '@server/db/schema';
import { purgeLeft } from '@server/modules/auth/leaving/purge';
import { addChild, shareChild } from '@server/testing/share-child';
import { listSharingFaults, NO_SHARING_FAULTS } from '@server/testing/sharing-check';
import { type SignedUp, useTestApp } from '@server/testing/test-app';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { endAccess, lockSharedChild } from './end-access';
import { moveChild } from './move-child';
import { notifySharing } from './sharing-notices';

// The embedded database runs one transaction after another.
const onServer = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onServer('a change of a child that is not committed yet', () => {
  const t = useTestApp();
  let owner: SignedUp;
  let father: SignedUp;
  let child: string;
  beforeEach(async () => {
    [owner, father] = (await t.signUpEach([{ password: 'password of owner' }, { password: 'password of father' }])) as [
      SignedUp,
      SignedUp,
    ];
    child = await addChild(t, owner);
    await shareChild(t, { owner, child, role: 'guardian', who: father });
  });

  const ofChild = () => ({ ownerId: owner.accountId, profileId: child });
  const deleteChild = (tx: Transaction) => tx.delete(profiles).where(eq(profiles.id, child));
  async function endFather(tx: Transaction) {
    await lockSharedChild(tx, ofChild());
    await endAccess(tx, { ...ofChild(), accountId: father.accountId, now: t.clock.now });
  }

  async function countWaiting(): Promise<number> {
    const query = sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return (await queryRows(t.db, query, v.object({ n: v.number() })))[0]?.n ?? 0;
  }

  /** Calls once the change was made, and commits the change once the call waits for it. */
  async function callDuring<T>(
    change: (tx: Transaction) => Promise<unknown>,
    call: () => Promise<T>,
    last: (tx: Transaction) => Promise<unknown> = async () => undefined,
  ): Promise<T> {
    const answer = await t.db.transaction(async (tx) => {
      await change(tx);
      const state = { isAnswered: false };
      const called = call().finally(() => {
        state.isAnswered = true;
      });
      while (!state.isAnswered && (await countWaiting()) === 0) await setTimeout(5);
      await last(tx);
      return { called };
    });
    return answer.called;
  }

  const send = async (who: SignedUp, method: string, path: string, body?: object) =>
    (await t.call(method, path, { token: who.token, body })).status;
  const leaveService = () => send(owner, 'POST', '/mypage/cancel-membership', { password: owner.password });
  const setGuardianPassword = (body: object) => send(father, 'PUT', '/mypage/guardian-password', body);

  test.each([
    ['whose access ends is not asked to take over from an owner who leaves', endFather],
    ['of a deleted child is not asked to take over from an owner who leaves', deleteChild],
  ])('a guardian %s', async (_name, change) => {
    expect(await callDuring(change, leaveService)).toBe(200);
    expect(await listSharingFaults(t.db)).toEqual(NO_SHARING_FAULTS);
  });

  test('a guardian of a deleted child changes the guardian password', async () => {
    await send(father, 'POST', '/mypage/guardian-password', { password: '1234' });
    const change = () => setGuardianPassword({ current_password: '1234', password: '5678' });
    expect(await callDuring(deleteChild, change)).toBe(200);
  });

  test.each(['/today/profile/:child', '/weekly-letter/profile/:child'])(
    '%s is refused for a deleted child',
    async (path) => {
      const read = () => send(father, 'GET', path.replace(':child', child));
      expect(await callDuring(deleteChild, read)).toBe(403);
    },
  );

  test.each([
    [true, 409, 'CONFLICT', '1'],
    [false, 403, 'CHILD_MOVED', null],
  ])(
    'a write of an owner that waits for a handover (who stays: %s) is answered %i %s',
    async (ownerStays, ...answer) => {
      await t.call('POST', '/mypage/consent', { token: owner.token, body: { kind: 'sensitive', given: true } });
      const handOver = async (tx: Transaction) => {
        await lockSharedChild(tx, ofChild());
        await moveChild(tx, { ...ofChild(), toId: father.accountId, reason: 'handover', ownerStays, now: t.clock.now });
      };
      const values = { measured_on: '20260101', height_cm: 74, weight_kg: 9, head_cm: null, position: 'lying' };
      const body = { id: crypto.randomUUID(), ...values, place: 'home', note: '', confirmed: true };
      const write = () => t.callJson('POST', `/growth/profile/${child}/entry`, { token: owner.token, body });
      const { status, code, headers } = await callDuring(handOver, write);
      expect([status, code, headers.get('retry-after')]).toEqual(answer);
      expect((await write()).status).toBe(ownerStays ? 201 : 403);
    },
  );

  test('an owner who left is erased while a guardian goes', async () => {
    await leaveService();
    t.clock.now += 30 * DAY_MS;
    const goOn = (tx: Transaction) =>
      notifySharing(
        tx,
        { ownerId: owner.accountId, child: { id: child, name: '하루' }, to: [owner.accountId], now: t.clock.now },
        'left',
      );
    expect(await callDuring(endFather, () => purgeLeft(t.deps), goOn)).toBe(1);
    expect(await listSharingFaults(t.db)).toEqual(NO_SHARING_FAULTS);
  });
});
