import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { monthLabel } from '@/domain/points/points-words';
import { useListPointHistoryInfiniteQuery } from '@/features/history/history-api';
import { SproutGrowingArt } from '@/shared/art/illustrations/sprout-growing';
import { MoreButton } from '@/shared/ui/buttons/more-button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { EntryList } from './entry-list';

/** The movements of one month, the newest first. */
export function MonthHistory({ month }: { month: string }) {
  const query = useListPointHistoryInfiniteQuery({ month }, { refetchOnMountOrArgChange: true });
  const { currentData } = query;
  const entries = currentData?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <QueryBoundary
      query={query}
      isEmpty={entries.length === 0}
      skeleton={
        <Card>
          <Stack spacing={5}>
            {['첫', '둘', '셋'].map((row) => (
              <Skeleton key={row} height={44} />
            ))}
          </Stack>
        </Card>
      }
      empty={
        <EmptyState art={<SproutGrowingArt size={104} />} title={`${monthLabel(month)}에는 내역이 없어요`} compact>
          출석하고 글을 쓰면 포인트가 하나씩 쌓여요.
        </EmptyState>
      }
      compact
    >
      <EntryList entries={entries} />
      <MoreButton query={query}>내역 더 보기</MoreButton>
    </QueryBoundary>
  );
}
