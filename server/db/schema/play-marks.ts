import { PLAY_FEEDBACK } from '@contract/home/play-feedback';
import { boolean, char, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenBy, writtenByIndex } from './columns';
import { profileForeignKey } from './foreign-keys';

/**
 * Every mark of a play: done, feedback, undone. The latest of a play and day counts. `id` is made by the device: sent
 * twice, it is one row.
 */
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
    markedAt: instant('marked_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('play_marks_written_by_idx', t),
    primaryKey({ name: 'play_marks_pkey', columns: [t.accountId, t.id] }),
    index('play_marks_play_idx').on(t.accountId, t.profileId, t.playId, t.day, t.markedAt.desc()),
    profileForeignKey('play_marks_profile_fk', t),
  ],
);
