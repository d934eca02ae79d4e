import { STROKE_BOX } from '@contract/admin-stroke/strokes';
import * as v from 'valibot';
import { clearDraft, readDraft, writeDraft } from '@/shared/forms/form-draft';
import type { Drawing } from './stroke-editor';

const coordinate = v.pipe(v.number(), v.minValue(0), v.maxValue(STROKE_BOX));
const draft = v.object({
  /** The record's revision the drawing began from. */
  revision: v.number(),
  drawing: v.array(v.array(v.object({ x: coordinate, y: coordinate }))),
});
export type StrokeDraft = { revision: number; drawing: Drawing };

const toDraftName = (id: number) => `stroke-${id}`;

/** The unsaved drawing of a record; it survives a reload, and is deleted at log-out. */
export const readStrokeDraft = (id: number): StrokeDraft | null => readDraft(toDraftName(id), draft);
export const persistStrokeDraft = (id: number, draft: StrokeDraft) => writeDraft(toDraftName(id), draft);
export const dropStrokeDraft = (id: number) => clearDraft(toDraftName(id));
