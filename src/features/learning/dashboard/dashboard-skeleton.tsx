import Stack from '@mui/material/Stack';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { TwoColumns } from './two-columns';

/** Placeholders for the garden, the next step, the worlds and the sticker book, in their final layout. */
export function DashboardSkeleton() {
  return (
    <TwoColumns>
      <Stack spacing={4}>
        <Skeleton shape="card" height="min(286px, 60vw)" />
        <Skeleton shape="card" height={88} />
        <Stack direction="row" spacing={2}>
          <Skeleton shape="card" height={132} />
          <Skeleton shape="card" height={132} />
          <Skeleton shape="card" height={132} />
        </Stack>
      </Stack>
      <Skeleton shape="card" height={360} />
    </TwoColumns>
  );
}
