import { Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

// only the sheet is printed, black on white whatever the colour scheme
const paper = (display: 'block' | 'flex') =>
  ({
    '[data-print-sheet]': { display: 'none' },
    '@media print': {
      '@page': { size: 'A4', margin: '12mm 14mm' },
      'html, body': { background: '#fff !important', minHeight: '0 !important' },
      'body > *:not([data-print-sheet])': { display: 'none !important' },
      '[data-print-sheet]': { display },
      '[data-print-sheet] ~ [data-print-sheet]': { breakBefore: 'page' },
    },
  }) as const;

interface OnPaperProps {
  display?: 'block' | 'flex';
  /** One element that carries `data-print-sheet`. */
  children: ReactNode;
}

/** Content printed on A4 instead of the page. Unseen on the screen. */
export const OnPaper = ({ display = 'block', children }: OnPaperProps) =>
  createPortal(
    <>
      <Global styles={paper(display)} />
      {children}
    </>,
    document.body,
  );
