import { DAY_MS } from '@contract/common/time';
import type { SHARED_ROLES } from '@contract/profiles/child-roles';
import type { Database } from '@server/db/database';
import { growthEntries, guardianships, healthMarks, officialResults, playMarks } from '@server/db/schema';
import { recordConsents } from '@server/modules/accounts/consents/consents-service';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { seedId } from './seed-ids';

const OWNER = seedId('account-demo');
const CHILD = seedId('child-가람');
const CONSENTED = { guardian: 'sensitive', family: 'family' } as const;
const SINCE = { guardian: 240, family: 60 } as const;
/** Of the child's newest measurements. */
const MEASURED = 2;
const MARKED = 4;

/** An account shares 가람 of the demo account; a guardian has also written about the child. */
export async function seedSharing(
  tx: Database,
  accountId: string,
  role: (typeof SHARED_ROLES)[number],
  now: number,
): Promise<void> {
  const since = now - SINCE[role] * DAY_MS;
  await recordConsents(tx, { accountId, now: since }, [{ kind: CONSENTED[role], given: true }]);
  await tx
    .insert(guardianships)
    .values({
      ownerId: OWNER,
      profileId: CHILD,
      accountId,
      id: seedId(`guardianship-${accountId}`),
      role,
      invitedBy: OWNER,
      since: new Date(since),
    })
    .onConflictDoNothing();
  if (role === 'guardian') await writeAs(tx, accountId);
}

async function writeAs(tx: Database, accountId: string) {
  const ofChild = and(eq(growthEntries.accountId, OWNER), eq(growthEntries.profileId, CHILD));
  const newest = tx
    .select({ id: growthEntries.id })
    .from(growthEntries)
    .where(ofChild)
    .orderBy(desc(growthEntries.measuredOn))
    .limit(MEASURED);
  await tx
    .update(growthEntries)
    .set({ writtenBy: accountId })
    .where(and(ofChild, inArray(growthEntries.id, newest)));
  for (const table of [playMarks, officialResults])
    await tx
      .update(table)
      .set({ writtenBy: accountId })
      .where(and(eq(table.accountId, OWNER), eq(table.profileId, CHILD)));
  await markHealthAs(tx, accountId);
}

/** The newest vaccinations and check-ups. */
async function markHealthAs(tx: Database, accountId: string) {
  const ofChild = and(eq(healthMarks.accountId, OWNER), eq(healthMarks.profileId, CHILD));
  const newest = tx
    .select({ id: healthMarks.id })
    .from(healthMarks)
    .where(ofChild)
    .orderBy(sql`${healthMarks.doneOn} desc nulls last`, asc(healthMarks.id))
    .limit(MARKED);
  await tx
    .update(healthMarks)
    .set({ writtenBy: accountId })
    .where(and(ofChild, inArray(healthMarks.id, newest)));
}
