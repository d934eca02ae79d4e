import { walkInBatches } from '@server/db/batches/walk-in-batches';
import type { Transaction } from '@server/db/database';
import { PERSON_TABLES, type Person } from '@server/db/erasure/person-tables';
import { accounts, uploads } from '@server/db/schema';
import type { Deps, FileStore } from '@server/deps';
import { throwIfStopping } from '@server/lib/job-interrupted';
import { childGoneLetter } from '@server/mail/child-letters';
import { notifyByMail } from '@server/mail/notify-by-mail';
import { erasedWhenLeftBy } from '@server/modules/accounts/leaving-time';
import { normalLoginId } from '@server/modules/auth/login/auth-service';
import { guardianKey, ownPasswordKey, throttleKey } from '@server/modules/auth/login/login-throttle';
import { endThings, listWhoSees } from '@server/modules/profiles/sharing/access-ends';
import { lockEveryChild } from '@server/modules/profiles/sharing/end-access';
import { passChildrenOn } from '@server/modules/profiles/sharing/next-owners';
import { notifyGone } from '@server/modules/profiles/sharing/sharing-notices';
import { removeExports } from '@server/modules/uploads/export-files';
import { isGivenUp, MissingFile, markMissing } from '@server/modules/uploads/missing-file';
import { areRemovalsPaused, requireLinkedStore } from '@server/modules/uploads/store-link';
import { removePicture } from '@server/modules/uploads/stored-picture';
import { and, asc, eq, lte, or, sql } from 'drizzle-orm';

type Host = Pick<Deps, 'db' | 'files' | 'mailer' | 'now' | 'log' | 'stopping'>;
type Account = Pick<typeof accounts.$inferSelect, 'id' | 'loginId' | 'email'>;

/**
 * Erases accounts that left over thirty days ago. One whose files are missing or cannot be removed is logged and
 * retried by the next run. Returns how many were erased; the log holds only the number, no name or id.
 * @throws ForeignStore, the first error when no account could be erased, and JobInterrupted when the process stops
 */
export async function purgeLeft(host: Host): Promise<number> {
  await requireLinkedStore(host);
  let erased = 0;
  const errors: Error[] = [];
  try {
    await walkInBatches({
      stopping: host.stopping,
      read: (after: Left | null, limit) => listLeft(host, after, limit),
      async visit(rows) {
        for (const account of rows) {
          throwIfStopping(host.stopping);
          try {
            if (await erase(host, account)) erased += 1;
          } catch (error) {
            errors.push(error instanceof Error ? error : new Error(String(error)));
          }
        }
      },
    });
  } finally {
    if (erased > 0) host.log.info('accounts erased', { count: erased });
  }
  const [first] = errors;
  if (first) {
    host.log.error('accounts not erased', { count: errors.length }, first);
    if (erased === 0) throw first;
  }
  return erased;
}

/** `at` is the time as the database writes it: a Date has no microseconds. */
type Left = Account & { at: string };

const listLeft = (host: Host, after: Left | null, limit: number): Promise<Left[]> =>
  host.db
    .select({
      id: accounts.id,
      loginId: accounts.loginId,
      email: accounts.email,
      at: sql<string>`${accounts.leavingAt}::text`,
    })
    .from(accounts)
    .where(
      and(
        lte(accounts.leavingAt, erasedWhenLeftBy(host.now())),
        after
          ? sql`(${accounts.leavingAt}, ${accounts.id}) > (${after.at}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(accounts.leavingAt), asc(accounts.id))
    .limit(limit);

async function erase(host: Host, account: Account): Promise<boolean> {
  const removed: string[] = [];
  try {
    const told = await eraseRows(host, account, removed);
    for (const { email, name } of told ?? [])
      await notifyByMail(host, { to: email, ...childGoneLetter(name, 'ownerLeft') });
    return told !== null;
  } catch (error) {
    await markMissing(host.db, { error, removed, now: host.now() });
    throw error;
  }
}

type Told = { name: string; email: string };

/**
 * All or nothing of the rows; files go first, so that a broken run leaves rows that the next one finds them by.
 * @returns whom to mail that a child they saw is gone; null when the account stays
 */
async function eraseRows(
  { db, files, mailer, now }: Host,
  account: Account,
  removed: string[],
): Promise<Told[] | null> {
  const person = await toPerson(account);
  return db.transaction(async (tx) => {
    if (await areRemovalsPaused(tx, now())) return null;
    const locked = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, account.id), lte(accounts.leavingAt, erasedWhenLeftBy(now()))))
      .for('no key update');
    if (locked.length === 0) return null;
    // Its children before the row itself: whoever changes one of them goes on to notify this account.
    await lockEveryChild(tx, account.id);
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
    const left = await passChildrenOn(tx, { ownerId: account.id, reason: 'owner_left', now: now() });
    const told = new Map<string, Told>();
    for (const profileId of left) {
      const child = { ownerId: account.id, profileId };
      const accountIds = await listWhoSees(tx, child);
      await endThings(tx, 'childDeleted', { accountIds, child, now: now() });
      const to = accountIds.filter((id) => id !== account.id);
      for (const person of await notifyGone(tx, { to, now: now() }, 'ownerLeft')) told.set(person.email, person);
    }
    await removePhotos(tx, { files, now: now(), removed }, account.id);
    await removeExports(tx, files, account.id);
    await mailer.forget(account.email);
    for (const { settle } of PERSON_TABLES) await settle?.(tx, person);
    for (const { table, rows, aboutThem, unlink } of PERSON_TABLES) {
      if (unlink) await tx.update(table).set(unlink).where(rows(person));
      else await tx.delete(table).where(or(rows(person), aboutThem?.(person)));
    }
    return [...told.values()];
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
