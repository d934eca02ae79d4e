import type { Transaction } from '@server/db/database';
import { PERSON_TABLES } from '@server/db/person-tables';
import { accountExports, idempotencyKeys, officialResults, posts, profiles } from '@server/db/schema';
import { and, eq, isNotNull, lt } from 'drizzle-orm';

/** What a repeated write is answered once its stored answer is gone: it still writes nothing. */
const EMPTIED_ANSWER = JSON.stringify({ success: true, data: null });

/**
 * Deletes what the consent to health data covered, of all children of the account: checks with answers and results,
 * growth, copied official results, marks of vaccinations and check-ups, plays chosen by them, results attached to
 * questions, and what archives hold of them. Locks every child first: a write of health data, which locks its child or attempt before it reads the
 * consent, has then ended or will find the consent withdrawn; an answer, which does both in one statement, finds its
 * check deleted.
 * @returns paths of pictures to remove after the commit
 */
export async function deleteHealthData(tx: Transaction, accountId: string, now: number): Promise<string[]> {
  await tx
    .select({ id: profiles.id })
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
  await tx
    .update(posts)
    .set({ childSummary: null })
    .where(and(eq(posts.authorId, accountId), isNotNull(posts.childSummary)));
  // An archive without its key is unreadable; the sweep removes its file.
  await tx
    .update(accountExports)
    .set({ key: null, expiresAt: new Date(now) })
    .where(eq(accountExports.accountId, accountId));
  // Stored answers of keyed writes repeat what was written.
  await tx
    .update(idempotencyKeys)
    .set({ body: EMPTIED_ANSWER })
    .where(
      and(eq(idempotencyKeys.accountId, accountId), isNotNull(idempotencyKeys.body), lt(idempotencyKeys.status, 300)),
    );
  return papers.flatMap(({ photos }) => photos);
}
