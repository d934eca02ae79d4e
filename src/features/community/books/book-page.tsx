import { PARENT_TOPIC } from '@contract/community/book-words';
import type { BooksQuery } from '@contract/community/books';
import type { BookCard, BookList } from '@contract/community/books.responses';
import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/paths';
import { useChildMonths } from '@/features/community/articles/use-child-months';
import { PostFeed } from '@/features/community/feed/post-feed';
import { CommunityFrame } from '@/features/community/frame/community-frame';
import { FilterRow, FilterSelect } from '@/features/community/places/filter-select';
import { RatingLine } from '@/features/community/review/stars';
import { color, media, space, text } from '@/shared/tokens';
import { CardButton } from '@/shared/ui/card';
import { Chip } from '@/shared/ui/chip';
import { EmptyState } from '@/shared/ui/empty-state';
import { FilterChips } from '@/shared/ui/filter-chips';
import { ReadingBearArt } from '@/shared/ui/illustrations/reading-bear';
import { MainButton } from '@/shared/ui/main-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { TabPanel, TabsBar } from '@/shared/ui/tabs-bar';
import { Text } from '@/shared/ui/text';
import { BookCover } from './book-cover';
import { authorsWords, readersWords } from './book-words';
import { useListBooksQuery } from './books-api';

const ALL = '';
const AGES = [
  { value: 'all', label: '모든 나이' },
  { value: '3', label: '0~6개월' },
  { value: '9', label: '7~12개월' },
  { value: '18', label: '13~24개월' },
  { value: '30', label: '25~36개월' },
  { value: '42', label: '37~48개월' },
  { value: '54', label: '49~60개월' },
  { value: '66', label: '61개월부터' },
];
const SORTS = [
  { value: 'age', label: '나이순' },
  { value: 'title', label: '제목순' },
  { value: 'rating', label: '별점순' },
] as const;
const MARKS = [
  { value: ALL, label: '모든 책' },
  { value: 'read', label: '읽은 책' },
  { value: 'want', label: '읽고 싶은 책' },
];
const TABS = [
  { value: 'book', label: '책 고르기' },
  { value: 'story', label: '읽은 이야기' },
] as const;

/** /community/book: books to read together by age and topic, and what parents told of them. */
export function BookPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'story' ? 'story' : 'book';
  const put = (changes: Record<string, string>) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === ALL) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <CommunityFrame title="도서" width="wide">
      <Stack gap={4}>
        <TabsBar
          id="book"
          label="도서"
          tabs={TABS}
          value={tab}
          onChange={(value) => put({ tab: value === 'story' ? value : ALL })}
        />
        <TabPanel id="book" value={tab}>
          {tab === 'book' ? <Books params={params} put={put} /> : <Stories onBooks={() => put({ tab: ALL })} />}
        </TabPanel>
      </Stack>
    </CommunityFrame>
  );
}

function Stories({ onBooks }: { onBooks: () => void }) {
  return (
    <PostFeed
      arg={{ section: 'book' }}
      label="읽은 이야기"
      empty={
        <EmptyState
          title="아직 읽은 이야기가 없어요"
          action={
            <MainButton look="soft" size="small" fit onClick={onBooks}>
              책 고르기
            </MainButton>
          }
        >
          읽은 책을 골라 첫 이야기를 들려주세요.
        </EmptyState>
      }
    />
  );
}

interface BooksProps {
  params: URLSearchParams;
  put: (changes: Record<string, string>) => void;
}

function Books({ params, put }: BooksProps) {
  const { child, isLoading } = useChildMonths();
  const own = child ? [{ value: ALL, label: `${child.name} · ${child.months}개월` }] : [];
  const ages = [...own, ...AGES];
  const age = ages.find(({ value }) => value === (params.get('month') ?? ALL))?.value ?? (child ? ALL : 'all');
  const month = age === 'all' ? undefined : age === ALL ? child?.months : Number(age);
  const sort = SORTS.find(({ value }) => value === params.get('sort'))?.value ?? 'age';
  const mark = child ? (MARKS.find(({ value }) => value === params.get('mark'))?.value ?? ALL) : ALL;
  const given = params.get('topic');
  const { currentData, data, isError, refetch } = useListBooksQuery(
    {
      // marked books are shown whatever their age
      month: mark === ALL ? month : undefined,
      sort,
      profile_id: child?.id,
      ...(given && { topic: given as NonNullable<BooksQuery['topic']> }),
      ...(mark !== ALL && { mark: mark as 'read' | 'want' }),
    },
    { skip: isLoading, refetchOnMountOrArgChange: 60 },
  );
  const topics = toTopicOptions(data, given);
  const books = currentData?.items;
  const clear = () => put({ month: child ? 'all' : ALL, topic: ALL, mark: ALL });
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <FilterRow>
          {isLoading ? (
            <Skeleton width={150} height={44} />
          ) : (
            <FilterSelect label="나이" options={ages} value={age} onChange={(value) => put({ month: value })} />
          )}
          {child ? (
            <FilterSelect label="표시한 책" options={MARKS} value={mark} onChange={(value) => put({ mark: value })} />
          ) : null}
          <FilterSelect
            label="순서"
            options={SORTS}
            value={sort}
            onChange={(value) => put({ sort: value === 'age' ? ALL : value })}
          />
        </FilterRow>
        <FilterChips
          label="주제"
          options={topics}
          value={topics.some(({ value }) => value === given) ? (given ?? ALL) : ALL}
          onChange={(topic) => put({ topic })}
        />
      </Stack>
      <Text variant="label" aria-live="polite">
        {currentData ? `책 ${currentData.total.toLocaleString('ko-KR')}권` : ' '}
      </Text>
      <QueryBoundary
        isLoading={!books && !isError}
        isError={!books && isError}
        onRetry={refetch}
        isEmpty={books?.length === 0}
        skeleton={
          <List as="div">
            {[0, 1, 2, 3, 4, 5].map((key) => (
              <Stack key={key} gap={2}>
                <Skeleton height={210} shape="card" />
                <Skeleton width="80%" />
                <Skeleton width="55%" />
              </Stack>
            ))}
          </List>
        }
        empty={
          mark === ALL ? (
            <EmptyState
              art={<ReadingBearArt size={132} />}
              title="이 조건에 맞는 책이 없어요"
              action={
                <MainButton look="soft" size="small" fit onClick={clear}>
                  모든 책 보기
                </MainButton>
              }
            />
          ) : (
            <EmptyState
              art={<ReadingBearArt size={132} />}
              title={mark === 'read' ? '아직 읽은 책이 없어요' : '아직 읽고 싶은 책이 없어요'}
              action={
                <MainButton look="soft" size="small" fit onClick={() => put({ mark: ALL })}>
                  책 고르기
                </MainButton>
              }
            >
              책을 열어 {child?.name} 옆의 단추를 누르면 여기에 모여요.
            </EmptyState>
          )
        }
      >
        <List>
          {books?.map((book) => (
            <li key={book.id}>
              <BookTile book={book} />
            </li>
          ))}
        </List>
      </QueryBoundary>
    </Stack>
  );
}

/** The topics that have books at this age, with how many; the chosen one stays, else one could not take it back. */
function toTopicOptions(list: BookList | undefined, chosen: string | null) {
  const filled = (list?.topics ?? []).filter(({ topic, count }) => count > 0 || topic === chosen);
  return [
    { value: ALL, label: '전체' },
    ...filled.map(({ topic, count }) => ({
      value: topic,
      label: `${topic === PARENT_TOPIC ? '부모 책' : topic} ${count}`,
    })),
  ];
}

const MARK_WORDS = { read: '읽었어요', want: '읽고 싶어요' } as const;

function BookTile({ book }: { book: BookCard }) {
  return (
    <Book as={Link} to={paths.community.toBookDetail(book.id)}>
      {book.mark ? (
        <Mark>
          <Chip tone={book.mark === 'read' ? 'leaf' : 'lilac'}>{MARK_WORDS[book.mark]}</Chip>
        </Mark>
      ) : null}
      <BookCover book={book} />
      <Text as="span" variant="strong" lines={2} style={{ fontWeight: 700 }}>
        {book.title}
      </Text>
      <Line>{authorsWords(book.authors.slice(0, 2))}</Line>
      <Line>{readersWords(book)}</Line>
      <RatingLine rating={book.rating} />
    </Book>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: `${space(5)} ${space(4)}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 148px), 1fr))',
  [media.pad]: { gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))' },
});

const Book = styled(CardButton)({
  display: 'flex',
  flexDirection: 'column',
  gap: space(2),
  height: '100%',
  padding: space(3),
  position: 'relative',
  // buttons keep their words together; a long name breaks
  overflowWrap: 'anywhere',
});

const Mark = styled('span')({ position: 'absolute', top: space(2), right: space(2), zIndex: 1 });

const Line = styled('span')({ ...text.small, color: color.inkSoft });
