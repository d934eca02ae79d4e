import { PLAY_FEEDBACK } from '@contract/home/play-plan';
import { boolean, char, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from './profiles';

/** Every tap on a play: done, how it went, taken back. The latest of a play and day counts. `id` is made by the device: sent twice, it is one row. */
export const playMarks = pgTable(
  'play_marks',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    playId: text('play_id').notNull(),
    /** YYYYMMDD in Seoul on which it was played. */
    day: char('day', { length: 8 }).notNull(),
    done: boolean('done').notNull(),
    /** Null without an answer. */
    feedback: text('feedback', { enum: PLAY_FEEDBACK }),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'play_marks_pkey', columns: [t.accountId, t.id] }),
    index('play_marks_play_idx').on(t.accountId, t.profileId, t.playId, t.day, t.markedAt.desc()),
    foreignKey({
      name: 'play_marks_profile_fk',
      columns: [t.accountId, t.profileId],
      foreignColumns: [profiles.accountId, profiles.id],
    }).onDelete('cascade'),
  ],
);
