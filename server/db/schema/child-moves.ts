import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, ownedByAccount } from './columns';

const MOVE_REASONS = ['handover', 'owner_left', 'consent_withdrawn'] as const;

/** The ledger of children that passed to another account: one line for each of the two, without the other's name. */
export const childMoves = pgTable(
  'child_moves',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    side: text('side', { enum: ['gave', 'took'] }).notNull(),
    reason: text('reason', { enum: MOVE_REASONS }).notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ name: 'child_moves_pkey', columns: [t.accountId, t.id] })],
);
