import Stack from '@mui/material/Stack';
import { Skeleton } from '@/shared/ui/feedback/skeleton';

/** Rows or cards that are still to come. */
export const ListSkeleton = ({ height, count }: { height: number; count: number }) => (
  <Stack spacing={3}>
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
      <Skeleton key={at} shape="card" height={height} />
    ))}
  </Stack>
);
