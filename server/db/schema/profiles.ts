import { gender } from '@contract/profiles/profile';
import { char, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { ownedByAccount, timestamps } from './columns';

/** A child whose vaccinations and check-ups are to be looked at in the next run. */
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
    /** Kept, not computed: the sum over the child's learning sessions, in seconds. */
    totalStudySeconds: integer('total_study_seconds').notNull().default(0),
    /** YYYYMMDD: from this day on its vaccinations and check-ups are looked at again, for one that opens. */
    windowsCheckOn: char('windows_check_on', { length: 8 }).notNull().default(CHECK_AT_ONCE),
    ...timestamps(),
  },
  (t) => [
    primaryKey({ name: 'profiles_pkey', columns: [t.accountId, t.id] }),
    index('profiles_windows_check_idx').on(t.windowsCheckOn),
  ],
);
