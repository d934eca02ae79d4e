import type { UnitWriteStroke } from '@contract/admin-stroke/strokes.responses';
import { integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { strokes } from './strokes';

/** Earlier versions of a stroke record. */
export const strokeRevisions = pgTable(
  'stroke_revisions',
  {
    strokeId: integer('stroke_id')
      .notNull()
      .references(() => strokes.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    unitWriteStroke: jsonb('unit_write_stroke').$type<UnitWriteStroke>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ name: 'stroke_revisions_pkey', columns: [t.strokeId, t.revision] })],
);
