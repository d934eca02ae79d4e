import type { CommunityCard } from '@contract/community';
import { type ReactNode, useMemo, useState } from 'react';
import { useAppDispatch } from '@/shared/store/hooks';
import { failed } from '@/shared/toast/toast-slice';
import { PostCardSkeleton } from '@/shared/ui/cards/post-card';
import { MainButton } from '@/shared/ui/main-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { space } from '@/shared/ui/tokens';
import { type FeedArg, useListFeedInfiniteQuery } from './feed-api';
import { FeedCard } from './feed-card';
import { NewerNotice } from './newer-notice';
import { PullSign } from './pull-sign';
import { RefreshButton } from './refresh-button';
import { usePull } from './use-pull';
import { VirtualRows } from './virtual-rows';

const ROW_HEIGHT = 214;
const GAP = 12;

const oneCard = (post: CommunityCard) => <FeedCard post={post} />;

interface PostFeedProps {
  arg: FeedArg;
  label: string;
  /** An `<EmptyState>` with the next step. */
  empty: ReactNode;
  /** A row of one's own; stable between renders. */
  card?: (post: CommunityCard) => ReactNode;
}

/** A section's posts without an end: fetched page by page, refreshed by a pull, told of new ones. */
export function PostFeed({ arg, label, empty, card = oneCard }: PostFeedProps) {
  const dispatch = useAppDispatch();
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } =
    useListFeedInfiniteQuery(arg);
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

  const whole = (arg.sort ?? 'newest') === 'newest' && (arg.show ?? 'all') === 'all';
  const newest = whole ? pages?.[0]?.items[0]?.created_at : undefined;
  const lost = isError && currentData !== undefined && !refreshing;
  return (
    <section aria-label={label}>
      <PullSign {...pull} refreshing={refreshing} />
      {newest ? <NewerNotice arg={arg} since={newest} onShow={() => void showNewer()} /> : null}
      {rows.length > 0 ? <RefreshButton onRefresh={() => void refresh()} /> : null}
      <QueryBoundary
        isLoading={currentData === undefined && (isFetching || !isError)}
        isError={currentData === undefined && isError}
        isEmpty={rows.length === 0 && !hasNextPage}
        onRetry={refetch}
        skeleton={
          <Stack gap={3}>
            {[0, 1, 2, 3].map((key) => (
              <PostCardSkeleton key={key} />
            ))}
          </Stack>
        }
        empty={empty}
      >
        <VirtualRows
          name={JSON.stringify(arg)}
          label={label}
          rows={rows}
          rowHeight={ROW_HEIGHT}
          gap={GAP}
          render={card}
          hasMore={hasNextPage && !lost}
          isFetchingMore={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
        <Foot
          fetching={isFetchingNextPage}
          lost={lost}
          ended={!hasNextPage && rows.length > 5}
          onRetry={() => void fetchNextPage()}
        />
      </QueryBoundary>
    </section>
  );
}

/** The end of a list: more is coming, could not come, or there is no more. */
export function Foot(props: { fetching: boolean; lost: boolean; ended: boolean; onRetry: () => void }) {
  const { fetching, lost, ended, onRetry } = props;
  if (fetching)
    return (
      <Stack gap={3} style={{ marginTop: space(3) }} role="status" aria-label="더 불러오는 중이에요">
        <PostCardSkeleton />
      </Stack>
    );
  if (lost)
    return (
      <Stack gap={2} align="center" style={{ marginTop: space(4) }} role="alert">
        <Text variant="small" ink="soft">
          다음 글을 불러오지 못했어요.
        </Text>
        <MainButton look="outline" size="small" fit onClick={onRetry}>
          다시 시도
        </MainButton>
      </Stack>
    );
  if (!ended) return null;
  return (
    <Text variant="small" ink="soft" align="center" style={{ marginTop: space(6) }}>
      여기까지가 전부예요.
    </Text>
  );
}
