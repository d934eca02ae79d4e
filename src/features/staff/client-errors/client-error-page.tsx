import { formatNumber } from '@contract/common/format-number';
import type { ClientErrorList, ListedClientError } from '@contract/staff/client-errors.responses';
import { StaffPage } from '@/domain/staff/staff-page';
import { formatTime } from '@/shared/lib/format-time';
import { Card } from '@/shared/ui/basics/card';
import { Chip } from '@/shared/ui/basics/chip';
import { Stack } from '@/shared/ui/basics/stack';
import { Text } from '@/shared/ui/basics/text';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { useListClientErrorsQuery } from './client-errors-api';

/** /admin/client-error: errors that pages reported, with file and line, and which release is running. Admins only. */
export function ClientErrorPage() {
  const query = useListClientErrorsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title="화면 오류" error={query.error}>
      <QueryBoundary query={query} skeleton={<Skeleton height={320} shape="card" />}>
        {({ running, items }) => (
          <Stack gap={4}>
            <Text variant="small" ink="soft" tabular style={{ overflowWrap: 'anywhere' }}>
              지금 버전 {toName(running)}
            </Text>
            {items.length === 0 ? (
              <EmptyState title="알려 온 오류가 없어요">
                화면에서 난 오류가 여기에 모여요. 쓴 글이나 이름은 오지 않아요.
              </EmptyState>
            ) : (
              items.map((item) => <ClientErrorCard key={item.id} one={item} />)
            )}
          </Stack>
        )}
      </QueryBoundary>
    </StaffPage>
  );
}

const toName = ({ version, commit, date }: ClientErrorList['running']) =>
  [commit ? `${version}+${commit}` : version, date && `(${date})`].filter(Boolean).join(' ');

function ClientErrorCard({
  one: { name, route, release, stack, times, first_at, last_at },
}: {
  one: ListedClientError;
}) {
  return (
    <Card>
      <Stack gap={2}>
        <Stack row wrap gap={2} justify="space-between" align="center">
          <Text as="h2" variant="strong" style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {name} · {route}
          </Text>
          <Chip tone="coral">{formatNumber(times)}번</Chip>
        </Stack>
        <Text variant="small" ink="soft" tabular style={{ overflowWrap: 'anywhere' }}>
          {formatTime(first_at, 'monthDayMinute')}부터 {formatTime(last_at, 'monthDayMinute')}까지
          {release && ` · ${release}`}
        </Text>
        <Text variant="small" tabular style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {stack.join('\n')}
        </Text>
      </Stack>
    </Card>
  );
}
