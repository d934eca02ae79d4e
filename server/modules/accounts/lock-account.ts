import type { Transaction } from '@server/db/database';
import { accounts } from '@server/db/schema';
import { eq } from 'drizzle-orm';

/** Row lock: serialises refresh and log-out, so that no token is issued into a revoked session. */
export const lockAccount = (tx: Transaction, accountId: string) =>
  tx
    .select({ passwordHash: accounts.passwordHash, frozenAt: accounts.frozenAt })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
