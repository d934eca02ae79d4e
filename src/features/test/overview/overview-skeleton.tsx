import { PadColumns } from '@/shared/ui/page-shell';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

/** The checks' page while it loads. */
export function OverviewSkeleton() {
  return (
    <PadColumns
      main={
        <Stack gap={4}>
          <Skeleton width={140} height={26} />
          <Skeleton shape="card" height={196} />
        </Stack>
      }
      side={
        <Stack gap={3}>
          <Skeleton width={120} height={26} />
          <Skeleton shape="card" height={88} />
          <Skeleton shape="card" height={88} />
        </Stack>
      }
    />
  );
}
