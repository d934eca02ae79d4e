import styled from '@emotion/styled';
import { RefreshIcon } from '@/shared/art/icons/further-icons';
import { color, radius, shadowColor } from '@/shared/tokens';
import { VisuallyHidden } from '@/shared/ui/basics/visually-hidden';

/** The round sign that follows a pull, and turns while the list is refreshed. */
export function PullSign({ pulled, ready, refreshing }: { pulled: number; ready: boolean; refreshing: boolean }) {
  const shown = refreshing ? 56 : pulled;
  return (
    <Place role="status">
      {shown > 0 ? (
        <Sign
          style={{ transform: `translateY(${shown}px)` }}
          data-ready={ready ? '' : undefined}
          data-turning={refreshing ? '' : undefined}
        >
          <RefreshIcon size={20} style={{ transform: `rotate(${shown * 4}deg)` }} />
        </Sign>
      ) : null}
      {refreshing ? <VisuallyHidden>새로 불러오는 중이에요</VisuallyHidden> : null}
    </Place>
  );
}

const Place = styled('div')({ position: 'relative', height: 0, zIndex: 5 });

const Sign = styled('span')({
  position: 'absolute',
  left: '50%',
  top: '-44px',
  width: '40px',
  height: '40px',
  marginLeft: '-20px',
  display: 'grid',
  placeItems: 'center',
  borderRadius: radius.round,
  backgroundColor: color.surfaceRaised,
  boxShadow: `0 2px 10px ${shadowColor(0.16)}`,
  color: color.inkSoft,
  '&[data-ready]': { color: color.primary },
  '&[data-turning] > svg': { animation: 'gg-turn 900ms linear infinite' },
  '@keyframes gg-turn': { to: { transform: 'rotate(360deg)' } },
});
