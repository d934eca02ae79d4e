import MuiSkeleton from '@mui/material/Skeleton';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'card' | 'round';
}

const variants = { line: 'text', card: 'rounded', round: 'circular' } as const;

/** A placeholder in the shape of the content. Decorative: say 불러오는 중 once, at the list (`QueryBoundary` does). */
export function Skeleton({ width = '100%', height = 16, shape = 'line' }: SkeletonProps) {
  return <MuiSkeleton aria-hidden="true" variant={variants[shape]} width={width} height={height} />;
}
