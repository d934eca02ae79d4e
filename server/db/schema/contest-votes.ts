import { SECTIONS } from '@contract/community/community';
import { date, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { contests } from './contests';
import { posts } from './posts';

/** One vote a person, contest and day of Asia/Seoul. */
export const contestVotes = pgTable(
  'contest_votes',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'date' }).notNull(),
    section: text('section', { enum: SECTIONS }).notNull(),
    entryId: uuid('entry_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'contest_votes_pkey', columns: [t.accountId, t.contestId, t.day] }),
    index('contest_votes_entry_idx').on(t.entryId),
    foreignKey({
      name: 'contest_votes_entry_fk',
      columns: [t.section, t.entryId],
      foreignColumns: [posts.section, posts.id],
    }).onDelete('cascade'),
  ],
);
