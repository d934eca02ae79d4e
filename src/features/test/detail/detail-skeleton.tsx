import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

/** A check's page while it loads. */
export function DetailSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton shape="card" height={168} />
      <Skeleton shape="card" height={84} />
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton width="85%" />
    </Stack>
  );
}
