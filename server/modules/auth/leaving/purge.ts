import { PERSON_TABLES, type Person } from '@server/db/person-tables';
import { accounts, uploads } from '@server/db/schema';
import type { Deps } from '@server/deps';
import { erasedWhenLeftBy } from '@server/modules/accounts/leaving-time';
import { normalLoginId } from '@server/modules/auth/login/auth-service';
import { guardianKey, ownPasswordKey, throttleKey } from '@server/modules/auth/login/login-throttle';
import { removePicture } from '@server/modules/uploads/stored-picture';
import { and, asc, eq, lte, or } from 'drizzle-orm';

type Host = Pick<Deps, 'db' | 'files' | 'mailer' | 'now' | 'log'>;
type Account = Pick<typeof accounts.$inferSelect, 'id' | 'loginId' | 'email'>;

const AT_ONCE = 100;

/** Erases accounts that left over thirty days ago. Returns how many; the log holds only the number, no name or id. */
export async function purgeLeft(host: Host): Promise<number> {
  const due = lte(accounts.leavingAt, erasedWhenLeftBy(host.now()));
  const found = await host.db
    .select({ id: accounts.id, loginId: accounts.loginId, email: accounts.email })
    .from(accounts)
    .where(due)
    .orderBy(asc(accounts.leavingAt))
    .limit(AT_ONCE);
  let erased = 0;
  for (const account of found) if (await erase(host, account)) erased += 1;
  if (erased > 0) host.log.info('accounts erased', { count: erased });
  return erased;
}

/** All or nothing of the rows; files go first, so that a broken run leaves rows that the next one finds them by. */
async function erase({ db, files, mailer, now }: Host, account: Account): Promise<boolean> {
  const person = await toPerson(account);
  return db.transaction(async (tx) => {
    const locked = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, account.id), lte(accounts.leavingAt, erasedWhenLeftBy(now()))))
      .for('update');
    if (locked.length === 0) return false;
    const photos = await tx.select({ path: uploads.path }).from(uploads).where(eq(uploads.accountId, account.id));
    for (const { path } of photos) await removePicture(files, path);
    await mailer.forget(account.email);
    for (const { settle } of PERSON_TABLES) await settle?.(tx, person);
    for (const { table, rows, aboutThem, unlink } of PERSON_TABLES) {
      if (unlink) await tx.update(table).set(unlink).where(rows(person));
      else await tx.delete(table).where(or(rows(person), aboutThem?.(person)));
    }
    return true;
  });
}

async function toPerson({ id, loginId, email }: Account): Promise<Person> {
  const throttleKeys = await Promise.all([throttleKey(normalLoginId(loginId)), ownPasswordKey(id), guardianKey(id)]);
  return { accountId: id, email, throttleKeys };
}
