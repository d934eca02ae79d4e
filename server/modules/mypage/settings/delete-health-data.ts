import type { Transaction } from '@server/db/database';
import { PERSON_TABLES } from '@server/db/erasure/person-tables';
import { officialResults, profiles } from '@server/db/schema';
import { endThings, listWhoSees } from '@server/modules/profiles/sharing/access-ends';
import { notifySharing } from '@server/modules/profiles/sharing/sharing-notices';
import { eq } from 'drizzle-orm';

/**
 * Deletes what the consent to health data covered, of all children of the account: checks with answers and results,
 * growth, copied official results, marks of vaccinations and check-ups, plays chosen by them, and what the people who see
 * them have of it (`ENDS`). Locks every child first: a write of health data, which locks its child or attempt before it reads the
 * consent, has then ended or will find the consent withdrawn; an answer, which does both in one statement, finds its
 * check deleted.
 * @returns paths of pictures to remove after the commit
 */
export async function deleteHealthData(tx: Transaction, accountId: string, now: number): Promise<string[]> {
  const children = await tx
    .select({ id: profiles.id, name: profiles.name })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(profiles.id)
    .for('update');
  const papers = await tx
    .select({ photos: officialResults.photos })
    .from(officialResults)
    .where(eq(officialResults.accountId, accountId));
  const person = { accountId, email: '', throttleKeys: [] };
  for (const { table, rows, isHealth } of PERSON_TABLES) if (isHealth) await tx.delete(table).where(rows(person));
  await tx.update(profiles).set({ combinedVaccine: null, bookletUntil: null }).where(eq(profiles.accountId, accountId));
  for (const child of children) {
    const key = { ownerId: accountId, profileId: child.id };
    const accountIds = await listWhoSees(tx, key);
    await endThings(tx, 'healthWithdrawn', { accountIds, child: key, now });
    const to = accountIds.filter((id) => id !== accountId);
    await notifySharing(tx, { ownerId: accountId, child, to, now }, 'healthDeleted');
  }
  return papers.flatMap(({ photos }) => photos);
}
