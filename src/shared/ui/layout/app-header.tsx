import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { isFirstEntry } from '@/shared/lib/is-first-entry';
import { color, gutter, media, safe, size, space, text, topBar, topInset } from '@/shared/tokens';
import { IconButton } from '../buttons/icon-button';
import { BackIcon } from '../icons/icon';
import { Logo } from '../icons/logo';

export interface AppHeaderProps {
  /** Centred title of a sub-page. Without it the logo shows. */
  title?: string;
  /** `p` where the content has the page's h1. */
  titleAs?: 'h1' | 'p';
  /** `true`: one step back (home when this is the first page of the visit); a path: replaced by it; or your own step. */
  back?: boolean | string | (() => void);
  right?: ReactNode;
}

/** Top of every page: the logo (tap: `/`, replaced), or back button and centred title. Sticky, under the notch. */
export function AppHeader({ title, titleAs = 'h1', back, right }: AppHeaderProps) {
  const navigate = useNavigate();
  const location = useLocation();

  if (title === undefined && !back) {
    return (
      <Bar>
        <Row data-logo="">
          <LogoLink to="/" replace>
            <Logo />
          </LogoLink>
          <Right>{right}</Right>
        </Row>
      </Bar>
    );
  }

  const goBack = () => {
    if (typeof back === 'function') return back();
    if (typeof back === 'string') return void navigate(back, { replace: true });
    return void (isFirstEntry(location) ? navigate('/home', { replace: true }) : navigate(-1));
  };

  return (
    <Bar data-sub="">
      <Row>
        <span>
          {back ? (
            <IconButton label="뒤로" onClick={goBack}>
              <BackIcon />
            </IconButton>
          ) : null}
        </span>
        <Title as={titleAs}>{title}</Title>
        <Right>{right}</Right>
      </Row>
    </Bar>
  );
}

const Bar = styled('header')({
  position: 'sticky',
  top: topBar,
  zIndex: 20,
  boxSizing: 'border-box',
  paddingTop: topInset,
  paddingLeft: safe.left,
  paddingRight: safe.right,
  backgroundColor: color.paper,
  borderBottom: '1px solid transparent',
  [media.short]: { position: 'static' },
  '@media print': { position: 'static', '& button': { display: 'none' } },
  '&[data-sub]': { borderBottomColor: color.line },
});

const Row = styled('div')({
  display: 'grid',
  // equal side columns centre the title, until large text leaves the content on the right no room
  gridTemplateColumns: 'minmax(44px, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.header,
  padding: `0 ${space(2)}`,
  '&[data-logo]': {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space(3),
    padding: `0 ${space(2)} 0 ${gutter}`,
  },
  [media.pad]: { padding: `0 ${space(6)}`, minHeight: '64px', '&[data-logo]': { padding: `0 ${space(8)}` } },
});

const LogoLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: size.touch,
  textDecoration: 'none',
  borderRadius: '12px',
});

const Title = styled('h1')({
  ...text.title,
  fontSize: '1.0625rem',
  margin: 0,
  textAlign: 'center',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

const Right = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gridColumn: '-2',
  minWidth: size.touch,
});
