import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, ownedByAccount } from './columns';

/** Saved places of an account. */
export const placeMarks = pgTable(
  'place_marks',
  {
    ...ownedByAccount(),
    placeId: text('place_id').notNull(),
    ...createdAt(),
  },
  (t) => [primaryKey({ name: 'place_marks_pkey', columns: [t.accountId, t.placeId] })],
);
