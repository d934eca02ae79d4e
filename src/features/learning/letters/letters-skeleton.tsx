import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';

const TILES = Array.from({ length: 12 }, (_, nth) => `tile-${nth}`);

/** Tiles in the shape of those to come. */
export function LettersSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton width={80} height={26} />
      <Stack row wrap gap={2}>
        {TILES.map((key) => (
          <Skeleton key={key} shape="card" width={80} height={92} />
        ))}
      </Stack>
    </Stack>
  );
}
