import styled from '@emotion/styled';
import { color, radius } from '@/shared/tokens';

interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'card' | 'round';
}

/** A placeholder in the shape of the content. Decorative: say 불러오는 중 once, at the list (`QueryBoundary` does). */
export function Skeleton({ width = '100%', height = 16, shape = 'line' }: SkeletonProps) {
  const borderRadius = shape === 'round' ? '50%' : shape === 'card' ? radius.card : radius.small;
  return <Bone aria-hidden="true" style={{ width, height, borderRadius, maxWidth: '100%' }} />;
}

const Bone = styled('span')({
  display: 'block',
  backgroundColor: color.line,
  // Not before half a second: until then a frame costs no styles, and what is quick does not flicker.
  animation: 'gg-breathe 1400ms ease-in-out 500ms infinite',
  '@keyframes gg-breathe': { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } },
});
