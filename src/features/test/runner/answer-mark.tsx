import type { AnswerValue } from '@contract/test/diagnostics-kinds';
import type { ReactNode } from 'react';

const ring = <circle cx="15" cy="15" r="7" fill="none" stroke="currentColor" strokeWidth="2" />;
const full = <circle cx="15" cy="15" r="7" fill="currentColor" />;
const half = (
  <>
    {ring}
    <path d="M15 8a7 7 0 0 0 0 14Z" fill="currentColor" />
  </>
);
const grown = (r: number) => (
  <>
    {ring}
    <circle cx="15" cy="15" r={r} fill="currentColor" />
  </>
);
const unseen = (
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
);

const shapes: Record<AnswerValue, ReactNode> = {
  yes: full,
  sometimes: half,
  not_yet: ring,
  unknown: unseen,
  never: ring,
  seldom: grown(2),
  half: grown(3.6),
  often: grown(5.2),
  always: full,
  not_at_all: ring,
  little: grown(2),
  some: grown(3.6),
  much: grown(5.2),
  very: full,
  no: ring,
};

/** A ring filled by the answer's value, dashed for "unknown". Decorative, beside the words. */
export const AnswerMark = ({ value }: { value: AnswerValue }) => (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    {shapes[value]}
  </svg>
);
