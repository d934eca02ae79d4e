import styled from '@emotion/styled';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import type { ComponentType, MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { IconProps } from '@/shared/art/icons/icon';
import { LogoMark } from '@/shared/art/icons/logo';
import { color, media, safe, size, space } from '@/shared/tokens';

export interface TabBarItem {
  key: string;
  label: string;
  icon: ComponentType<IconProps>;
  to: string;
  active: boolean;
  /** Called before the link is followed; `event.preventDefault()` keeps the page. */
  onSelect?: (event: MouseEvent<HTMLElement>) => void;
}

/** The main entries: along the bottom on a phone (56 px and the safe area), a rail at the left on a pad. */
export function TabBar({ items, label = '주 메뉴' }: { items: TabBarItem[]; label?: string }) {
  return (
    <Nav aria-label={label}>
      <Mark aria-hidden="true">
        <LogoMark size={40} />
      </Mark>
      <BottomNavigation component="ul" showLabels value={items.find(({ active }) => active)?.key ?? null}>
        {items.map((item) => (
          <Tab key={item.key} value={item.key} item={item} />
        ))}
      </BottomNavigation>
    </Nav>
  );
}

interface TabProps {
  item: TabBarItem;
  value: string;
  selected?: boolean;
  showLabel?: boolean;
}

/** One entry as an item of the list. `BottomNavigation` sets `selected` and `showLabel` on its children. */
function Tab({ item, value, selected, showLabel }: TabProps) {
  const { label, icon: Icon, to, active, onSelect } = item;
  return (
    <li>
      <BottomNavigationAction
        value={value}
        selected={selected}
        showLabel={showLabel}
        component={Link}
        to={to}
        label={label}
        icon={
          <span>
            <Icon size={24} />
          </span>
        }
        aria-current={active ? 'page' : undefined}
        onClick={onSelect}
      />
    </li>
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
