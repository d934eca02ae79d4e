import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accountReference, createdAt, ownedByAccount } from './columns';

/** A block hides both accounts from each other; only `accountId` sees it in a list. */
export const blocks = pgTable(
  'blocks',
  {
    ...ownedByAccount(),
    blockedId: accountReference('blocked_id'),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'blocks_pkey', columns: [t.accountId, t.blockedId] }),
    // Blocks apply in both directions, so lists also query by the blocked account.
    index('blocks_blocked_idx').on(t.blockedId, t.accountId),
  ],
);
