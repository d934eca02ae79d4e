import styled from '@emotion/styled';
import { color, space, text } from '@/shared/tokens';

interface FullScreenSpinnerProps {
  label?: string;
  /** Fills a part of a page instead of the screen. */
  inside?: boolean;
}

/** Shown instead of a whole screen while its code or the session is loading. */
export function FullScreenSpinner({ label = '불러오는 중이에요', inside }: FullScreenSpinnerProps) {
  return (
    <Box role="status" data-inside={inside ? '' : undefined}>
      <svg width="64" height="64" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <path
          d="M32 58c-.8-9-.8-16 0-24"
          stroke={color.artLeafDeep}
          strokeWidth="4"
          strokeLinecap="round"
          fill="none"
        />
        <path d="M31.5 36C31 23 23.5 16.5 10 16.5 10.5 29.5 18 36.8 31.5 36Z" fill={color.artLeafDeep} />
        <path d="M32.3 31C32.3 20 39 13.5 53 12.8 53.3 24.8 46 31.7 32.3 31Z" fill={color.artLeaf} />
      </svg>
      {label}
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space(3),
  minHeight: '100dvh',
  '&[data-inside]': { minHeight: '240px', backgroundColor: 'transparent' },
  padding: space(4),
  boxSizing: 'border-box',
  backgroundColor: color.paper,
  color: color.inkSoft,
  ...text.small,
  '& svg': { animation: 'gg-sway 1600ms ease-in-out infinite', transformOrigin: '50% 90%' },
  '@keyframes gg-sway': { '0%, 100%': { transform: 'rotate(-7deg)' }, '50%': { transform: 'rotate(7deg)' } },
  // no flash of it for a screen that loads quickly
  animation: 'gg-late 200ms 150ms both',
  '@keyframes gg-late': { from: { opacity: 0 }, to: { opacity: 1 } },
});
