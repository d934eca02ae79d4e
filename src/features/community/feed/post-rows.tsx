import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { space } from '@/shared/tokens';
import { MainButton } from '@/shared/ui/buttons/main-button';
import { FeedCardSkeleton } from './feed-card';
import { VirtualRows } from './virtual-rows';

const ROW_HEIGHT = 214;
const GAP = 12;
/** A list this short needs no end message. */
const SHORT = 5;

interface PostRowsProps<Row extends { id: string; title: string }> {
  /** See `VirtualRows`. */
  name: string;
  label: string;
  rows: readonly Row[];
  render: (row: Row) => ReactNode;
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  /** The next page could not be fetched. */
  lost: boolean;
  /** Says where a long list ends. */
  showsEnd?: boolean;
}

/** Cards of posts without an end, fetched page by page. */
export function PostRows<Row extends { id: string; title: string }>({
  query,
  lost,
  showsEnd,
  ...list
}: PostRowsProps<Row>) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const more = () => void fetchNextPage();
  return (
    <>
      <VirtualRows
        {...list}
        rowHeight={ROW_HEIGHT}
        gap={GAP}
        hasMore={hasNextPage && !lost}
        isFetchingMore={isFetchingNextPage}
        onMore={more}
      />
      <Foot
        fetching={isFetchingNextPage}
        lost={lost}
        ended={showsEnd === true && !hasNextPage && list.rows.length > SHORT}
        onRetry={more}
      />
    </>
  );
}

/** The foot of a list: loading more, failed to load, or complete. */
export function Foot(props: { fetching: boolean; lost: boolean; ended: boolean; onRetry: () => void }) {
  const { fetching, lost, ended, onRetry } = props;
  if (fetching)
    return (
      <Stack spacing={3} style={{ marginTop: space(3) }} role="status" aria-label="더 불러오는 중이에요">
        <FeedCardSkeleton />
      </Stack>
    );
  if (lost)
    return (
      <Stack spacing={2} style={{ marginTop: space(4) }} role="alert" sx={{ alignItems: 'center' }}>
        <Typography variant="small" color="textSecondary">
          다음 글을 불러오지 못했어요.
        </Typography>
        <MainButton look="outline" size="small" fit onClick={onRetry}>
          다시 시도
        </MainButton>
      </Stack>
    );
  if (!ended) return null;
  return (
    <Typography variant="small" color="textSecondary" align="center" style={{ marginTop: space(6) }}>
      여기까지가 전부예요.
    </Typography>
  );
}
