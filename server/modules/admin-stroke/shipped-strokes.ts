import type { Subject } from '@contract/admin-stroke/stroke-lists';
import { type ContentGlyph, GLYPHS, SUBJECTS } from '@server/content/strokes';
import type { Database, Queryable } from '@server/db/database';
import { strokes } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { eq } from 'drizzle-orm';

/** Ids up to here are of the shipped set; records added by hand come after. */
export const SHIPPED_IDS = 999;

const toRow = (glyph: ContentGlyph, now: number): typeof strokes.$inferInsert => ({
  id: glyph.id,
  subject: glyph.subject,
  group: glyph.group,
  unitWord: glyph.unit_word,
  unitWriteStroke: Object.fromEntries(glyph.strokes.map((points, index) => [String(index + 1), points])),
  imagePath: `glyph-${glyph.id}.svg`,
  imageName: `${glyph.unit_word}.svg`,
  updatedAt: new Date(now),
});

/** Inserts missing records of the shipped set for a subject; existing ones are unchanged. */
async function insertShipped(
  { db, now }: { db: Queryable; now: number },
  subject: Subject,
): Promise<{ inserted: number; existing: number }> {
  const shipped = GLYPHS.filter((glyph) => glyph.subject === subject);
  const there = await db.select({ id: strokes.id }).from(strokes).where(eq(strokes.subject, subject));
  const known = new Set(there.map(({ id }) => id));
  const missing = shipped.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return { inserted: 0, existing: shipped.length };
  const added = await db
    .insert(strokes)
    .values(missing.map((glyph) => toRow(glyph, now)))
    .onConflictDoNothing()
    .returning({ id: strokes.id });
  return { inserted: added.length, existing: shipped.length - added.length };
}

/** `insertShipped` by staff. */
export const insertMissing = (
  { db, now, accountId }: Pick<ServiceContext, 'db' | 'now' | 'accountId'>,
  subject: Subject,
) =>
  db.transaction(async (tx) => {
    const done = await insertShipped({ db: tx, now }, subject);
    if (done.inserted > 0)
      await recordStaffAction(tx, { actorId: accountId, now }, { action: 'stroke.insert', subjectId: subject });
    return done;
  });

/** The whole set, as a server has it from its first start on. */
export async function seedStrokes(db: Database, now: number): Promise<void> {
  for (const subject of SUBJECTS) await insertShipped({ db, now }, subject);
}
