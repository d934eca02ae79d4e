import type { Components, Theme } from '@mui/material/styles';
import { color, media, motion, radius, size, space, text } from '@/shared/tokens';

const disabled = {
  transform: 'none',
  backgroundColor: color.sunken,
  color: color.inkFaint,
  borderColor: color.line,
} as const;

export const buttons = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { fontFamily: 'inherit', WebkitTapHighlightColor: 'transparent' } },
  },
  MuiButton: {
    defaultProps: { variant: 'primary', fullWidth: true },
    styleOverrides: {
      root: {
        gap: space(2),
        minWidth: 0,
        minHeight: size.mainButton,
        padding: `${space(3)} ${space(5)}`,
        border: '1px solid transparent',
        borderRadius: '18px',
        textAlign: 'center',
        transition: `background-color ${motion.quick}ms, transform ${motion.press}ms ${motion.ease}`,
        '&:hover': { backgroundColor: undefined },
        '&:active': { transform: 'scale(0.98)' },
        '&.Mui-disabled': disabled,
        '&[aria-busy="true"]': { cursor: 'progress' },
      },
    },
    variants: [
      {
        props: { variant: 'primary' },
        style: {
          backgroundColor: color.primary,
          color: color.onPrimary,
          [media.hover]: { '&:hover': { backgroundColor: color.primaryPressed } },
          '&:active': { backgroundColor: color.primaryPressed },
        },
      },
      {
        props: { variant: 'soft' },
        style: {
          backgroundColor: color.leafSoft,
          color: color.onLeafSoft,
          '&:hover': { backgroundColor: color.leafSoft },
          [media.hover]: { '&:hover': { borderColor: color.leaf } },
        },
      },
      {
        props: { variant: 'outline' },
        style: {
          backgroundColor: color.surface,
          color: color.ink,
          borderColor: color.lineStrong,
          '&:hover': { backgroundColor: color.surface },
          [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
        },
      },
      {
        props: { variant: 'danger' },
        style: {
          backgroundColor: color.danger,
          color: color.onDanger,
          '&:hover': { backgroundColor: color.danger },
        },
      },
      {
        props: { variant: 'quiet' },
        style: {
          color: color.inkSoft,
          fontWeight: 600,
          [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
        },
      },
      {
        props: { size: 'small' },
        style: {
          ...text.label,
          minHeight: size.touch,
          padding: `${space(2)} ${space(4)}`,
          borderRadius: radius.field,
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        minWidth: size.touch,
        minHeight: size.touch,
        padding: 0,
        color: 'inherit',
        transition: `background-color ${motion.quick}ms`,
        '&:hover': { backgroundColor: 'transparent' },
        [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
        '&:active': { backgroundColor: color.line },
        '&.Mui-disabled': { color: color.inkFaint },
      },
    },
  },
} satisfies Components<Theme>;
