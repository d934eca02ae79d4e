import styled from '@emotion/styled';
import { lazy, type ReactNode } from 'react';
import { color, radius, size, space, text } from '@/shared/tokens';
import { Deferred } from '../deferred';

// At the foot of the page: its drawing is not part of the first load.
const BannerScene = lazy(async () => ({
  default: (await import('@/shared/art/illustrations/banner-scene')).BannerScene,
}));

/** The illustrated banner at the foot of home, 130 px high. */
export function Banner({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <Box>
      <Deferred afterTwoSeconds>
        <BannerScene />
      </Deferred>
      <Title>{title}</Title>
      {children ? <Words>{children}</Words> : null}
    </Box>
  );
}

const Box = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  boxSizing: 'border-box',
  // docs/specification.md §2.7; larger text may make it taller, never cut
  minHeight: '130px',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space(1),
  // larger text is lifted clear of the hills
  padding: `${space(4)} 46% max(${space(4)}, calc(6rem - 80px)) ${space(5)}`,
  borderRadius: radius.card,
  backgroundColor: color.skySoft,
  color: color.onSkySoft,
  '& > svg': { position: 'absolute', right: 0, bottom: 0, maxWidth: 'none' },
  '& > p': { position: 'relative' },
  '@media (max-width: 359px)': { paddingRight: '42%', '& > svg': { right: '-44px' } },
  [`@media (min-width: ${size.pad}px)`]: {
    // In a narrow column the text takes half the width.
    padding: `${space(4)} min(300px, 46%) ${space(4)} ${space(8)}`,
  },
});

const Title = styled('p')({ ...text.title, fontSize: '1.0625rem', margin: 0 });

const Words = styled('p')({ ...text.small, margin: 0 });
