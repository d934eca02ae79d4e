import type { Faq } from '@contract/mypage/faq.responses';
import { FAQ } from '@server/content/faq';
import release from '@server/content/release.json';
import type { Queryable } from '@server/db/database';
import { publishRelease } from '@server/db/publish-release';
import { faqs } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { and, eq } from 'drizzle-orm';

type Row = typeof faqs.$inferSelect;
/** Room between two of the content files, and between them and what the staff adds. */
const STEP = 10;

type Columns = Omit<Faq, 'id'> & { position: number };
type Change = { id: string; columns: Columns | null };

/**
 * Upserts the questions of the content files. Runs at every start: rows the staff changed or wrote are unchanged,
 * questions no longer in the files are hidden until a release has them again.
 * @param version of the release; one older than the last changes nothing
 * @returns how many were inserted, updated or hidden
 */
export async function publishFaqs(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  items: readonly Faq[] = FAQ,
  version: number = release.version,
): Promise<number> {
  const updatedAt = new Date(now());
  return publishRelease(
    db,
    { kind: 'faqs', version, now: now() },
    {
      countChanges: async () => (await findChanges(db, items)).length,
      publish: async (tx) => {
        const changes = await findChanges(tx, items);
        for (const { id, columns } of changes) {
          const values = columns ? { ...columns, hidden: false, updatedAt } : { hidden: true, updatedAt };
          const changed = await tx
            .update(faqs)
            .set(values)
            .where(and(eq(faqs.id, id), eq(faqs.edited, false)))
            .returning({ id: faqs.id });
          if (columns && changed.length === 0)
            await tx
              .insert(faqs)
              .values({ id, ...columns, updatedAt })
              .onConflictDoNothing();
        }
        return changes.length;
      },
    },
  );
}

/** Questions that are new, have changed or come back, and those to hide (`columns` is null). */
async function findChanges(db: Queryable, items: readonly Faq[]): Promise<Change[]> {
  const rows = await db.select().from(faqs);
  const before = new Map(rows.map((row) => [row.id, row]));
  const positions = toPositions(items.map(({ id }) => before.get(id)?.position ?? null));
  const written = items.flatMap(({ id, ...words }, index): Change[] => {
    const row = before.get(id);
    const columns = { ...words, position: positions[index] ?? 0 };
    return row && (row.edited || isSame(row, columns)) ? [] : [{ id, columns }];
  });
  const wanted = new Set(items.map(({ id }) => id));
  const withdrawn = rows.filter(({ id, edited, hidden }) => !edited && !hidden && !wanted.has(id));
  return [...written, ...withdrawn.map(({ id }): Change => ({ id, columns: null }))];
}

/** Positions in the order of the list. Existing positions stay, so that adding or removing a question moves no other. */
function toPositions(before: readonly (number | null)[]): number[] {
  let last = 0;
  return before.map((current, index) => {
    const next = before.slice(index + 1).find((position) => position !== null && position > last);
    const room = next === undefined || next === null || next > last + STEP ? STEP : 1;
    last = current !== null && current > last ? current : last + room;
    return last;
  });
}

const isSame = (row: Row, { group, question, answer, keywords, position }: Columns) =>
  !row.hidden &&
  row.group === group &&
  row.question === question &&
  row.position === position &&
  row.answer.join('\n') === answer.join('\n') &&
  row.keywords.join('\n') === keywords.join('\n');
