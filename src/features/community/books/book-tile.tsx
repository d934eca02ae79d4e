import type { BookCard } from '@contract/community/books.responses';
import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { ReviewPicture } from '@/features/community/review/review-picture';
import { RatingLine } from '@/features/community/review/stars';
import { clampLines, color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { CardButton } from '@/shared/ui/buttons/card-button';
import type { BookLook } from './art/book-drawings';
import { BookCover, BookPhoto } from './book-cover';
import { authorsWords, readersWords } from './book-words';

const MARK_WORDS = { read: '읽었어요', want: '읽고 싶어요' } as const;

interface BookTileProps {
  book: BookCard;
  /** Look of the cover where there is no photo. */
  look?: BookLook;
}

export function BookTile({ book, look }: BookTileProps) {
  return (
    <Book component={Link} to={paths.community.toBookDetail(book.id)}>
      {book.mark ? (
        <Mark>
          <Chip tone={book.mark === 'read' ? 'leaf' : 'lilac'}>{MARK_WORDS[book.mark]}</Chip>
        </Mark>
      ) : null}
      {book.picture ? (
        <BookPhoto>
          <ReviewPicture picture={book.picture} sizes="(min-width: 600px) 200px, 45vw" />
        </BookPhoto>
      ) : (
        <BookCover book={book} look={look} />
      )}
      <Typography component="span" variant="strong" style={{ fontWeight: 700 }} sx={{ ...clampLines(2) }}>
        {book.title}
      </Typography>
      <Line>{authorsWords(book.authors.slice(0, 2))}</Line>
      <Line>{readersWords(book)}</Line>
      <RatingLine rating={book.rating} />
    </Book>
  );
}

const Book = styled(CardButton)({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  height: '100%',
  padding: space(3),
  position: 'relative',
  // buttons keep their words together; a long name breaks
  overflowWrap: 'anywhere',
}) as typeof CardButton;

const Mark = styled('span')({ position: 'absolute', top: space(2), right: space(2), zIndex: 1 });

const Line = styled('span')({ ...text.small, color: color.inkSoft });
