import styled from '@emotion/styled';
import { color, media } from '@/shared/tokens';

interface StarsProps {
  count: 0 | 1 | 2 | 3;
  /** Side of one, px. */
  size: number;
  /** They come in one after another. */
  pop?: boolean;
}

/** Three places for stars, so many of them filled; decoration, the number is said beside it. */
export function Stars({ count, size, pop }: StarsProps) {
  return (
    <Row aria-hidden="true" data-pop={pop ? '' : undefined}>
      {[1, 2, 3].map((index) => (
        <svg
          key={index}
          aria-hidden="true"
          viewBox="-12 -12 24 24"
          width={size}
          height={size}
          data-full={index <= count ? '' : undefined}
        >
          <path
            d="M0-10 2.9-3.6 9.8-2.9 4.6 1.7 6.1 8.5 0 5-6.1 8.5-4.6 1.7-9.8-2.9-2.9-3.6Z"
            strokeLinejoin="round"
            strokeWidth="2"
            fill={index <= count ? color.sun : color.sunken}
            stroke={index <= count ? color.onSunSoft : color.lineStrong}
          />
        </svg>
      ))}
    </Row>
  );
}

const Row = styled('span')({
  display: 'inline-flex',
  justifyContent: 'center',
  '& > svg': { flex: 'none' },
  '&[data-pop] > [data-full]': {
    animation: 'gg-star-pop 420ms cubic-bezier(0.2, 1.6, 0.4, 1) both',
    '@keyframes gg-star-pop': { from: { transform: 'scale(0) rotate(-40deg)' } },
  },
  '&[data-pop] > :nth-of-type(2)': { animationDelay: '180ms' },
  '&[data-pop] > :nth-of-type(3)': { animationDelay: '360ms' },
  [media.calm]: { '&[data-pop] > [data-full]': { animation: 'none' } },
});
