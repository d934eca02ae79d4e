import { BOOK_LANGUAGE_LABELS } from '@contract/community/book-words';
import type { BookDetail } from '@contract/community/books.responses';
import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { DetailStates } from '@/features/community/frame/detail-states';
import { TwoColumns } from '@/features/community/frame/two-columns';
import { ReviewHero } from '@/features/community/review/review-picture';
import { ReviewSection } from '@/features/community/review/review-section';
import { RatingLine } from '@/features/community/review/stars';
import { useBackOr } from '@/shared/lib/use-back-or';
import { color, space, text } from '@/shared/tokens';
import { Chip } from '@/shared/ui/basics/chip';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PageShell } from '@/shared/ui/layout/page-shell';
import { BookCover, BookPhoto } from './book-cover';
import { BookMarks } from './book-marks';
import { readersWords } from './book-words';
import { useGetBookQuery } from './books-api';

/** /community/book/{id}: what a book is, how to read it together, which child read it, and its reviews. */
export function BookDetailPage() {
  const { id = '' } = useParams();
  const query = useGetBookQuery({ id }, { refetchOnMountOrArgChange: 30 });
  const book = query.currentData;
  const back = useBackOr(paths.community.book);
  if (!book)
    return (
      <PageShell title="도서" back={back}>
        <DetailStates
          query={query}
          skeleton={<BookSkeleton />}
          gone={{
            title: '찾는 책이 없어요',
            words: '주소가 바뀌었거나 더는 소개하지 않는 책이에요.',
            list: paths.community.book,
            others: '다른 책 보기',
          }}
        />
      </PageShell>
    );
  return (
    <PageShell title="도서" itemTitle={book.title} back={back} width="wide">
      <TwoColumns>
        <Stack spacing={6}>
          <BookHead book={book} />
          {book.audience === 'child' ? <BookMarks book={book} /> : null}
          <Stack spacing={2}>
            <Typography component="h2" variant="title">
              이런 책이에요
            </Typography>
            <Typography>{book.about}</Typography>
          </Stack>
          <Card>
            <Typography component="h2" variant="label" style={{ color: color.primary }}>
              {book.audience === 'child' ? '이렇게 함께 읽어요' : '이렇게 읽어 보세요'}
            </Typography>
            <Typography style={{ marginTop: space(1) }}>{book.read_together}</Typography>
          </Card>
          <Typography variant="caption" color="textSecondary">
            책 정보: {book.source} 책 소개는 쑥쑥플래너 편집팀이 직접 썼어요. 광고나 제휴가 아니에요.{' '}
            {book.picture ? '사진은 후기의 첫 사진이고' : '표지는 주제로 그린 그림이고'}, 판과 출판사는 달라질 수
            있어요.
          </Typography>
        </Stack>
        <ReviewSection
          section="book"
          subject={book.id}
          rating={book.rating}
          invitation="읽어 보셨다면 아이가 어떻게 즐겼는지 들려주세요."
        />
      </TwoColumns>
    </PageShell>
  );
}

function BookHead({ book }: { book: BookDetail }) {
  const { title, authors, publisher, year, translated_from: language, topics, picture } = book;
  return (
    <Head>
      {picture ? (
        <BookPhoto>
          <ReviewHero picture={picture} name={title} credit="읽은 부모의 사진" />
        </BookPhoto>
      ) : (
        <BookCover book={book} letters={0.875} />
      )}
      <Stack spacing={2}>
        <Typography component="h1" variant="headline" style={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <RatingLine rating={book.rating} />
        <Facts>
          {authors.map(({ name, role }) => (
            <div key={name + role} style={{ display: 'contents' }}>
              <dt>{role}</dt>
              <dd>{name}</dd>
            </div>
          ))}
          <dt>출판사</dt>
          <dd>
            {publisher}
            {year ? `, ${year}` : ''}
          </dd>
          {language ? (
            <>
              <dt>원서</dt>
              <dd>{BOOK_LANGUAGE_LABELS[language]}</dd>
            </>
          ) : null}
        </Facts>
        <Chips>
          <Chip tone="leaf">{readersWords(book)}</Chip>
          {topics.map((topic) => (
            <Chip key={topic} tone="sky">
              {topic}
            </Chip>
          ))}
        </Chips>
      </Stack>
    </Head>
  );
}

function BookSkeleton() {
  return (
    <Stack spacing={6}>
      <Head>
        <Skeleton height={170} shape="card" />
        <Stack spacing={3}>
          <Skeleton width="85%" height={28} />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </Stack>
      </Head>
      <Skeleton height={96} shape="card" />
      <Skeleton height={120} shape="card" />
    </Stack>
  );
}

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(104px, 132px) minmax(0, 1fr)',
  gap: space(4),
  alignItems: 'start',
});

const Facts = styled('dl')({
  ...text.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space(1)} ${space(3)}`,
  margin: 0,
  '& dt': { color: color.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });
