import type { Database } from '@server/db/database';
import { accounts, announcements } from '@server/db/schema';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { createNotices } from '@server/modules/notices/create-notices';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { inAudience } from './audience';

/** People of one transaction. */
const BATCH = 500;

type Host = { db: Database; now: () => number; stopping?: AbortSignal };

/**
 * Sends an announcement to its audience, batch by batch. Each batch is one transaction that also notes where the next
 * begins, so a run that breaks off is continued and nobody gets it twice. Somebody who joined after it was due gets none.
 * @returns how many people were reached by this run
 */
export async function sendAnnouncement(
  { db, now, stopping }: Host,
  { announcementId: id }: { announcementId: string },
): Promise<number> {
  let reached = 0;
  for (;;) {
    const batch = await sendBatch(db, id, now());
    if (batch === null) return reached;
    reached += batch;
    // The next run continues where this one ends.
    throwIfStopping(stopping);
  }
}

/** Null when there is nothing left to do. */
const sendBatch = (db: Database, id: string, now: number): Promise<number | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(announcements).where(eq(announcements.id, id)).for('update');
    if (!row || (row.state !== 'scheduled' && row.state !== 'sending') || row.sendAt.getTime() > now) return null;
    const sendAt = row.sendAt.getTime();
    const audience = { audience: row.audience, from_month: row.fromMonth, to_month: row.toMonth };
    const people = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(
        and(
          inAudience(tx, audience, sendAt),
          lte(accounts.createdAt, row.sendAt),
          row.lastAccountId === null ? undefined : gt(accounts.id, row.lastAccountId),
        ),
      )
      .orderBy(asc(accounts.id))
      .limit(BATCH);
    const last = people.at(-1);
    if (!last) {
      const done = { state: 'sent' as const, sentAt: new Date(now), lastAccountId: null };
      await tx.update(announcements).set(done).where(eq(announcements.id, id));
      return null;
    }
    const { title, body, path } = row;
    const copy = { kind: 'notice', title, body, path, now, announcementId: id } as const;
    await createNotices(
      tx,
      people.map((person) => ({ accountId: person.id, ...copy })),
    );
    await tx
      .update(announcements)
      .set({ state: 'sending', lastAccountId: last.id, reached: row.reached + people.length })
      .where(eq(announcements.id, id));
    return people.length;
  });
