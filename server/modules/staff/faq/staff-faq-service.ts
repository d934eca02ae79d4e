import type { FaqChangeInput, FaqInput } from '@contract/mypage/faq';
import type { StaffFaq } from '@contract/mypage/faq.responses';
import type { Database } from '@server/db/database';
import { faqs } from '@server/db/schema';
import { AppError } from '@server/http/errors';
import { assertUnchanged, nextUpdatedAt } from '@server/http/input/opened-row';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { type FaqRow, listFaqRows, toFaq } from '@server/modules/mypage/faq/faq-service';
import { eq, max } from 'drizzle-orm';
import { v7 as newId } from 'uuid';

type Context = { db: Database; now: number; accountId: string };

/** The hidden ones, too. */
export async function listStaffFaqs({ db }: Pick<Context, 'db'>): Promise<StaffFaq[]> {
  const rows = await listFaqRows(db, { hiddenToo: true });
  return rows.map(toStaffFaq);
}

/** A question of the staff's own, last in its group. */
export async function createFaq({ db, now, accountId }: Context, input: FaqInput): Promise<StaffFaq> {
  return db.transaction(async (tx) => {
    const [last] = await tx.select({ position: max(faqs.position) }).from(faqs);
    const [row] = await tx
      .insert(faqs)
      .values({
        id: `faq-${newId()}`,
        ...toColumns(input),
        position: (last?.position ?? 0) + 1,
        edited: true,
        updatedAt: new Date(now),
      })
      .returning();
    if (!row) throw new AppError('INTERNAL');
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'faq.create', subjectId: row.id });
    return toStaffFaq(row);
  });
}

/** @throws AppError NOT_FOUND, CONFLICT when it was changed meanwhile */
export async function updateFaq(
  { db, now, accountId }: Context,
  { id, updated_at, ...input }: FaqChangeInput & { id: string },
): Promise<StaffFaq> {
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(faqs).where(eq(faqs.id, id)).for('update');
    if (!before) throw new AppError('NOT_FOUND');
    assertUnchanged(before, updated_at);
    // A change in the very millisecond of the last one is a change all the same.
    const updatedAt = nextUpdatedAt(before, now);
    const [row] = await tx
      .update(faqs)
      .set({ ...toColumns(input), edited: true, updatedAt })
      .where(eq(faqs.id, id))
      .returning();
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'faq.update', subjectId: id });
    return toStaffFaq(row ?? before);
  });
}

const toColumns = ({ group, question, answer, keywords, hidden }: FaqInput) => ({
  group,
  question,
  answer: answer
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== ''),
  keywords,
  hidden,
});

const toStaffFaq = (row: FaqRow): StaffFaq => ({
  ...toFaq(row),
  hidden: row.hidden,
  edited: row.edited,
  updated_at: row.updatedAt.toISOString(),
});
