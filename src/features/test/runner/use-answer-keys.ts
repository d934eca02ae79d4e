import { useEffect, useEffectEvent } from 'react';

type Keys = { choose: (at: number) => void; previous: () => void; next: () => void };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** Marks the part of the screen in which the focus must be for the number keys. */
export const QUESTION_MARK = { 'data-question': '' } as const;

/** A single character is no shortcut of the whole page (WCAG 2.1.4). */
const isInQuestion = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-question]') !== null;

/**
 * 1–6 choose an answer while the focus is in the question, ↑ ↓ move between the answers, ← → between the questions.
 * Keys typed into a field are the field's.
 */
export function useAnswerKeys({ choose, previous, next }: Keys) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (/^[1-9]$/.test(event.key)) {
      if (!isInQuestion(event.target)) return;
      choose(Number(event.key) - 1);
    } else if (event.key === 'ArrowLeft') previous();
    else if (event.key === 'ArrowRight') next();
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveFocus(event.key === 'ArrowDown' ? 1 : -1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

/** Marks the answer buttons that the arrows walk through. */
export const ANSWER_MARK = { 'data-answer': '' } as const;

function moveFocus(step: 1 | -1) {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-answer]')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const to = at === -1 ? (step === 1 ? 0 : stops.length - 1) : (at + step + stops.length) % stops.length;
  stops[to]?.focus();
}
