import type { Components, Theme } from '@mui/material/styles';
import {
  color,
  gutter,
  media,
  motion,
  radius,
  safe,
  shadowColor,
  size,
  space,
  text,
  topBar,
  topInset,
} from '@/shared/tokens';

export const navigation = {
  MuiAppBar: {
    defaultProps: { color: 'inherit', elevation: 0 },
    styleOverrides: {
      root: {
        top: topBar,
        zIndex: 20,
        paddingTop: topInset,
        paddingLeft: safe.left,
        paddingRight: safe.right,
        backgroundColor: color.paper,
        borderBottom: '1px solid transparent',
        [media.short]: { position: 'static' },
        '@media print': { position: 'static', '& button': { display: 'none' } },
        '&[data-sub]': { borderBottomColor: color.line },
      },
    },
  },
  MuiToolbar: {
    // its gutters have breakpoints of their own
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        display: 'grid',
        // equal side columns centre the title, until large text leaves the content on the right no room
        gridTemplateColumns: 'minmax(44px, 1fr) minmax(0, auto) minmax(min-content, 1fr)',
        gap: space(1),
        padding: `0 ${space(2)}`,
        '&[data-logo]': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          columnGap: space(3),
          padding: `0 ${space(2)} 0 ${gutter}`,
        },
        [media.pad]: { padding: `0 ${space(6)}`, '&[data-logo]': { padding: `0 ${space(8)}` } },
      },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: {
        minHeight: 0,
        borderRadius: '18px',
        backgroundColor: color.sunken,
        [media.pad]: { display: 'inline-flex', minWidth: 'min(320px, 100%)' },
      },
      // here and not at the root: the scroller would cut the shadow of the selected tab off
      list: { gap: space(1), padding: space(1) },
      indicator: { display: 'none' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        ...text.label,
        minWidth: 0,
        minHeight: size.touch,
        padding: `${space(1)} ${space(2)}`,
        overflow: 'visible',
        borderRadius: radius.field,
        color: color.inkSoft,
        transition: `background-color ${motion.quick}ms, color ${motion.quick}ms`,
        '&.Mui-selected': {
          backgroundColor: color.surfaceRaised,
          color: color.primary,
          fontWeight: 800,
          boxShadow: `0 1px 3px ${shadowColor(0.12)}`,
        },
        '&.Mui-focusVisible': { outlineOffset: '-2px' },
      },
    },
  },
  MuiBottomNavigation: {
    styleOverrides: {
      root: {
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
        height: 'auto',
        maxWidth: '560px',
        margin: '0 auto',
        backgroundColor: 'transparent',
        [media.pad]: { gridTemplateColumns: '1fr', gap: space(3), padding: `0 ${space(2)}` },
        [media.short]: { gap: space(1) },
      },
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: {
        ...text.micro,
        // four syllables stay on one line when the text grows
        fontSize: 'min(0.6875rem, 4.6vw)',
        fontWeight: 600,
        display: 'flex',
        width: '100%',
        minWidth: 0,
        maxWidth: 'none',
        minHeight: size.tabBar,
        gap: '2px',
        padding: '4px 2px',
        color: color.inkSoft,
        textAlign: 'center',
        // the five labels must fit on one line at 320 px
        wordBreak: 'normal',
        transition: 'none',
        '& > span:first-of-type': {
          display: 'grid',
          placeItems: 'center',
          width: 'min(3rem, 100%)',
          height: '1.75rem',
          borderRadius: radius.round,
        },
        // Colours only: another weight, size or stroke would lay out the bar in the frame of the tap.
        '&.Mui-selected > span:first-of-type': { backgroundColor: color.leafSoft },
        [media.hover]: { '&:not(.Mui-selected):hover > span:first-of-type': { backgroundColor: color.sunken } },
        '&.Mui-focusVisible': { outlineOffset: '-3px' },
        [media.pad]: {
          ...text.caption,
          fontWeight: 600,
          minHeight: '72px',
          gap: '4px',
          borderRadius: radius.field,
          '& > span:first-of-type': { width: 'min(3.75rem, 100%)', height: '2.25rem' },
        },
        [media.short]: { minHeight: '64px', '& > span:first-of-type': { height: '1.75rem' } },
      },
      label: {
        fontSize: 'inherit',
        transition: 'none',
        '&.Mui-selected': { fontSize: 'inherit' },
      },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: space(3),
        minHeight: size.touch,
        padding: `${space(3)} ${space(4)}`,
        color: color.ink,
        userSelect: 'text',
        transition: `background-color ${motion.quick}ms`,
        '&:hover': { backgroundColor: 'transparent' },
        [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
        '&:active': { backgroundColor: color.sunken },
        // the card cuts its corners off, and a ring around the row with them
        '&.Mui-focusVisible': { outlineOffset: '-3px', backgroundColor: 'transparent' },
        '& > svg': { flex: 'none', color: color.inkFaint },
      },
    },
  },
} satisfies Components<Theme>;
