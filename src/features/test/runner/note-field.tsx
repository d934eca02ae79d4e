import { NOTE_MAX } from '@contract/test/diagnostics';
import { useEffect, useRef, useState } from 'react';
import { onPageHidden } from '@/shared/lib/page-visibility';
import { Field } from '@/shared/ui/forms/field';
import { storableNote } from './use-submit-answer';

const SAVE_AFTER_MS = 600;

interface NoteFieldProps {
  first: string;
  /** Called with the storable text a moment after typing, and at once when the question or the page is left. */
  onSave: (note: string) => void;
}

/** The parent's note. The input is never rewritten; each change is saved on the way. */
export function NoteField({ first, onSave }: NoteFieldProps) {
  const [typed, setTyped] = useState(first);
  const unsaved = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });

  useEffect(() => {
    const flush = () => {
      clearTimeout(timer.current);
      if (unsaved.current !== null) save.current(storableNote(unsaved.current));
      unsaved.current = null;
    };
    const mounted = new AbortController();
    onPageHidden(flush, mounted.signal);
    return () => {
      mounted.abort();
      flush();
    };
  }, []);

  const change = (text: string) => {
    setTyped(text);
    unsaved.current = text;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      unsaved.current = null;
      save.current(storableNote(text));
    }, SAVE_AFTER_MS);
  };
  const length = typed.trim().length;
  return (
    <Field
      label="더 적고 싶은 것이 있나요?"
      optional
      multiline
      minRows={3}
      maxRows={8}
      value={typed}
      onChange={(event) => change(event.target.value)}
      error={length > NOTE_MAX ? `${NOTE_MAX}자까지 저장돼요. 조금만 줄여 주세요. (${length}자)` : undefined}
      hint={`언제부터 그런지, 어떤 모습인지 적어 두면 의사와 이야기할 때 도움이 돼요. ${length}/${NOTE_MAX}`}
    />
  );
}
