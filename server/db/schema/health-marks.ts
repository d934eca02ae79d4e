import { MARK_OUTCOMES } from '@contract/home/health-windows';
import { char, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, writtenBy, writtenByIndex } from './columns';
import { profileForeignKey } from './foreign-keys';

/**
 * Every mark of a vaccination or check-up. The latest of a window counts. `id` is made by the device: sent twice, it
 * is one row.
 */
export const healthMarks = pgTable(
  'health_marks',
  {
    accountId: uuid('account_id').notNull(),
    id: uuid('id').notNull(),
    profileId: uuid('profile_id').notNull(),
    /** 'DTaP-4', 'checkup-3', 'dental-1', 'IIV-2026' */
    windowId: text('window_id').notNull(),
    /** 'cleared' undoes an earlier mark. */
    outcome: text('outcome', { enum: MARK_OUTCOMES }).notNull(),
    /** YYYYMMDD; null when the day is unknown. */
    doneOn: char('done_on', { length: 8 }),
    markedAt: instant('marked_at').notNull(),
    receivedAt: instant('received_at').notNull(),
    ...writtenBy(),
  },
  (t) => [
    writtenByIndex('health_marks_written_by_idx', t),
    primaryKey({ name: 'health_marks_pkey', columns: [t.accountId, t.id] }),
    index('health_marks_window_idx').on(t.accountId, t.profileId, t.windowId, t.markedAt.desc()),
    profileForeignKey('health_marks_profile_fk', t),
  ],
);
