import type { Database } from '@server/db/database';
import { accountExports } from '@server/db/schema';
import type { Deps, FileStore } from '@server/deps';
import { and, asc, eq, lte } from 'drizzle-orm';
import { requireLinkedStore } from './store-link';

/** Archives removed by one run of the sweep. */
const AT_ONCE = 500;
const IV_BYTES = 12;

/** Where the parts of an archive are and what they are encrypted with, 256 bits in hex. */
export type SealedFile = { folder: string; key: string };
type StoredParts = Pick<typeof accountExports.$inferSelect, 'folder' | 'parts'>;

const partPath = (folder: string, index: number) => `exports/${folder}/${index}.bin`;
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function cipher({ folder, key }: SealedFile, index: number, iv: Uint8Array<ArrayBuffer>) {
  const imported = await crypto.subtle.importKey('raw', fromHex(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
  // A part in another place or of another archive is refused.
  const additionalData = new TextEncoder().encode(partPath(folder, index));
  return [{ name: 'AES-GCM', iv, additionalData }, imported] as const;
}

/** Stores one part of an archive, encrypted. @throws FilesUnavailable */
export async function writeExportPart(
  files: FileStore,
  file: SealedFile,
  index: number,
  part: Uint8Array<ArrayBuffer>,
) {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const encrypted = new Uint8Array(await crypto.subtle.encrypt(...(await cipher(file, index, iv)), part));
  const stored = new Uint8Array(IV_BYTES + encrypted.length);
  stored.set(iv);
  stored.set(encrypted, IV_BYTES);
  await files.put(partPath(file.folder, index), stored, 'application/octet-stream');
}

/** One part as it was written; null when it is not in the store. @throws FilesUnavailable, OperationError when changed */
export async function readExportPart(files: FileStore, file: SealedFile, index: number): Promise<Uint8Array | null> {
  const stored = await files.get(partPath(file.folder, index));
  if (!stored) return null;
  const bytes = new Uint8Array(stored.bytes);
  const given = await cipher(file, index, bytes.slice(0, IV_BYTES));
  return new Uint8Array(await crypto.subtle.decrypt(...given, bytes.subarray(IV_BYTES)));
}

/** Removes what is there of an archive: the last part may never have been written. @throws FilesUnavailable */
export async function removeExportParts(files: FileStore, { folder, parts }: StoredParts): Promise<void> {
  if (folder === null) return;
  for (let index = 0; index < parts; index += 1) await files.remove(partPath(folder, index));
}

/** Removes the files of all archives of an account that is erased. @throws FilesUnavailable */
export async function removeExports(db: Pick<Database, 'select'>, files: FileStore, accountId: string): Promise<void> {
  const rows = await db
    .select({ folder: accountExports.folder, parts: accountExports.parts })
    .from(accountExports)
    .where(eq(accountExports.accountId, accountId));
  for (const row of rows) await removeExportParts(files, row);
}

/**
 * Removes archives whose day is over, files first; a run that breaks off is continued by the next one.
 * @returns how many were removed
 * @throws ForeignStore, FilesUnavailable
 */
export async function sweepExports({ db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>): Promise<number> {
  await requireLinkedStore({ db, files });
  const expired = await db
    .select()
    .from(accountExports)
    .where(lte(accountExports.expiresAt, new Date(now())))
    .orderBy(asc(accountExports.expiresAt))
    .limit(AT_ONCE);
  for (const row of expired) {
    await removeExportParts(files, row);
    await db
      .delete(accountExports)
      .where(and(eq(accountExports.accountId, row.accountId), eq(accountExports.id, row.id)));
  }
  return expired.length;
}
