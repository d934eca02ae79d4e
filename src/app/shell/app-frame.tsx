import styled from '@emotion/styled';
import { type ReactNode, useLayoutEffect } from 'react';
import { removeStaticShell } from '@/shared/lib/remove-static-shell';
import { color, media, safe, size } from '@/shared/tokens';

/** Room for a page and the tab bar beside (pad) or under (phone) it, with the skip link before both. */
export function AppFrame({ tabBar, children }: { tabBar?: ReactNode; children: ReactNode }) {
  // In the commit that shows the same frame, so that nothing moves.
  useLayoutEffect(removeStaticShell, []);
  const skip = () => document.getElementById('main')?.focus();
  return (
    <>
      <Skip
        href="#main"
        onClick={(event) => {
          // set in code: the hash is used by pages that store their tab in it
          event.preventDefault();
          skip();
        }}
      >
        본문으로 건너뛰기
      </Skip>
      {tabBar}
      <Frame data-tabs={tabBar ? '' : undefined}>{children}</Frame>
    </>
  );
}

const Frame = styled('div')({
  minHeight: '100dvh',
  '&[data-tabs]': {
    // larger text makes the bar taller
    paddingBottom: `calc(max(${size.tabBar}px, calc(7rem - 56px)) + ${safe.bottom})`,
    [media.pad]: {
      '--gg-logo-mark': 'none',
      paddingBottom: 0,
      paddingLeft: `calc(${size.rail}px + ${safe.left})`,
    },
  },
  [media.tiny]: { '&[data-tabs]': { paddingBottom: 0 } },
  '@media print': { padding: '0 !important' },
});

const Skip = styled('a')({
  position: 'fixed',
  zIndex: 60,
  top: `calc(8px + ${safe.top})`,
  left: '8px',
  padding: '12px 16px',
  borderRadius: '12px',
  backgroundColor: color.primary,
  color: color.onPrimary,
  fontWeight: 700,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});
