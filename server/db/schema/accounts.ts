import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

export const accounts = pgTable(
  'accounts',
  {
    id: uuid('id').primaryKey(),
    /** Lower case, NFC. */
    loginId: text('login_id').notNull(),
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['parent', 'admin'] })
      .notNull()
      .default('parent'),
    isFirstLogin: boolean('is_first_login').notNull().default(true),
    /** The guardian password of the learning area; null until it is set. */
    learningPasswordHash: text('learning_password_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [uniqueIndex('accounts_login_id_key').on(t.loginId)],
);
