import { formatNumber } from '@contract/common/format-number';
import { BOOK_TOPICS, PARENT_TOPIC } from '@contract/community/book-words';
import type { BookList } from '@contract/community/books.responses';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import * as v from 'valibot';
import { useChildMonths } from '@/features/community/articles/use-child-months';
import { PostFeed } from '@/features/community/feed/post-feed';
import { CommunityFrame, infoParts } from '@/features/community/frame/community-frame';
import { BarChip, FilterBar, FilterGroup as Group } from '@/features/community/frame/filter-bar';
import { ReadingBearArt } from '@/shared/art/illustrations/reading-bear';
import { choiceParam, useUrlState } from '@/shared/lib/use-url-state';
import { media, space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { ExitTransition } from '@/shared/ui/exit-transition';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { BottomSheet } from '@/shared/ui/overlays/bottom-sheet';
import { chooseBookLooks } from './art/book-drawings';
import { BookTile } from './book-tile';
import { useListBooksQuery } from './books-api';

const ALL = '' as const;
const AGES = [
  { value: 'all', label: '모든 나이' },
  { value: '3', label: '0~6개월' },
  { value: '9', label: '7~12개월' },
  { value: '18', label: '13~24개월' },
  { value: '30', label: '25~36개월' },
  { value: '42', label: '37~48개월' },
  { value: '54', label: '49~60개월' },
  { value: '66', label: '61개월부터' },
] as const;
const SORTS = [
  { value: 'age', label: '나이순' },
  { value: 'title', label: '제목순' },
  { value: 'rating', label: '별점순' },
] as const;
const MARKS = [
  { value: ALL, label: '모든 책' },
  { value: 'read', label: '읽은 책' },
  { value: 'want', label: '읽고 싶은 책' },
] as const;
const TOPICS = [ALL, ...BOOK_TOPICS, PARENT_TOPIC] as const;

/** Without a month: the age of the chosen child, or all ages. */
const bookFilter = v.object({
  tab: choiceParam(['book', 'story'], 'book'),
  month: choiceParam([ALL, ...AGES.map(({ value }) => value)], ALL),
  sort: choiceParam(['age', 'title', 'rating'], 'age'),
  mark: choiceParam([ALL, 'read', 'want'], ALL),
  topic: choiceParam(TOPICS, ALL),
});
type BookFilter = v.InferOutput<typeof bookFilter>;
type Ages = readonly { value: BookFilter['month']; label: string }[];

/** /community/book: books to read together by age and topic, and their reviews. */
export function BookPage() {
  const [filter, set] = useUrlState(bookFilter);
  if (filter.tab === 'book') return <Books filter={filter} set={set} />;
  return (
    <CommunityFrame title="도서" width="wide" sub={infoParts('story')}>
      <Stories onBooks={() => set({ tab: 'book' })} />
    </CommunityFrame>
  );
}

function Stories({ onBooks }: { onBooks: () => void }) {
  return (
    <PostFeed
      arg={{ section: 'book' }}
      label="책 후기"
      empty={
        <EmptyState
          title="아직 책 후기가 없어요"
          action={
            <MainButton look="soft" size="small" fit onClick={onBooks}>
              책 고르기
            </MainButton>
          }
        >
          읽은 책을 골라 첫 후기를 들려주세요.
        </EmptyState>
      }
    />
  );
}

interface BooksProps {
  filter: BookFilter;
  set: (changes: Partial<BookFilter>) => void;
}

function Books({ filter, set }: BooksProps) {
  const { child, isLoading } = useChildMonths();
  const [filtering, setFiltering] = useState(false);
  const own = child ? [{ value: ALL, label: `${child.name} · ${child.months}개월` }] : [];
  const ages: Ages = [...own, ...AGES];
  const { sort, topic: given } = filter;
  const age = filter.month === ALL && !child ? 'all' : filter.month;
  const month = age === 'all' ? undefined : age === ALL ? child?.months : Number(age);
  const mark = child ? filter.mark : ALL;
  const query = useListBooksQuery(
    {
      // marked books are shown whatever their age
      month: mark === ALL ? month : undefined,
      sort,
      profile_id: child?.id,
      ...(given !== ALL && { topic: given }),
      ...(mark !== ALL && { mark }),
    },
    { skip: isLoading, refetchOnMountOrArgChange: 60 },
  );
  const { currentData, data } = query;
  const topics = toTopicOptions(data, given);
  const books = currentData?.items;
  const looks = chooseBookLooks(books ?? []);
  const clear = () => set({ month: child ? 'all' : ALL, topic: ALL, mark: ALL });
  return (
    <CommunityFrame
      title="도서"
      width="wide"
      sub={infoParts('book', currentData ? `책 ${formatNumber(currentData.total)}권` : undefined)}
    >
      <Stack spacing={2}>
        <FilterBar
          label="책 고르기"
          active={Number(mark !== ALL) + Number(sort !== 'age') + Number(filter.month !== ALL)}
          onOpen={() => setFiltering(true)}
        >
          {isLoading ? (
            <Skeleton width={150} height={44} />
          ) : (
            <BarChip
              type="button"
              data-on=""
              aria-label={`${findLabel(ages, age)}, 나이 바꾸기`}
              aria-haspopup="dialog"
              onClick={() => setFiltering(true)}
            >
              {findLabel(ages, age)}
            </BarChip>
          )}
          <FilterChips
            label="주제"
            options={topics}
            value={topics.some(({ value }) => value === given) ? given : ALL}
            onChange={(topic) => set({ topic })}
          />
        </FilterBar>
        <QueryBoundary
          query={query}
          isEmpty={books?.length === 0}
          skeleton={<ListSkeleton />}
          empty={<NoBooks mark={mark} childName={child?.name} onClear={clear} onUnmark={() => set({ mark: ALL })} />}
        >
          <List>
            {books?.map((book, index) => (
              <li key={book.id}>
                <BookTile book={book} look={looks[index]} />
              </li>
            ))}
          </List>
        </QueryBoundary>
      </Stack>
      <ExitTransition>
        {filtering ? (
          <BookFilterSheet
            ages={ages}
            marks={child ? MARKS : null}
            chosen={{ month: age, mark, sort }}
            onApply={(changes) => {
              setFiltering(false);
              set(changes);
            }}
            onClose={() => setFiltering(false)}
          />
        ) : null}
      </ExitTransition>
    </CommunityFrame>
  );
}

const findLabel = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? '';

interface BookFilterSheetProps {
  ages: Ages;
  /** Null without a child, whose books are marked. */
  marks: typeof MARKS | null;
  chosen: BookSheetFilter;
  onApply: (changes: BookSheetFilter) => void;
  onClose: () => void;
}

type BookSheetFilter = Pick<BookFilter, 'month' | 'mark' | 'sort'>;

/** Age, marked books and the order; applied by its button. */
function BookFilterSheet({ ages, marks, chosen: before, onApply, onClose }: BookFilterSheetProps) {
  const [{ month, mark, sort }, setChosen] = useState(before);
  const change = (changes: Partial<BookSheetFilter>) => setChosen((now) => ({ ...now, ...changes }));
  return (
    <BottomSheet
      open
      onClose={onClose}
      title="필터"
      actions={<MainButton onClick={() => onApply({ month, mark, sort })}>책 보기</MainButton>}
    >
      <Stack spacing={5}>
        <Group title="나이">
          <FilterChips wrap label="나이" options={ages} value={month} onChange={(value) => change({ month: value })} />
        </Group>
        {marks ? (
          <Group title="표시한 책">
            <FilterChips
              wrap
              label="표시한 책"
              options={marks}
              value={mark}
              onChange={(value) => change({ mark: value })}
            />
          </Group>
        ) : null}
        <Group title="순서">
          <FilterChips wrap label="순서" options={SORTS} value={sort} onChange={(value) => change({ sort: value })} />
        </Group>
      </Stack>
    </BottomSheet>
  );
}

function ListSkeleton() {
  return (
    <List as="div">
      {[0, 1, 2, 3, 4, 5].map((key) => (
        <Stack key={key} spacing={2}>
          <Skeleton height={210} shape="card" />
          <Skeleton width="80%" />
          <Skeleton width="55%" />
        </Stack>
      ))}
    </List>
  );
}

interface NoBooksProps {
  mark: BookFilter['mark'];
  childName: string | undefined;
  onClear: () => void;
  onUnmark: () => void;
}

function NoBooks({ mark, childName, onClear, onUnmark }: NoBooksProps) {
  return mark === ALL ? (
    <EmptyState
      art={<ReadingBearArt size={132} />}
      title="이 조건에 맞는 책이 없어요"
      action={
        <MainButton look="soft" size="small" fit onClick={onClear}>
          모든 책 보기
        </MainButton>
      }
    />
  ) : (
    <EmptyState
      art={<ReadingBearArt size={132} />}
      title={mark === 'read' ? '아직 읽은 책이 없어요' : '아직 읽고 싶은 책이 없어요'}
      action={
        <MainButton look="soft" size="small" fit onClick={onUnmark}>
          책 고르기
        </MainButton>
      }
    >
      책을 열어 {childName} 옆의 단추를 누르면 여기에 모여요.
    </EmptyState>
  );
}

/** The topics that have books at this age, with how many; the chosen one stays, else one could not take it back. */
function toTopicOptions(list: BookList | undefined, chosen: string) {
  const filled = (list?.topics ?? []).filter(({ topic, count }) => count > 0 || topic === chosen);
  return [
    { value: ALL, label: '전체' },
    ...filled.flatMap(({ topic, count }) => {
      const value = TOPICS.find((item) => item === topic);
      return value ? [{ value, label: `${value === PARENT_TOPIC ? '부모 책' : value} ${count}` }] : [];
    }),
  ];
}

const List = styled('ul')({
  display: 'grid',
  gap: `${space(5)} ${space(4)}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 148px), 1fr))',
  [media.pad]: { gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))' },
});
