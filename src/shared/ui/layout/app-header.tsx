import styled from '@emotion/styled';
import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { BackIcon } from '@/shared/art/icons/icon';
import { Logo } from '@/shared/art/icons/logo';
import { isFirstEntry } from '@/shared/lib/is-first-entry';
import { size, text } from '@/shared/tokens';
import { IconButton } from '../buttons/icon-button';

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
      <AppBar position="sticky">
        <Toolbar data-logo="">
          <LogoLink to="/" replace>
            <Logo />
          </LogoLink>
          <Right>{right}</Right>
        </Toolbar>
      </AppBar>
    );
  }

  const goBack = () => {
    if (typeof back === 'function') return back();
    if (typeof back === 'string') return void navigate(back, { replace: true });
    return void (isFirstEntry(location) ? navigate('/home', { replace: true }) : navigate(-1));
  };

  return (
    <AppBar position="sticky" data-sub="">
      <Toolbar>
        <span>
          {back ? (
            <IconButton label="뒤로" onClick={goBack}>
              <BackIcon />
            </IconButton>
          ) : null}
        </span>
        <Title as={titleAs}>{title}</Title>
        <Right>{right}</Right>
      </Toolbar>
    </AppBar>
  );
}

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
