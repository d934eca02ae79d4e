import type { CommunityCard } from '@contract/community/community.responses';
import Stack from '@mui/material/Stack';
import { type ReactNode, useMemo, useState } from 'react';
import { type FeedArg, useListFeedInfiniteQuery } from '@/features/community/posts-api/feed-api';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { PullSign } from '@/shared/ui/gestures/pull-sign';
import { usePull } from '@/shared/ui/gestures/use-pull';
import { FeedCard, FeedCardSkeleton } from './feed-card';
import { NewerNotice } from './newer-notice';
import { PostRows } from './post-rows';
import { RefreshButton } from './refresh-button';

const oneCard = (post: CommunityCard) => <FeedCard post={post} />;

interface PostFeedProps {
  arg: FeedArg;
  label: string;
  /** An `<EmptyState>` with the next step. */
  empty: ReactNode;
  /** Renders a row; must be stable between renders. */
  card?: (post: CommunityCard) => ReactNode;
}

/** A section's posts as an infinite list: fetched page by page, pull to refresh, with a notice of new posts. */
export function PostFeed({ arg, label, empty, card = oneCard }: PostFeedProps) {
  const dispatch = useAppDispatch();
  const query = useListFeedInfiniteQuery(arg);
  const { currentData, isError, hasNextPage, refetch } = query;
  const [refreshing, setRefreshing] = useState(false);
  const pages = currentData?.pages;
  const rows = useMemo(() => pages?.flatMap(({ items }) => items) ?? [], [pages]);

  const refresh = async () => {
    if (refreshing || !currentData) return;
    setRefreshing(true);
    const { isError: stillOld } = await refetch();
    setRefreshing(false);
    if (stillOld) dispatch(failed('새로 불러오지 못했어요. 지금 보이는 글은 그대로예요.'));
  };
  const pull = usePull(() => void refresh());
  const showNewer = async () => {
    await refresh();
    window.scrollTo({ top: 0 });
  };

  const isFiltered = (arg.show ?? 'all') !== 'all' || arg.peers !== undefined;
  const whole = (arg.sort ?? 'newest') === 'newest' && !isFiltered;
  const newest = whole ? pages?.[0]?.items[0]?.created_at : undefined;
  const lost = isError && currentData !== undefined && !refreshing;
  return (
    <section aria-label={label}>
      <PullSign {...pull} refreshing={refreshing} />
      {newest ? <NewerNotice arg={arg} since={newest} onShow={() => void showNewer()} /> : null}
      {rows.length > 0 ? <RefreshButton onRefresh={() => void refresh()} /> : null}
      <QueryBoundary
        query={query}
        isEmpty={rows.length === 0 && !hasNextPage}
        skeleton={
          <Stack spacing={3}>
            {[0, 1, 2, 3].map((key) => (
              <FeedCardSkeleton key={key} />
            ))}
          </Stack>
        }
        empty={empty}
      >
        <PostRows
          name={JSON.stringify(arg)}
          label={label}
          rows={rows}
          render={card}
          query={query}
          lost={lost}
          showsEnd
        />
      </QueryBoundary>
    </section>
  );
}
