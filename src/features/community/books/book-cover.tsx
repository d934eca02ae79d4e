import type { BookCard } from '@contract/community/books.responses';
import styled from '@emotion/styled';
import { color, deepShadowColor, shadowColor, type Tone, toneColors, tones } from '@/shared/tokens';

/** The same book has the same colour and drawing everywhere. */
function toSeed(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return hash;
}

const DRAWINGS = [
  // hills
  <path key="hills" d="M0 70c18-22 34-22 50-6s34 8 50-10v46H0Z" />,
  // a sun behind a hill
  <g key="sun">
    <circle cx="56" cy="52" r="24" />
    <path d="M0 86c30-18 66-18 100 0v14H0Z" opacity="0.7" />
  </g>,
  // a leaf
  <path key="leaf" d="M18 90C14 50 40 22 88 20c4 44-22 74-70 70Zm0 0c18-26 36-42 56-56" strokeWidth="3" />,
  // a moon and stars
  <g key="moon">
    <path d="M70 78a32 32 0 1 1-8-56 26 26 0 0 0 8 56Z" />
    <circle cx="82" cy="32" r="4" />
    <circle cx="90" cy="52" r="3" />
  </g>,
  // waves
  <g key="waves">
    <path d="M0 62q12-12 25 0t25 0 25 0 25 0v38H0Z" />
    <path d="M0 80q12-10 25 0t25 0 25 0 25 0v20H0Z" opacity="0.6" />
  </g>,
  // balloons
  <g key="balloons">
    <ellipse cx="40" cy="42" rx="16" ry="20" />
    <ellipse cx="70" cy="56" rx="14" ry="17" opacity="0.7" />
    <path d="M40 62v34M70 73v24" strokeWidth="2" stroke="currentColor" />
  </g>,
] as const;

interface BookCoverProps {
  book: Pick<BookCard, 'id' | 'title' | 'authors'>;
  /** Size of the title, in rem. */
  letters?: number;
}

/** A generated cover, from the title and a colour: the real ones are under copyright. */
export function BookCover({ book: { id, title, authors }, letters = 0.9375 }: BookCoverProps) {
  const seed = toSeed(id);
  const tone: Tone = tones[seed % tones.length] ?? 'leaf';
  const { soft, on, fill } = toneColors[tone];
  return (
    <Cover aria-hidden="true" style={{ backgroundColor: soft, color: on }}>
      <svg viewBox="0 0 100 100" style={{ fill, color: fill }} opacity="0.75" aria-hidden="true" focusable="false">
        {DRAWINGS[Math.floor(seed / tones.length) % DRAWINGS.length]}
      </svg>
      <b style={{ fontSize: `${letters}rem` }}>{title}</b>
      <small style={{ color: color.ink }}>{authors[0]?.name}</small>
    </Cover>
  );
}

const shape = {
  position: 'relative',
  display: 'block',
  boxSizing: 'border-box',
  width: '100%',
  aspectRatio: '3 / 4',
  borderRadius: '4px 10px 10px 4px',
  overflow: 'hidden',
  boxShadow: `0 2px 6px ${shadowColor(0.16)}`,
} as const;

/** A parent's photo in the place of the cover. */
export const BookPhoto = styled('span')(shape);

const Cover = styled('span')({
  ...shape,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: '10% 9% 8% 14%',
  // the back of the book
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    left: 0,
    width: '6%',
    backgroundColor: deepShadowColor(0.14),
  },
  '& > b': {
    position: 'relative',
    fontWeight: 800,
    lineHeight: 1.25,
    letterSpacing: '-0.03em',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    overflow: 'hidden',
  },
  '& > small': {
    position: 'relative',
    fontSize: '0.6875rem',
    fontWeight: 600,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& > svg': { position: 'absolute', right: '-6%', bottom: '20%', width: '68%', height: 'auto' },
});
