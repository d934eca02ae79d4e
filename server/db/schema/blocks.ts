import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accountReference, createdAt, ownedByAccount } from './columns';

/** Who does not want to see whom. It hides both from each other; only `accountId` knows of it. */
export const blocks = pgTable(
  'blocks',
  {
    ...ownedByAccount(),
    blockedId: accountReference('blocked_id'),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'blocks_pkey', columns: [t.accountId, t.blockedId] }),
    // Hiding works both ways, so a list asks from the other side as well.
    index('blocks_blocked_idx').on(t.blockedId, t.accountId),
  ],
);
