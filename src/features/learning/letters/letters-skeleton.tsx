import { Skeleton } from '@/shared/ui/skeleton';
import { Stack } from '@/shared/ui/stack';
import { Tiles } from './tiles';

const TILES = Array.from({ length: 19 }, (_, nth) => `tile-${nth}`);

/** Tiles in the shape of those to come. */
export function LettersSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton width={80} height={26} />
      <Tiles as="div">
        {TILES.map((key) => (
          <Skeleton key={key} shape="card" height={92} />
        ))}
      </Tiles>
    </Stack>
  );
}
