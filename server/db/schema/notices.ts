import { NOTICE_KINDS } from '@contract/notices/notices';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { profiles } from './profiles';

/** What the product told a person inside the app. */
export const notices = pgTable(
  'notices',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull(),
    /** The child it speaks of; gone with the child. */
    profileId: uuid('profile_id'),
    kind: text('kind', { enum: NOTICE_KINDS }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (t) => [
    primaryKey({ name: 'notices_pkey', columns: [t.accountId, t.id] }),
    foreignKey({
      name: 'notices_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
    index('notices_newest_idx').on(t.accountId, t.createdAt, t.id),
    index('notices_unread_idx').on(t.accountId).where(sql`read_at is null`),
  ],
);
