import { MEASURES } from '@contract/staff/numbers';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { enumValues } from './columns';

/** How much happened on each day in Seoul that is over, by the chore `count-day`, without any person. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    measure: text('measure', { enum: enumValues(MEASURES.map(({ measure }) => measure)) }).notNull(),
    /** YYYYMMDD */
    day: text('day').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ name: 'daily_counts_pkey', columns: [t.measure, t.day] })],
);
