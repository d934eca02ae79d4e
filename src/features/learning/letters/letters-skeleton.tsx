import Stack from '@mui/material/Stack';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Tiles } from './tiles';

const TILES = Array.from({ length: 19 }, (_, index) => `tile-${index}`);

/** Tiles in the shape of those to come. */
export function LettersSkeleton() {
  return (
    <Stack spacing={3}>
      <Skeleton width={80} height={26} />
      <Tiles as="div">
        {TILES.map((key) => (
          <Skeleton key={key} shape="card" height={92} />
        ))}
      </Tiles>
    </Stack>
  );
}
