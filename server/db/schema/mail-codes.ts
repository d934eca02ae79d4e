import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt, instant } from './columns';

/**
 * A mailed six-digit code. An unknown address gets a row too, so that requests and attempts behave alike. Only keyed
 * hashes of the address and the code are stored.
 */
export const mailCodes = pgTable(
  'mail_codes',
  {
    /** Random and returned to the requester only, so that others cannot use up the attempts. */
    id: uuid('id').primaryKey(),
    purpose: text('purpose', {
      enum: ['join', 'find_id', 'find_password', 'change_email', 'hand_over', 'take_over', 'frozen_export'],
    }).notNull(),
    emailHash: text('email_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** False: no code was mailed (the mail says why), and none is accepted. */
    valid: boolean('valid').notNull(),
    /** The account it is for; for joining, the account that was created. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    ...createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('mail_codes_account_idx').on(t.accountId), index('mail_codes_expires_idx').on(t.expiresAt)],
);
