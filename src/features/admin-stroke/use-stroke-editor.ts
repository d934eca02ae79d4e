import type { StrokeRecord } from '@contract/admin-stroke/strokes.responses';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { dropStrokeDraft, persistStrokeDraft, readStrokeDraft } from './stroke-draft';
import { type Drawing, editorReducer, openEditor, sameUnit, toDrawing, toUnit } from './stroke-editor';

/** The drawing of one record: its strokes, whether it differs from the saved version, and its base version. */
export function useStrokeEditor(record: StrokeRecord | undefined) {
  const [state, dispatch] = useReducer(editorReducer, record, begin);
  const [base, setBase] = useState(() => (record && (readStrokeDraft(record.id)?.revision ?? record.revision)) ?? 0);
  const unit = toUnit(state.drawing);
  const saved = record?.unit_write_stroke ?? {};
  const dirty = record ? !sameUnit(unit, saved) : state.drawing.some(({ length }) => length > 0);
  const restored = state.past.length === 0 && dirty && record !== undefined;

  const persist = useEffectEvent(() => {
    if (!record) return;
    if (dirty) persistStrokeDraft(record.id, { revision: base, drawing: state.drawing });
    else dropStrokeDraft(record.id);
  });
  useEffect(() => persist());

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [dirty]);

  const undo = () => dispatch({ type: 'undone' });
  const redo = () => dispatch({ type: 'redone' });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      dispatch({ type: 'numbered', number: state.number + step });
      return;
    }
    if (!event.ctrlKey && !event.metaKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return {
    state,
    dispatch,
    unit,
    dirty,
    /** A draft of an earlier visit is shown. */
    restored,
    /** Another person has saved since the drawing began. */
    overtaken: record !== undefined && dirty && base !== record.revision,
    base,
    undo,
    redo,
    replace: (drawing: Drawing) => dispatch({ type: 'replaced', drawing }),
    /** Makes that revision the base of the drawing. */
    rebase: setBase,
    /** Loads the saved letter in place of the drawing. */
    loadSaved: (from: StrokeRecord) => {
      dropStrokeDraft(from.id);
      setBase(from.revision);
      dispatch({ type: 'replaced', drawing: toDrawing(from.unit_write_stroke) });
    },
  };
}

export type StrokeEditor = ReturnType<typeof useStrokeEditor>;

const begin = (record: StrokeRecord | undefined) =>
  openEditor(record ? (readStrokeDraft(record.id)?.drawing ?? toDrawing(record.unit_write_stroke)) : []);

/** Keys handled by a field, a menu or a sheet. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"]):not([type="file"]), textarea, select, [role="dialog"], [role="alertdialog"]',
  ) !== null;
