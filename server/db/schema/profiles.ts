import { COMBINED_VACCINES } from '@contract/home/health-windows';
import { gender } from '@contract/profiles/profile';
import { char, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { ownedByAccount, timestamps } from './columns';

/** Before every day: the next run looks at this child. */
export const CHECK_AT_ONCE = '00000000';

export const profiles = pgTable(
  'profiles',
  {
    ...ownedByAccount(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    /** YYYYMMDD */
    birthDate: char('birth_date', { length: 8 }).notNull(),
    gender: text('gender', { enum: gender.options }).notNull(),
    /** Completed weeks, only when born before 37; null otherwise. */
    gestationWeeks: smallint('gestation_weeks'),
    imagePath: text('image_path'),
    /** Denormalised sum of the child's learning time, in seconds. */
    totalStudySeconds: integer('total_study_seconds').notNull().default(0),
    /** YYYYMMDD of the next check for reminders that are due. */
    remindersCheckOn: char('reminders_check_on', { length: 8 }).notNull().default(CHECK_AT_ONCE),
    /** YYYYMMDD of the next letter of the week; the run after a new birth date sets it. */
    letterOn: char('letter_on', { length: 8 }).notNull().default(CHECK_AT_ONCE),
    /** The vaccine of 2, 4 and 6 months; null until the parent chooses. */
    combinedVaccine: text('combined_vaccine', { enum: COMBINED_VACCINES }),
    /** YYYYMMDD up to which the parent marked what the paper booklet shows; null before that. */
    bookletUntil: char('booklet_until', { length: 8 }),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ name: 'profiles_pkey', columns: [t.accountId, t.id] }),
    index('profiles_reminders_check_idx').on(t.remindersCheckOn),
    index('profiles_letter_idx').on(t.letterOn),
  ],
);
