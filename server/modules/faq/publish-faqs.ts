import type { Faq } from '@contract/faq';
import { FAQ } from '@server/content/faq';
import { faqs } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { and, eq, inArray } from 'drizzle-orm';

type Row = typeof faqs.$inferSelect;
/** Room between two of the content files, and between them and what the staff adds. */
const STEP = 10;

/**
 * Brings the questions of the content files into the table. Run at every start: what the staff changed or wrote is left
 * alone, what is gone from the files goes.
 * @returns how many were written, changed or removed
 */
export async function publishFaqs({ db, now }: Pick<Deps, 'db' | 'now'>, items: readonly Faq[] = FAQ): Promise<number> {
  const kept = await db.select().from(faqs);
  const before = new Map(kept.map((row) => [row.id, row]));
  const updatedAt = new Date(now());
  let touched = 0;
  for (const [nth, { id, ...words }] of items.entries()) {
    const row = before.get(id);
    const columns = { ...words, position: (nth + 1) * STEP };
    if (row && (row.edited || isSame(row, columns))) continue;
    // Two processes that start together write it once.
    if (row)
      await db
        .update(faqs)
        .set({ ...columns, updatedAt })
        .where(and(eq(faqs.id, id), eq(faqs.edited, false)));
    else
      await db
        .insert(faqs)
        .values({ id, ...columns, updatedAt })
        .onConflictDoNothing();
    touched += 1;
  }
  const wanted = new Set(items.map(({ id }) => id));
  const gone = kept.filter(({ id, edited }) => !edited && !wanted.has(id)).map(({ id }) => id);
  if (gone.length > 0) await db.delete(faqs).where(and(inArray(faqs.id, gone), eq(faqs.edited, false)));
  return touched + gone.length;
}

const isSame = (row: Row, { group, question, answer, keywords, position }: Omit<Faq, 'id'> & { position: number }) =>
  row.group === group &&
  row.question === question &&
  row.position === position &&
  row.answer.join('\n') === answer.join('\n') &&
  row.keywords.join('\n') === keywords.join('\n');
