import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, gutter, layoutGap, media, safe, size, space, text, topBar, topInset } from '@/shared/tokens';
import { VisuallyHidden } from '../basics/visually-hidden';
import { AppHeader, type AppHeaderProps } from './app-header';

const widths = { narrow: 520, normal: 760, wide: 1120, full: 1600 } as const;

export interface PageShellProps {
  /** The page's h1. In the header with `back`; else large above the content, or unseen with `titleHidden`. */
  title?: string;
  titleHidden?: boolean;
  /** Name of the one thing that a sub-page shows. The content has it as its h1; the header's title is plain text. */
  itemTitle?: string;
  /** Draws the sub-page header (back button, centred title); see `AppHeader`. */
  back?: AppHeaderProps['back'];
  /** Right side of the sub-page header. */
  right?: ReactNode;
  /** A header of your own instead, e.g. `<AppHeader right={…} />` with the logo. */
  header?: ReactNode;
  /** Widest column on a pad, in px: narrow 520 (forms), normal 760 (reading), wide 1120 (two columns), full 1600. */
  width?: keyof typeof widths;
  /** Main action that stays at the bottom of a phone's screen. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A page: its header, the `main` landmark with one h1, 16-px gutters on a phone and a measured column on a pad. */
export function PageShell({
  title,
  titleHidden,
  itemTitle,
  back,
  right,
  header,
  width = 'normal',
  footer,
  children,
}: PageShellProps) {
  const sub = Boolean(back) && header === undefined;
  return (
    <>
      {title ? <title>{`${itemTitle ?? title} · 쑥쑥플래너`}</title> : null}
      {sub ? (
        <AppHeader title={title ?? ''} titleAs={itemTitle === undefined ? 'h1' : 'p'} back={back} right={right} />
      ) : (
        header
      )}
      <Main
        id="main"
        tabIndex={-1}
        data-sub={sub ? '' : undefined}
        data-footer={footer ? '' : undefined}
        style={{ maxWidth: widths[width] }}
      >
        {!sub && title ? (
          titleHidden ? (
            <VisuallyHidden as="h1">{title}</VisuallyHidden>
          ) : (
            <Heading>{title}</Heading>
          )
        ) : null}
        {children}
        {footer ? <Footer>{footer}</Footer> : null}
      </Main>
    </>
  );
}

/** From 1000 px the side is a sticky column beside the main part; below it follows (with `sideFirst`, precedes). */
export function PadColumns({ main, side, sideFirst }: { main: ReactNode; side: ReactNode; sideFirst?: boolean }) {
  const aside = <aside key="side">{side}</aside>;
  const body = <div key="main">{main}</div>;
  return <Columns>{sideFirst ? [aside, body] : [body, aside]}</Columns>;
}

const Main = styled('main')({
  boxSizing: 'border-box',
  width: '100%',
  margin: '0 auto',
  padding: `${space(2)} calc(${gutter} + ${safe.right}) ${space(10)} calc(${gutter} + ${safe.left})`,
  outline: 'none',
  [media.pad]: { padding: `${space(4)} ${space(8)} ${space(14)}` },
  '&[data-sub]': { paddingTop: space(5), [media.pad]: { paddingTop: space(8) } },
  // a short page: the footer is at the foot of the screen
  '&[data-footer]': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: `calc(100dvh - ${size.header}px - ${topInset} - ${topBar})`,
    '& > :nth-last-child(2)': { marginBottom: space(8) },
    [media.pad]: { display: 'block', minHeight: 0, '& > :nth-last-child(2)': { marginBottom: 0 } },
  },
});

const Heading = styled('h1')({ ...text.display, margin: `${space(2)} 0 ${space(5)}` });

const Footer = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 10,
  margin: `auto calc(-1 * ${gutter}) calc(-1 * ${space(10)})`,
  padding: `${space(3)} ${gutter} calc(${space(3)} + ${safe.bottom})`,
  backgroundColor: color.paper,
  borderTop: `1px solid ${color.line}`,
  [media.pad]: { margin: `${space(8)} 0 0`, padding: `${space(3)} 0`, border: 0, position: 'static' },
  [media.short]: { position: 'static' },
  '@media print': { display: 'none' },
});

const Columns = styled('div')({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.large]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 340px)',
    gap: layoutGap,
    alignItems: 'start',
  },
  '& > aside': {
    minWidth: 0,
    [media.large]: { position: 'sticky', top: `calc(88px + ${topBar})`, gridColumn: 2, gridRow: 1 },
  },
  '& > div': { minWidth: 0, [media.large]: { gridColumn: 1, gridRow: 1 } },
});
