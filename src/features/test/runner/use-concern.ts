import type { SavedAnswer } from '@contract/test/diagnostics.responses';
import type { AnswerValue } from '@contract/test/diagnostics-kinds';
import { DOMAINS, type Domain } from '@contract/test/diagnostics-kinds';
import { useRef, useState } from 'react';
import type { Given } from './use-submit-answer';

type ConcernTakers = {
  /** Areas or the note changed. */
  onPartialAnswer: (given: Given) => void;
  /** 아니요 or 네, with the areas and note given before. */
  onChoose: (given: Given) => void;
};

/** The state of a concern: 아니요 or 네, areas and a note, each saved as soon as it is given. */
export function useConcern(saved: SavedAnswer | undefined, { onPartialAnswer, onChoose }: ConcernTakers) {
  const [areas, setAreas] = useState<Domain[]>(saved?.areas ?? []);
  const [note, setNote] = useState(saved?.note ?? '');
  // a note still pending when the answer changes is saved with the new answer
  const value = useRef<AnswerValue>(saved?.value ?? 'yes');
  return {
    areas,
    note,
    choose: (next: AnswerValue) => {
      value.current = next;
      onChoose({ value: next, areas, note });
    },
    toggle: (domain: Domain) => {
      const next = DOMAINS.filter((each) => (each === domain ? !areas.includes(each) : areas.includes(each)));
      setAreas(next);
      onPartialAnswer({ value: value.current, areas: next, note });
    },
    changeNote: (next: string) => {
      setNote(next);
      onPartialAnswer({ value: value.current, areas, note: next });
    },
  };
}
export type Concern = ReturnType<typeof useConcern>;
