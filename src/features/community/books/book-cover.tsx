import type { BookCard } from '@contract/community/books.responses';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { deepShadowColor, shadowColor, toneColors } from '@/shared/tokens';
import { ANIMAL_DRAWINGS } from './art/animal-drawings';
import { type BookDrawing, type BookLook, getBookLook } from './art/book-drawings';
import { DAILY_DRAWINGS } from './art/daily-drawings';
import { STORY_DRAWINGS } from './art/story-drawings';

const DRAWINGS: Record<BookDrawing, ReactNode> = { ...DAILY_DRAWINGS, ...ANIMAL_DRAWINGS, ...STORY_DRAWINGS };

interface BookCoverProps {
  book: Pick<BookCard, 'id' | 'title' | 'topics'>;
  /** Look chosen by a list, so that neighbours differ. */
  look?: BookLook;
  /** Size of the title, in rem. */
  letters?: number;
}

/**
 * A cover drawn by what the book is about: the real ones are under copyright. An object, so it has its light colours in
 * the dark as well.
 */
export function BookCover({ book, look = getBookLook(book), letters = 0.9375 }: BookCoverProps) {
  const { soft, on } = toneColors[look.tone];
  return (
    <Cover aria-hidden="true" data-daylight="" style={{ backgroundColor: soft, color: on }}>
      <b style={{ fontSize: `${letters}rem` }}>{book.title}</b>
      <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
        {DRAWINGS[look.drawing]}
      </svg>
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
  gap: '4%',
  padding: '10% 9% 7% 14%',
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
    flex: 'none',
    fontWeight: 800,
    lineHeight: 1.25,
    letterSpacing: '-0.03em',
    wordBreak: 'keep-all',
    overflowWrap: 'anywhere',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
  },
  '& > svg': { flex: '0 1 auto', alignSelf: 'center', minHeight: 0, width: '86%', aspectRatio: '1' },
});
