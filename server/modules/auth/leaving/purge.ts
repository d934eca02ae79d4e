import type { Transaction } from '@server/db/database';
import { PERSON_TABLES, type Person } from '@server/db/person-tables';
import { accounts, uploads } from '@server/db/schema';
import type { Deps, FileStore } from '@server/deps';
import { erasedWhenLeftBy } from '@server/modules/accounts/leaving-time';
import { normalLoginId } from '@server/modules/auth/login/auth-service';
import { guardianKey, ownPasswordKey, throttleKey } from '@server/modules/auth/login/login-throttle';
import { isGivenUp, MissingFile, markMissing } from '@server/modules/uploads/missing-file';
import { areRemovalsPaused, requireLinkedStore } from '@server/modules/uploads/store-link';
import { removePicture } from '@server/modules/uploads/stored-picture';
import { and, asc, eq, lte, or } from 'drizzle-orm';

type Host = Pick<Deps, 'db' | 'files' | 'mailer' | 'now' | 'log'>;
type Account = Pick<typeof accounts.$inferSelect, 'id' | 'loginId' | 'email'>;

const AT_ONCE = 100;

/**
 * Erases accounts that left over thirty days ago. One whose files are missing or cannot be removed is logged and
 * retried by the next run. Returns how many were erased; the log holds only the number, no name or id.
 * @throws ForeignStore, and the first error when nobody could be erased
 */
export async function purgeLeft(host: Host): Promise<number> {
  await requireLinkedStore(host);
  const due = lte(accounts.leavingAt, erasedWhenLeftBy(host.now()));
  const found = await host.db
    .select({ id: accounts.id, loginId: accounts.loginId, email: accounts.email })
    .from(accounts)
    .where(due)
    .orderBy(asc(accounts.leavingAt))
    .limit(AT_ONCE);
  let erased = 0;
  const errors: Error[] = [];
  for (const account of found) {
    try {
      if (await erase(host, account)) erased += 1;
    } catch (error) {
      errors.push(error instanceof Error ? error : new Error(String(error)));
    }
  }
  if (erased > 0) host.log.info('accounts erased', { count: erased });
  const [first] = errors;
  if (first) {
    host.log.error('accounts not erased', { count: errors.length }, first);
    if (erased === 0) throw first;
  }
  return erased;
}

async function erase(host: Host, account: Account): Promise<boolean> {
  const removed: string[] = [];
  try {
    return await eraseRows(host, account, removed);
  } catch (error) {
    await markMissing(host.db, { error, removed, now: host.now() });
    throw error;
  }
}

/** All or nothing of the rows; files go first, so that a broken run leaves rows that the next one finds them by. */
async function eraseRows({ db, files, mailer, now }: Host, account: Account, removed: string[]): Promise<boolean> {
  const person = await toPerson(account);
  return db.transaction(async (tx) => {
    if (await areRemovalsPaused(tx, now())) return false;
    const locked = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, account.id), lte(accounts.leavingAt, erasedWhenLeftBy(now()))))
      .for('update');
    if (locked.length === 0) return false;
    await removePhotos(tx, { files, now: now(), removed }, account.id);
    await mailer.forget(account.email);
    for (const { settle } of PERSON_TABLES) await settle?.(tx, person);
    for (const { table, rows, aboutThem, unlink } of PERSON_TABLES) {
      if (unlink) await tx.update(table).set(unlink).where(rows(person));
      else await tx.delete(table).where(or(rows(person), aboutThem?.(person)));
    }
    return true;
  });
}

/**
 * Adds to `removed` what it removes.
 * @throws MissingFile with all that are missing, for a day since they were found missing
 */
async function removePhotos(
  tx: Transaction,
  { files, now, removed }: { files: FileStore; now: number; removed: string[] },
  accountId: string,
) {
  const photos = await tx
    .select({ path: uploads.path, missingSince: uploads.missingSince })
    .from(uploads)
    .where(eq(uploads.accountId, accountId));
  const missing: string[] = [];
  for (const { path, missingSince } of photos) {
    const wasThere = await removePicture(files, path);
    if (wasThere) removed.push(path);
    else if (!isGivenUp(missingSince, now)) missing.push(path);
  }
  if (missing.length > 0) throw new MissingFile(missing);
}

async function toPerson({ id, loginId, email }: Account): Promise<Person> {
  const throttleKeys = await Promise.all([throttleKey(normalLoginId(loginId)), ownPasswordKey(id), guardianKey(id)]);
  return { accountId: id, email, throttleKeys };
}
