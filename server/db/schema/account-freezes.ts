import { APPEAL_RESULTS, FREEZE_REASONS } from '@contract/auth/freezes';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { enumValues, instant, ownedByAccount } from './columns';

/** A freeze of an account, with its one appeal. At most one is in force; who of staff acted is in `staff_actions`. */
export const accountFreezes = pgTable(
  'account_freezes',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    reason: text('reason', { enum: enumValues(FREEZE_REASONS.map(({ reason }) => reason)) }).notNull(),
    /** Staff's text to the person. */
    text: text('text').notNull(),
    frozenAt: instant('frozen_at').notNull(),
    /** Null while in force. */
    liftedAt: instant('lifted_at'),
    appeal: text('appeal'),
    appealedAt: instant('appealed_at'),
    appealResult: text('appeal_result', { enum: APPEAL_RESULTS }),
    /** Staff's answer to the appeal. */
    appealAnswer: text('appeal_answer'),
    appealAnsweredAt: instant('appeal_answered_at'),
  },
  (t) => [
    primaryKey({ name: 'account_freezes_pkey', columns: [t.accountId, t.id] }),
    uniqueIndex('account_freezes_in_force_key').on(t.accountId).where(sql`lifted_at is null`),
    index('account_freezes_appeals_idx')
      .on(t.appealedAt, t.id)
      .where(sql`appealed_at is not null and appeal_answered_at is null and lifted_at is null`),
  ],
);
