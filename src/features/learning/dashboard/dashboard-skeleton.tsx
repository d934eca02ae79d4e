import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

/** The garden, the way on and the worlds, as they will stand. */
export function DashboardSkeleton() {
  return (
    <Stack gap={4}>
      <Skeleton shape="card" height={210} />
      <Skeleton shape="card" height={88} />
      <Stack row gap={2}>
        <Skeleton shape="card" height={132} />
        <Skeleton shape="card" height={132} />
        <Skeleton shape="card" height={132} />
      </Stack>
    </Stack>
  );
}
