import { formatNumber } from '@contract/common/format-number';
import type { ClientErrorList, ListedClientError } from '@contract/staff/client-errors.responses';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StaffPage } from '@/domain/staff/staff-page';
import { formatTime } from '@/shared/lib/format-time';
import { Chip } from '@/shared/ui/basics/chip';
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
          <Stack spacing={4}>
            <Typography
              variant="small"
              color="textSecondary"
              style={{ overflowWrap: 'anywhere' }}
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              지금 버전 {toName(running)}
            </Typography>
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
      <Stack spacing={2}>
        <Stack
          direction="row"
          spacing={2}
          sx={{ flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
        >
          <Typography component="h2" variant="strong" style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {name} · {route}
          </Typography>
          <Chip tone="coral">{formatNumber(times)}번</Chip>
        </Stack>
        <Typography
          variant="small"
          color="textSecondary"
          style={{ overflowWrap: 'anywhere' }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {formatTime(first_at, 'monthDayMinute')}부터 {formatTime(last_at, 'monthDayMinute')}까지
          {release && ` · ${release}`}
        </Typography>
        <Typography
          variant="small"
          style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {stack.join('\n')}
        </Typography>
      </Stack>
    </Card>
  );
}
