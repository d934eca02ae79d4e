import { STROKE_BOX, STROKE_IMAGE_PATH, type StrokeRecord, subjectOf } from '@contract/strokes';
import { and, eq } from 'drizzle-orm';
import { strokes } from '../../db/schema';
import type { FileStore, ImageProcessor } from '../../deps';
import { randomHex } from '../../digest';
import type { ServiceContext } from '../../http/context';
import { AppError } from '../../http/errors';
import { imageKind } from '../uploads/image-kind';
import { addRecord, lockSet, replaceImage } from './stroke-service';

export const TRACING_IMAGE_MAX_BYTES = 10 * 1024 * 1024;

/**
 * Keeps a picture to draw strokes on, re-encoded: for the record `id`, or else for the letter it is named after
 * ('가.png'), whose record is made when there is none.
 * @throws AppError IMAGE_UNREADABLE, IMAGE_HEIC, NOT_FOUND
 */
export async function storeTracingImage(
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { files, images }: { files: FileStore; images: ImageProcessor },
  { bytes: original, name, word, id }: { bytes: Uint8Array; name: string; word: string; id?: number },
): Promise<StrokeRecord> {
  const kind = imageKind(original);
  if (kind === 'heic') throw new AppError('IMAGE_HEIC');
  if (kind === null) throw new AppError('IMAGE_UNREADABLE');
  const { bytes } = await images.toWebp(original, { maxSide: STROKE_BOX });
  const path = `${randomHex(16)}.webp`;
  await files.put(`${STROKE_IMAGE_PATH}/${path}`, bytes, 'image/webp');
  const image = { path, name };
  const stored = db.transaction(async (tx) => {
    await lockSet(tx);
    const subject = subjectOf(word);
    const wanted =
      id === undefined ? and(eq(strokes.subject, subject), eq(strokes.unitWord, word)) : eq(strokes.id, id);
    const [row] = await tx.select().from(strokes).where(wanted).for('update');
    if (row) return replaceImage(tx, row, image);
    if (id !== undefined) throw new AppError('NOT_FOUND');
    return { record: await addRecord(tx, { subject, unit_word: word, image, now }), before: null };
  });
  const { record, before } = await stored.catch(async (error: unknown) => {
    await files.remove(`${STROKE_IMAGE_PATH}/${path}`);
    throw error;
  });
  if (before !== null) await files.remove(`${STROKE_IMAGE_PATH}/${before}`);
  return record;
}
