import type { Queryable, Transaction } from '@server/db/database';
import { accounts, guardianships } from '@server/db/schema';
import { groupBy } from '@server/lib/group-by';
import { type ChildContext, isActive } from '@server/modules/profiles/child-access';
import { and, asc, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm';
import { lockEveryChild } from './end-access';
import { notifySharing, type SharingNotice } from './sharing-notices';

type ChildKey = { accountId: string; id: string };

/**
 * The guardians of children of some accounts, by child: the owner, then the other full guardians with access; without
 * those who are leaving. Family hears nothing of health. Two statements.
 */
export async function readGuardians(
  db: Queryable,
  ownerIds: readonly string[],
): Promise<(child: ChildKey) => readonly string[]> {
  const ids = [...new Set(ownerIds)];
  const leaving = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, ids), isNotNull(accounts.leavingAt)));
  const gone = new Set(leaving.map(({ id }) => id));
  const others = await db
    .select({ ownerId: guardianships.ownerId, profileId: guardianships.profileId, id: guardianships.accountId })
    .from(guardianships)
    .innerJoin(accounts, eq(accounts.id, guardianships.accountId))
    .where(
      and(
        inArray(guardianships.ownerId, ids),
        ne(guardianships.accountId, guardianships.ownerId),
        eq(guardianships.role, 'guardian'),
        isActive,
        isNull(accounts.leavingAt),
      ),
    )
    .orderBy(asc(guardianships.since), asc(guardianships.id));
  const othersByChild = groupBy(others, ({ ownerId, profileId }) => `${ownerId} ${profileId}`);
  return ({ accountId, id }) => [
    ...(gone.has(accountId) ? [] : [accountId]),
    ...(othersByChild.get(`${accountId} ${id}`) ?? []).map((other) => other.id),
  ];
}

/** Creates a notice about the caller's change for each other guardian of the child. */
export async function notifyOtherGuardians(
  tx: Transaction,
  { accountId: ownerId, callerId, now }: Pick<ChildContext, 'accountId' | 'callerId' | 'now'>,
  { child, what }: { child: { id: string; name: string }; what: SharingNotice },
): Promise<void> {
  const getGuardians = await readGuardians(tx, [ownerId]);
  const to = getGuardians({ accountId: ownerId, id: child.id }).filter((id) => id !== callerId);
  await notifySharing(tx, { ownerId, child, to, now }, what);
}

/** The same for every child that the account is a guardian of. After the account is locked. */
export async function notifyAllOtherGuardians(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: number },
  what: SharingNotice,
): Promise<void> {
  const children = await lockEveryChild(tx, accountId);
  const shared = await tx
    .select({ profileId: guardianships.profileId })
    .from(guardianships)
    .where(and(eq(guardianships.accountId, accountId), eq(guardianships.role, 'guardian'), isActive));
  const guarded = new Set(shared.map(({ profileId }) => profileId));
  for (const { ownerId, ...child } of children)
    if (ownerId === accountId || guarded.has(child.id))
      await notifyOtherGuardians(tx, { accountId: ownerId, callerId: accountId, now }, { child, what });
}
