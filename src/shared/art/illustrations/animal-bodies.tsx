import type { ReactNode } from 'react';
import { color } from '@/shared/tokens';

interface BodyProps {
  x: number;
  y: number;
  s?: number;
  coat: string;
  belly?: string;
  /** Clothes: a bib of this colour. */
  bib?: string;
  children: ReactNode;
}

/** A sitting body whose seat is at (x, y); the head (its origin at the neck's top) is the child. */
export function Sitting({ x, y, s = 1, coat, belly = color.artCream, bib, children }: BodyProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0-46c15 0 24 13 25 30C26-5 20 0 0 0S-26-5-25-16C-24-33-15-46 0-46Z" fill={coat} />
      <path d="M0-38c10 0 16 9 16 21S10 0 0 0-16-5-16-17-10-38 0-38Z" fill={belly} />
      {bib ? <path d="M-17-42q17 10 34 0 3 16-17 18-20-2-17-18Z" fill={bib} /> : null}
      <ellipse cx="-17" cy="-3" rx="11" ry="7.5" fill={coat} />
      <ellipse cx="17" cy="-3" rx="11" ry="7.5" fill={coat} />
      <ellipse cx="-19" cy="-3" rx="5" ry="4" fill={belly} />
      <ellipse cx="19" cy="-3" rx="5" ry="4" fill={belly} />
      <g transform="translate(0 -62)">{children}</g>
    </g>
  );
}

/** A walking body; feet at (x, y). */
export function Walking({ x, y, s = 1, coat, belly = color.artCream, bib, children }: BodyProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M-9-12-13-2M9-12l5 9" stroke={coat} strokeWidth="12" strokeLinecap="round" />
      <path d="M0-54c15 0 23 14 23 28S14-4 0-4-23-12-23-26-15-54 0-54Z" fill={bib ?? coat} />
      {bib ? (
        <path d="M-23-22q23 9 46 0 0 18-23 18T-23-22Z" fill={coat} />
      ) : (
        <ellipse cy="-24" rx="13" ry="17" fill={belly} />
      )}
      <g transform="translate(0 -68)">{children}</g>
    </g>
  );
}

/** An open book lying towards the reader, its middle at the origin, 72 wide. */
export function OpenBook({ x, y, s = 1, cover = color.coral }: { x: number; y: number; s?: number; cover?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${s})`}>
      <path d="M0 6C-10-2-24-5-37-3v28c13-2 27 1 37 8 10-7 24-10 37-8V-3C24-5 10-2 0 6Z" fill={cover} />
      <path
        d="M0 4C-9-4-21-7-33-5.5V20C-21 18.5-9 21 0 27 9 21 21 18.5 33 20V-5.5C21-7 9-4 0 4Z"
        fill={color.artWhite}
      />
      <path d="M0 4v23" stroke={color.artTan} strokeWidth="2" />
      <path
        d="M-26 3q10 0 19 4M-26 10q10 0 19 4M26 3q-10 0-19 4M26 10q-10 0-19 4"
        stroke={color.artTan}
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}
