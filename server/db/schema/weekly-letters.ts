import type { LetterContent } from '@contract/home/weekly-letter.responses';
import { char, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ownedByChild } from './columns';
import { profileForeignKey } from './foreign-keys';

/** Content chosen for a child's letter of one week, stored when it is written so that it stays. */
export const weeklyLetters = pgTable(
  'weekly_letters',
  {
    ...ownedByChild(),
    /** YYYYMMDD, the first day of the child's week. */
    startsOn: char('starts_on', { length: 8 }).notNull(),
    /** Id in plays.json; null for a letter without a play. */
    playId: text('play_id'),
    /** Key of the article in the content files; null for a letter without one. */
    articleKey: text('article_key'),
    content: jsonb('content').$type<LetterContent>().notNull(),
    ...createdAt(),
  },
  (t) => [
    primaryKey({ name: 'weekly_letters_pkey', columns: [t.accountId, t.profileId, t.startsOn] }),
    profileForeignKey('weekly_letters_profile_fk', t),
  ],
);
