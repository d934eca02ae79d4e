import { STROKES_FILE_KIND, SUBJECTS, type Subject } from '@contract/admin-stroke/stroke-lists';
import { type StrokesFile, toStrokeGroup } from '@contract/admin-stroke/strokes';
import type {
  StrokeRecord,
  StrokeRevision,
  StrokesImported,
  UnitWriteStroke,
} from '@contract/admin-stroke/strokes.responses';
import { glyphImageName } from '@server/content/image-hashes';
import type { Queryable, Transaction } from '@server/db/database';
import { strokeRevisions, strokes } from '@server/db/schema';
import type { ServiceContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { yieldToEventLoop } from '@server/lib/yield-to-event-loop';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { asc, desc, eq, max, sql } from 'drizzle-orm';
import { SHIPPED_IDS } from './shipped-strokes';

type Ctx = Pick<ServiceContext, 'db' | 'now' | 'accountId'>;
type Row = typeof strokes.$inferSelect;

const toRecord = (row: Row): StrokeRecord => ({
  id: row.id,
  subject: row.subject,
  group: row.group,
  unit_word: row.unitWord,
  unit_write_stroke: inOrder(row.unitWriteStroke),
  files:
    row.imagePath === null ? [] : [{ path: toImageName(row.imagePath), originalname: row.imageName ?? row.unitWord }],
  revision: row.revision,
  updated_at: row.updatedAt.toISOString(),
});

/** The shipped picture of a letter at its hashed address; one that was uploaded has a name of its own. */
const toImageName = (path: string) => {
  const [, id] = /^glyph-(\d+)\.svg$/.exec(path) ?? [];
  return id === undefined ? path : glyphImageName(Number(id));
};

/** jsonb does not preserve the order of keys. */
const inOrder = (drawn: UnitWriteStroke): UnitWriteStroke =>
  Object.fromEntries(Object.entries(drawn).map(([number, points]) => [number, points.map(({ x, y }) => ({ x, y }))]));
const sameDrawing = (one: UnitWriteStroke, other: UnitWriteStroke) =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inTeachingOrder = (db: Queryable) =>
  db
    .select()
    .from(strokes)
    .orderBy(
      sql`case ${strokes.subject} ${sql.join(
        SUBJECTS.map((subject, index) => sql`when ${subject} then ${index}::int`),
        sql` `,
      )} end`,
      asc(strokes.id),
    );

/** The whole set, in the order it is taught. */
export const listStrokes = async ({ db }: Pick<Ctx, 'db'>): Promise<StrokeRecord[]> =>
  (await inTeachingOrder(db)).map(toRecord);

/**
 * Saves a drawing and stores the previous one as a revision. An identical drawing saves nothing.
 * @param revision the one the edit is based on; absent: the current one
 * @throws AppError NOT_FOUND; CONFLICT when another drawing was saved since `revision`
 */
export const saveStrokes = (
  { db, now, accountId }: Ctx,
  { id, unit_write_stroke, revision }: { id: number; unit_write_stroke: UnitWriteStroke; revision?: number },
): Promise<StrokeRecord> =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(strokes).where(eq(strokes.id, id)).for('update');
    if (!row) throw new AppError('NOT_FOUND');
    // The stored drawing is already this one, so a retry after a lost answer succeeds.
    if (sameDrawing(row.unitWriteStroke, unit_write_stroke)) return toRecord(row);
    if (revision !== undefined && revision !== row.revision)
      throw new AppError('CONFLICT', {
        message: '다른 운영자가 먼저 저장했어요. 저장된 획과 비교해 본 뒤 다시 저장해 주세요.',
      });
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'stroke.save', subjectId: String(id) });
    return toRecord(await replaceDrawing(tx, row, unit_write_stroke, now));
  });

async function replaceDrawing(tx: Transaction, row: Row, drawn: UnitWriteStroke, now: number): Promise<Row> {
  await tx.insert(strokeRevisions).values({
    strokeId: row.id,
    revision: row.revision,
    unitWriteStroke: row.unitWriteStroke,
    savedAt: row.updatedAt,
  });
  const values = { unitWriteStroke: drawn, revision: row.revision + 1, updatedAt: new Date(now) };
  await tx.update(strokes).set(values).where(eq(strokes.id, row.id));
  return { ...row, ...values };
}

/** Earlier revisions of a record, newest first. @throws AppError NOT_FOUND */
export async function listRevisions({ db }: Pick<Ctx, 'db'>, id: number): Promise<StrokeRevision[]> {
  const [row] = await db.select({ id: strokes.id }).from(strokes).where(eq(strokes.id, id));
  if (!row) throw new AppError('NOT_FOUND');
  const rows = await db
    .select()
    .from(strokeRevisions)
    .where(eq(strokeRevisions.strokeId, id))
    .orderBy(desc(strokeRevisions.revision))
    .limit(50);
  return rows.map(({ revision, unitWriteStroke, savedAt }) => ({
    revision,
    unit_write_stroke: inOrder(unitWriteStroke),
    saved_at: savedAt.toISOString(),
  }));
}

/** The whole set as one file; importing it again changes nothing. */
export async function exportStrokes({ db }: Pick<Ctx, 'db'>): Promise<StrokesFile> {
  const drawn = (await listStrokes({ db })).filter((record) => Object.keys(record.unit_write_stroke).length > 0);
  return {
    kind: STROKES_FILE_KIND,
    version: 1,
    records: drawn.map(({ subject, group, unit_word, unit_write_stroke }) => ({
      subject,
      group,
      unit_word,
      unit_write_stroke,
    })),
  };
}

/** Drawings; comparing one takes up to a millisecond. */
const COMPARED_AT_ONCE = 20;

/** Imports a whole set in one transaction: existing letters are updated, others added. */
export const importStrokes = ({ db, now, accountId }: Ctx, file: StrokesFile): Promise<StrokesImported> =>
  db.transaction(async (tx) => {
    await lockSet(tx);
    const done: StrokesImported = { added: 0, changed: 0, same: 0 };
    const toKey = (subject: Subject, word: string) => `${subject} ${word}`;
    const rows = await tx.select().from(strokes).for('update');
    const known = new Map(rows.map((row) => [toKey(row.subject, row.unitWord), row]));
    for (const [index, record] of file.records.entries()) {
      if (index % COMPARED_AT_ONCE === COMPARED_AT_ONCE - 1) await yieldToEventLoop();
      const row = known.get(toKey(record.subject, record.unit_word));
      if (!row) {
        await addRecord(tx, { ...record, now });
        done.added += 1;
      } else if (sameDrawing(row.unitWriteStroke, record.unit_write_stroke)) done.same += 1;
      else {
        await replaceDrawing(tx, row, record.unit_write_stroke, now);
        done.changed += 1;
      }
    }
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'stroke.import', subjectId: 'all' });
    return done;
  });

/** Records are added one transaction after another, so that two never take the same id. */
export const lockSet = (tx: Transaction) => tx.execute(sql`lock table ${strokes} in share row exclusive mode`);

type NewRecord = {
  subject: Subject;
  unit_word: string;
  group?: StrokeRecord['group'];
  unit_write_stroke?: UnitWriteStroke;
  image?: { path: string; name: string };
  now: number;
};

/** Adds a record. Call in a transaction that took `lockSet`. */
export async function addRecord(tx: Transaction, input: NewRecord): Promise<StrokeRecord> {
  const [last] = await tx.select({ id: max(strokes.id) }).from(strokes);
  const row: Row = {
    id: Math.max(last?.id ?? 0, SHIPPED_IDS) + 1,
    subject: input.subject,
    group: input.group ?? toStrokeGroup(input.unit_word),
    unitWord: input.unit_word,
    unitWriteStroke: input.unit_write_stroke ?? {},
    imagePath: input.image?.path ?? null,
    imageName: input.image?.name ?? null,
    revision: 0,
    updatedAt: new Date(input.now),
  };
  await tx.insert(strokes).values(row);
  return toRecord(row);
}

/** Gives a record another picture; answers the record and the path of the picture it had. */
export async function replaceImage(
  tx: Transaction,
  row: Row,
  image: { path: string; name: string },
): Promise<{ record: StrokeRecord; before: string | null }> {
  const values = { imagePath: image.path, imageName: image.name };
  await tx.update(strokes).set(values).where(eq(strokes.id, row.id));
  return { record: toRecord({ ...row, ...values }), before: row.imagePath };
}
