import { NUMBER_DAYS } from '@contract/staff/numbers';
import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { StaffPage } from '@/domain/staff/staff-page';
import { media, space } from '@/shared/tokens';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import { QueryBoundary } from '@/shared/ui/feedback/query-boundary';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChips } from '@/shared/ui/forms/filter-chips';
import { MeasureCard } from './measure-card';
import { useGetNumbersQuery } from './numbers-api';

const OPTIONS = NUMBER_DAYS.map((days) => ({ value: String(days), label: `${days}일` }));

/** /admin/numbers: how much happened on each day, as bars and as tables. Admins only. */
export function NumbersPage() {
  const [days, setDays] = useState('30');
  const query = useGetNumbersQuery(Number(days), { refetchOnMountOrArgChange: true });
  return (
    <StaffPage title="숫자" error={query.error} width="wide">
      <Stack spacing={4}>
        <FilterChips label="기간" options={OPTIONS} value={days} onChange={setDays} />
        <Typography variant="small" color="textSecondary">
          날마다 한국 시간으로 집계해요. 오늘 수는 내일 0시에 더해져요.
        </Typography>
        <QueryBoundary
          query={query}
          isEmpty={query.currentData?.measures.every(({ counts }) => counts.every((count) => count === null))}
          skeleton={<Skeleton height={420} shape="card" />}
          empty={
            <EmptyState title="아직 집계한 날이 없어요" compact>
              다음 정각에 처음 집계해요.
            </EmptyState>
          }
        >
          {(numbers) => (
            <Cards>
              {numbers.measures.map((measure) => (
                <MeasureCard key={measure.measure} days={numbers.days} one={measure} />
              ))}
            </Cards>
          )}
        </QueryBoundary>
      </Stack>
    </StaffPage>
  );
}

const Cards = styled('div')({
  display: 'grid',
  gap: space(4),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.large]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
});
