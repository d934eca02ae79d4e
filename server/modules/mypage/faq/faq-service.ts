import { FAQ_GROUPS } from '@contract/mypage/faq';
import type { Faq } from '@contract/mypage/faq.responses';
import type { Database, Queryable } from '@server/db/database';
import { faqs } from '@server/db/schema';
import { asc, eq } from 'drizzle-orm';

export type FaqRow = typeof faqs.$inferSelect;

/** Visible entries, group by group; there are a hundred or so, so a page has them all. */
export async function listFaqs({ db }: { db: Database }): Promise<Faq[]> {
  const rows = await listFaqRows(db, { hiddenToo: false });
  return rows.map(toFaq);
}

/** Questions in the order of their groups. */
export async function listFaqRows(db: Queryable, { hiddenToo }: { hiddenToo: boolean }): Promise<FaqRow[]> {
  const rows = await db
    .select()
    .from(faqs)
    .where(hiddenToo ? undefined : eq(faqs.hidden, false))
    .orderBy(asc(faqs.position), asc(faqs.id));
  return rows.toSorted((a, b) => groupAt(a) - groupAt(b));
}

const groupAt = ({ group }: FaqRow) => FAQ_GROUPS.indexOf(group);

export const toFaq = ({ id, group, question, answer, keywords }: FaqRow): Faq => ({
  id,
  group,
  question,
  answer,
  keywords,
});
