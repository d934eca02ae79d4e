import Stack from '@mui/material/Stack';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { PadColumns } from '@/shared/ui/layout/page-shell';

/** A check's page while it loads. */
export function DetailSkeleton() {
  return (
    <PadColumns
      sideFirst
      side={
        <Stack spacing={5}>
          <Skeleton shape="card" height={204} />
          <Skeleton shape="card" height={70} />
        </Stack>
      }
      main={
        <Stack spacing={4}>
          <Skeleton width="40%" />
          <Skeleton />
          <Skeleton width="85%" />
          <Skeleton width="40%" />
          <Skeleton />
        </Stack>
      }
    />
  );
}
