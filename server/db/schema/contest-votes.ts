import { SECTIONS } from '@contract/community/community';
import { date, foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';
import { contests } from './contests';
import { posts } from './posts';

/** One vote per account, contest and day in Asia/Seoul. */
export const contestVotes = pgTable(
  'contest_votes',
  {
    ...ownedByAccount(),
    contestId: uuid('contest_id')
      .notNull()
      .references(() => contests.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'date' }).notNull(),
    section: text('section', { enum: SECTIONS }).notNull(),
    entryId: uuid('entry_id').notNull(),
    ...createdAt(),
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
