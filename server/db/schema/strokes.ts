import { STROKE_GROUPS, SUBJECTS } from '@contract/admin-stroke/stroke-lists';
import type { UnitWriteStroke } from '@contract/admin-stroke/strokes.responses';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns';

/** Strokes of each letter, digit and word. Ids below 1000 are the shipped set. */
export const strokes = pgTable(
  'strokes',
  {
    id: integer('id').primaryKey(),
    subject: text('subject', { enum: SUBJECTS }).notNull(),
    group: text('unit_group', { enum: STROKE_GROUPS }).notNull(),
    unitWord: text('unit_word').notNull(),
    /** Empty before the first save. */
    unitWriteStroke: jsonb('unit_write_stroke').$type<UnitWriteStroke>().notNull(),
    /** Below stroke/english/. */
    imagePath: text('image_path'),
    imageName: text('image_name'),
    /** Incremented by each save; a save names the revision that it edited. */
    revision: integer('revision').notNull().default(0),
    ...updatedAt(),
  },
  (t) => [uniqueIndex('strokes_unit_key').on(t.subject, t.unitWord), index('strokes_subject_idx').on(t.subject, t.id)],
);
