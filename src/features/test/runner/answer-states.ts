/**
 * How an answer shows the press and the choice: by colours, without a transition. A transform costs a layout, and each
 * property in transition dispatches events.
 */
export const answerStates = {
  '&[aria-disabled]': { cursor: 'default' },
  '&:active:not([aria-disabled])': { borderColor: 'var(--fill)', backgroundColor: 'var(--soft)' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--fill)',
    borderStyle: 'solid',
    backgroundColor: 'var(--soft)',
    color: 'var(--on)',
    boxShadow: 'inset 0 0 0 1px var(--fill)',
  },
} as const;
