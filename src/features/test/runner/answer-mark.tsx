import type { Answer, ConcernAnswer } from '@contract/diagnostics';
import type { ReactNode } from 'react';

const shapes: Record<Answer | ConcernAnswer, ReactNode> = {
  yes: <circle cx="15" cy="15" r="7" fill="currentColor" />,
  sometimes: (
    <>
      <circle cx="15" cy="15" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
      <path d="M15 8a7 7 0 0 0 0 14Z" fill="currentColor" />
    </>
  ),
  not_yet: <circle cx="15" cy="15" r="7" fill="none" stroke="currentColor" strokeWidth="2" />,
  unknown: (
    <circle
      cx="15"
      cy="15"
      r="7"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray="2.6 3"
      strokeLinecap="round"
    />
  ),
  no: <circle cx="15" cy="15" r="7" fill="none" stroke="currentColor" strokeWidth="2" />,
};

/** How much of it is there: full, half, not yet, unseen. Decoration beside the words. */
export const AnswerMark = ({ value }: { value: Answer | ConcernAnswer }) => (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    {shapes[value]}
  </svg>
);
