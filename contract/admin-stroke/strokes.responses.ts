import { isoTime } from '@contract/common/response-parts';
import * as v from 'valibot';
import { STROKE_GROUPS, STROKES_FILE_KIND, SUBJECTS } from './stroke-lists';

/** In units of the box: x to the right, y downwards, 0..1407. */
export const strokePoint = v.strictObject({ x: v.number(), y: v.number() });
export type StrokePoint = v.InferOutput<typeof strokePoint>;

/** Stroke number, from '1' on without a gap, to its points in writing order (docs/specification.md §3.6). */
// An open record: the number of strokes is the letter's own.
export const unitWriteStroke = v.record(v.string(), v.array(strokePoint));
export type UnitWriteStroke = v.InferOutput<typeof unitWriteStroke>;

/** A picture beside the strokes: {CDN}/uploads/stroke/english/{path}. */
export const strokeFile = v.strictObject({ path: v.string(), originalname: v.string() });
export type StrokeFile = v.InferOutput<typeof strokeFile>;

/** GET admin/stroke: the whole set, in the order it is taught. */
export const strokeRecord = v.strictObject({
  id: v.number(),
  subject: v.picklist(SUBJECTS),
  group: v.picklist(STROKE_GROUPS),
  unit_word: v.string(),
  unit_write_stroke: unitWriteStroke,
  /** One picture at most. */
  files: v.array(strokeFile),
  /** How often it was saved; 0 as shipped, or when nothing is drawn yet. */
  revision: v.number(),
  /** ISO 8601 */
  updated_at: isoTime,
});
export type StrokeRecord = v.InferOutput<typeof strokeRecord>;

/** GET admin/stroke/{id}/revision: what stood in the record, newest first. */
export const strokeRevision = v.strictObject({
  revision: v.number(),
  unit_write_stroke: unitWriteStroke,
  /** ISO 8601; when it was saved, or shipped. */
  saved_at: isoTime,
});
export type StrokeRevision = v.InferOutput<typeof strokeRevision>;

/** GET admin/stroke/{korean,math,english}_insert: how many records were missing and are there now, and how many were there. */
export const strokesInserted = v.strictObject({ inserted: v.number(), existing: v.number() });
export type StrokesInserted = v.InferOutput<typeof strokesInserted>;

/** GET admin/stroke/export: the whole set, without pictures. */
export const strokesExport = v.strictObject({
  kind: v.literal(STROKES_FILE_KIND),
  version: v.literal(1),
  records: v.array(v.pick(strokeRecord, ['subject', 'group', 'unit_word', 'unit_write_stroke'])),
});

/** Records that were not there before, that became another drawing, and that were the same. */
export const strokesImported = v.strictObject({ added: v.number(), changed: v.number(), same: v.number() });
export type StrokesImported = v.InferOutput<typeof strokesImported>;
