import type { Transaction } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { eq } from 'drizzle-orm';

/** Refresh and log-out of one account take turns, so that no successor is born into an ended family. */
export const lockAccount = (tx: Transaction, accountId: string) =>
  tx
    .select({ passwordHash: accounts.passwordHash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
