import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { MoreButton } from '../buttons/more-button';
import { QueryBoundary } from './query-boundary';
import { Skeleton } from './skeleton';

interface PagedCardsProps<Item extends { id: string }> {
  /** An infinite query, as its hook gives it. */
  query: {
    currentData?: { pages: readonly { items: readonly Item[] }[] };
    isError: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    hasNextPage: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  /** Distance between the cards in steps of 4 px. */
  gap?: number;
  /** The placeholders for the first cards. */
  skeleton: { cards: number; height: number };
  empty: ReactNode;
  /** The card of an item. */
  children: (item: Item) => ReactNode;
}

/** Cards under one another, page by page. */
export function PagedCards<Item extends { id: string }>(props: PagedCardsProps<Item>) {
  const { query, gap = 3, skeleton, empty, children } = props;
  const items = query.currentData?.pages.flatMap((page) => page.items);
  return (
    <QueryBoundary
      query={query}
      isEmpty={items?.length === 0}
      skeleton={
        <Stack spacing={3}>
          {[...Array(skeleton.cards).keys()].map((key) => (
            <Skeleton key={key} height={skeleton.height} shape="card" />
          ))}
        </Stack>
      }
      empty={empty}
    >
      <Stack component="ul" spacing={gap}>
        {items?.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </Stack>
      <MoreButton query={query} gap={4}>
        더 보기
      </MoreButton>
    </QueryBoundary>
  );
}
