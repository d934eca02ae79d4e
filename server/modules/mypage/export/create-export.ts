import { DAY_MS } from '@contract/common/time';
import type { Queryable } from '@server/db/database';
import { accountExports } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { randomHex } from '@server/lib/digest';
import { JobInterrupted } from '@server/lib/job-interrupted';
import { createNotice } from '@server/modules/notices/create-notices';
import { listVisibleChildren } from '@server/modules/profiles/visible-children';
import { removeExportParts, writeExportPart } from '@server/modules/uploads/export-files';
import { and, eq, isNull } from 'drizzle-orm';
import { exportEntries } from './export-entries';
import { GIVEN_UP_AFTER_MS } from './export-service';
import { zipped } from './zip-stream';

/** Bytes of an archive in memory at a time; also the size of one part in an S3 store. */
const PART_BYTES = 4 * 1024 * 1024;

type Host = Pick<Deps, 'db' | 'files' | 'now' | 'stopping'>;
type Named = { accountId: string; exportId: string };

/**
 * Makes an archive that was asked for, and notifies its owner. Each attempt begins again, in a folder and with a key of its
 * own. Done or given up already: nothing happens.
 * @throws FilesUnavailable, JobInterrupted
 */
export async function createExport(host: Host, { accountId, exportId }: Named): Promise<void> {
  const { db, files, now } = host;
  const own = and(eq(accountExports.accountId, accountId), eq(accountExports.id, exportId));
  const [row] = await db.select().from(accountExports).where(own);
  if (!row || row.readyAt || row.failedAt || row.expiresAt.getTime() <= now()) return;
  await removeExportParts(files, row);
  if (row.createdAt.getTime() + GIVEN_UP_AFTER_MS <= now()) {
    const failed = { failedAt: new Date(now()), folder: null, key: null, parts: 0 };
    await db.update(accountExports).set(failed).where(own);
    return;
  }
  const file = { folder: randomHex(16), key: randomHex(32) };
  const childIds = await listChildIds(db, accountId);
  await db
    .update(accountExports)
    .set({ ...file, childIds, parts: 0 })
    .where(own);
  const ofAttempt = and(own, eq(accountExports.key, file.key), isNull(accountExports.readyAt));
  let missingPictures = 0;
  const onMissing = () => {
    missingPictures += 1;
  };
  let [parts, bytes] = [0, 0];
  /** The account was erased meanwhile, or another attempt began: no row names what this one wrote, so it is removed here. */
  const giveUp = async () => {
    await removeExportParts(files, { folder: file.folder, parts });
    throw new JobInterrupted();
  };
  const archive = zipped(exportEntries({ db, files, accountId, onMissing }), now());
  for await (const part of inParts(archive, PART_BYTES)) {
    if (host.stopping?.aborted) throw new JobInterrupted();
    // Noted before it is written, so that a removal of the archive finds it.
    const noted = await db
      .update(accountExports)
      .set({ parts: parts + 1 })
      .where(ofAttempt)
      .returning();
    if (noted.length === 0) return giveUp();
    await writeExportPart(files, file, parts, part);
    parts += 1;
    bytes += part.length;
  }
  const isDone = await db.transaction(async (tx) => {
    const at = now();
    // Of a child that was shared meanwhile there may be something in it.
    const all = [...new Set([...childIds, ...(await listChildIds(tx, accountId))])];
    const ready = {
      bytes,
      missingPictures,
      childIds: all,
      readyAt: new Date(at),
      expiresAt: new Date(at + DAY_MS),
    };
    const done = await tx.update(accountExports).set(ready).where(ofAttempt).returning();
    if (done.length === 0) return false;
    await createNotice(tx, {
      accountId,
      kind: 'export',
      title: '내 정보 파일이 준비됐어요',
      body: '지금부터 24시간 동안 내려받을 수 있어요.',
      path: '/mypage/setting#export',
      now: at,
    });
    return true;
  });
  if (!isDone) await giveUp();
}

const listChildIds = async (db: Queryable, accountId: string): Promise<string[]> =>
  (await listVisibleChildren(db, accountId, 'profile.read')).map(({ id }) => id);

/** Pieces of any size → parts of one size, the last one smaller. */
async function* inParts(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let part = new Uint8Array(size);
  let filled = 0;
  for await (const piece of pieces)
    for (let from = 0; from < piece.length; ) {
      const slice = piece.subarray(from, from + size - filled);
      part.set(slice, filled);
      filled += slice.length;
      from += slice.length;
      if (filled < size) continue;
      yield part;
      part = new Uint8Array(size);
      filled = 0;
    }
  if (filled > 0) yield part.slice(0, filled);
}
