import { STROKE_BOX, STROKE_IMAGE_PATH, toSubject } from '@contract/admin-stroke/strokes';
import type { StrokeRecord } from '@contract/admin-stroke/strokes.responses';
import { strokes } from '@server/db/schema';
import type { RequestContext } from '@server/http/context';
import { AppError } from '@server/http/errors';
import { randomHex } from '@server/lib/digest';
import { recordStaffAction } from '@server/modules/accounts/record-staff-action';
import { requireDecodable } from '@server/modules/uploads/image-kind';
import { areRemovalsPaused } from '@server/modules/uploads/store-link';
import { writePicture } from '@server/modules/uploads/stored-picture';
import { and, eq } from 'drizzle-orm';
import { addRecord, lockSet, replaceImage } from './stroke-service';

/**
 * Stores a picture to draw strokes on, re-encoded: for the record `id`, or for the letter in its file name ('가.png'),
 * whose record is created when missing.
 * @throws AppError IMAGE_TOO_LARGE, IMAGE_UNREADABLE, IMAGE_HEIC, NOT_FOUND, UNAVAILABLE
 */
export async function storeTracingImage(
  {
    db,
    now,
    accountId,
    files,
    images,
    log,
  }: Pick<RequestContext, 'db' | 'now' | 'accountId' | 'files' | 'images' | 'log'>,
  { bytes: original, name, word, id }: { bytes: Uint8Array; name: string; word: string; id?: number },
): Promise<StrokeRecord> {
  requireDecodable(original);
  const { bytes } = await images.toWebp(original, { sides: { long: STROKE_BOX, short: 0 }, accountId });
  const path = `${randomHex(16)}.webp`;
  await writePicture({ files, log }, { path: `${STROKE_IMAGE_PATH}/${path}`, bytes });
  const image = { path, name };
  const stored = db.transaction(async (tx) => {
    await lockSet(tx);
    const subject = toSubject(word);
    const wanted =
      id === undefined ? and(eq(strokes.subject, subject), eq(strokes.unitWord, word)) : eq(strokes.id, id);
    const [row] = await tx.select().from(strokes).where(wanted).for('update');
    if (!row && id !== undefined) throw new AppError('NOT_FOUND');
    const placed = row
      ? await replaceImage(tx, row, image)
      : { record: await addRecord(tx, { subject, unit_word: word, image, now }), before: null };
    const subjectId = String(placed.record.id);
    await recordStaffAction(tx, { actorId: accountId, now }, { action: 'stroke.picture', subjectId });
    return placed;
  });
  const { record, before } = await stored.catch(async (error: unknown) => {
    await files.remove(`${STROKE_IMAGE_PATH}/${path}`);
    throw error;
  });
  // A picture that a running backup still reads stays; it shows nothing of anybody.
  if (before !== null && !(await db.transaction((tx) => areRemovalsPaused(tx, now))))
    await files
      .remove(`${STROKE_IMAGE_PATH}/${before}`)
      .catch((error: unknown) => log.error('picture not cleaned up', {}, error));
  return record;
}
