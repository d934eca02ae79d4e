import styled from '@emotion/styled';
import Fade from '@mui/material/Fade';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { color, floatShadow, focusRing, media, motion, radius, size, space, text } from '@/shared/tokens';

interface MenuProps {
  id: string;
  label: string;
  /** The button it belongs to, below whose right end it opens; closed while null. */
  anchor: HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
}

/** MUI's menu in the style of the house: arrow keys, Home, End, first letters, Esc; a tap beside it closes it. */
export function Menu({ id, label, anchor, onClose, children }: MenuProps) {
  return (
    <Layer
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={0}
      elevation={0}
      transitionDuration={0}
      slots={{ transition: Fade }}
      slotProps={{
        // a landmark, as all content of the page is within one
        paper: { component: 'nav', 'aria-label': label },
        list: { id, disablePadding: true, 'aria-label': label },
      }}
    >
      {children}
    </Layer>
  );
}

const Layer = styled(MuiMenu)({
  '& > .MuiMenu-paper': {
    boxSizing: 'border-box',
    minWidth: '184px',
    marginTop: space(1),
    padding: space(1.5),
    border: `1px solid ${color.line}`,
    borderRadius: radius.field,
    backgroundColor: color.surfaceRaised,
    boxShadow: floatShadow(0.14),
    animation: `gg-menu ${motion.quick}ms ${motion.ease}`,
    '@keyframes gg-menu': { from: { opacity: 0, transform: 'translateY(-4px)' } },
  },
});

export const MenuEntry = styled(MenuItem)({
  ...text.strong,
  gap: space(3),
  // over MUI's own rule for wide screens
  '&.MuiMenuItem-root': { minHeight: size.touch },
  padding: `${space(2)} ${space(3)}`,
  borderRadius: radius.small,
  color: color.ink,
  '& > svg': { flex: 'none', color: color.inkSoft },
  '&:hover, &.Mui-focusVisible': { backgroundColor: 'transparent' },
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&:focus-visible': focusRing,
  '&[aria-disabled="true"]': { color: color.inkFaint, cursor: 'progress' },
});
