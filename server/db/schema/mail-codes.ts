import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { createdAt, instant } from './columns';

/**
 * A mailed six-digit code. Asked for an address nobody knows, a row is made all the same, so that asking and trying
 * take the same way for everyone. Neither the address nor the code is stored, only keyed hashes of them.
 */
export const mailCodes = pgTable(
  'mail_codes',
  {
    /** Random and told only to who asked: nobody else can use up the tries. */
    id: uuid('id').primaryKey(),
    purpose: text('purpose', { enum: ['join', 'find_id', 'find_password'] }).notNull(),
    emailHash: text('email_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    /** False: no code was mailed (the mail says why), so none is ever right. */
    valid: boolean('valid').notNull(),
    /** Whom it finds; for joining, the account it made. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    tries: integer('tries').notNull().default(0),
    ...createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('mail_codes_account_idx').on(t.accountId), index('mail_codes_expires_idx').on(t.expiresAt)],
);
