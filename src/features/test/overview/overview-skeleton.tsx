import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import { size, space } from '@/shared/tokens';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { FilterChipsSkeleton } from '@/shared/ui/forms/filter-chips';
import { PadColumns } from '@/shared/ui/layout/page-shell';

/** The checks' page while it loads: as tall as with one check to do now. */
export function OverviewSkeleton() {
  return (
    <Stack spacing={6}>
      <FilterChipsSkeleton />
      <PadColumns
        main={
          <>
            <Title>
              <Skeleton width={96} height={25} />
            </Title>
            <Skeleton shape="card" height={186} />
          </>
        }
        side={
          <>
            <Title>
              <Skeleton width={96} height={25} />
            </Title>
            <Stack spacing={2}>
              <Skeleton shape="card" height={88} />
              <Skeleton shape="card" height={88} />
              <Skeleton shape="card" height={88} />
            </Stack>
          </>
        }
      />
    </Stack>
  );
}

/** As a section's header. */
const Title = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: size.touch,
  marginBottom: space(1),
});
