import styled from '@emotion/styled';
import type { ComponentType, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { color, media, radius, safe, size, space, text } from '@/shared/tokens';
import type { IconProps } from '@/shared/ui/icons/icon';
import { LogoMark } from '@/shared/ui/icons/logo';

export interface TabBarItem {
  key: string;
  label: string;
  icon: ComponentType<IconProps>;
  to: string;
  active: boolean;
  /** Called before the link is followed; `event.preventDefault()` keeps the page. */
  onSelect?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The main entries: along the bottom on a phone (56 px and the safe area), a rail at the left on a pad. */
export function TabBar({ items, label = '주 메뉴' }: { items: TabBarItem[]; label?: string }) {
  return (
    <Nav aria-label={label}>
      <Mark aria-hidden="true">
        <LogoMark size={40} />
      </Mark>
      <List>
        {items.map(({ key, label: name, icon: Icon, to, active, onSelect }) => (
          <li key={key}>
            <Tab to={to} aria-current={active ? 'page' : undefined} onClick={onSelect}>
              <span>
                <Icon size={24} />
              </span>
              {name}
            </Tab>
          </li>
        ))}
      </List>
    </Nav>
  );
}

const Nav = styled('nav')({
  position: 'fixed',
  zIndex: 30,
  left: 0,
  right: 0,
  bottom: 0,
  boxSizing: 'border-box',
  paddingBottom: safe.bottom,
  paddingLeft: safe.left,
  paddingRight: safe.right,
  backgroundColor: color.surface,
  borderTop: `1px solid ${color.line}`,
  [media.pad]: {
    top: 0,
    right: 'auto',
    width: `calc(${size.rail}px + ${safe.left})`,
    paddingTop: `calc(${space(4)} + ${safe.top})`,
    borderTop: 0,
    borderRight: `1px solid ${color.line}`,
    overflowY: 'auto',
  },
  [media.short]: { paddingTop: safe.top },
  [media.tiny]: { position: 'static' },
  '@media print': { display: 'none' },
});

const Mark = styled('div')({
  display: 'none',
  [media.pad]: { display: 'flex', justifyContent: 'center', marginBottom: space(6) },
  [media.short]: { display: 'none' },
});

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  maxWidth: '560px',
  margin: '0 auto',
  padding: 0,
  listStyle: 'none',
  [media.pad]: { gridTemplateColumns: '1fr', gap: space(3), padding: `0 ${space(2)}` },
  [media.short]: { gap: space(1) },
});

const Tab = styled(Link)({
  ...text.micro,
  // four syllables stay on one line when the text grows
  fontSize: 'min(0.6875rem, 4.6vw)',
  fontWeight: 600,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  boxSizing: 'border-box',
  minHeight: size.tabBar,
  padding: '4px 2px',
  color: color.inkSoft,
  textDecoration: 'none',
  textAlign: 'center',
  // the five labels must fit on one line at 320 px
  wordBreak: 'normal',
  outlineOffset: '-3px',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 'min(3rem, 100%)',
    height: '1.75rem',
    borderRadius: radius.round,
  },
  // Colours only: another weight or stroke would lay out the bar in the frame of the tap.
  '&[aria-current]': { color: color.primary },
  '&[aria-current] > span': { backgroundColor: color.leafSoft },
  [media.hover]: {
    '&:hover > span': { backgroundColor: color.sunken },
    '&[aria-current]:hover > span': { backgroundColor: color.leafSoft },
  },
  '&:focus-visible': { outlineOffset: '-3px' },
  [media.pad]: {
    ...text.caption,
    fontWeight: 600,
    minHeight: '72px',
    gap: '4px',
    borderRadius: radius.field,
    '& > span': { width: 'min(3.75rem, 100%)', height: '2.25rem' },
  },
  [media.short]: { minHeight: '64px', '& > span': { height: '1.75rem' } },
});
