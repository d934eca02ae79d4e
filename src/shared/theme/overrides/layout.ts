import type { Components, Theme } from '@mui/material/styles';
import { color, radius, space, text } from '@/shared/tokens';

/** Every step of the type scale is a paragraph unless a part says `component`. */
const variantMapping = Object.fromEntries(Object.keys(text).map((variant) => [variant, 'p']));

/** A box with a hairline border. `data-flat` drops the padding, for pictures up to the edge. */
export const cardLook = {
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.ink,
} as const;

export const layout = {
  MuiTypography: { defaultProps: { variant: 'body', variantMapping } },
  MuiStack: {
    defaultProps: { spacing: 4, useFlexGap: true },
    styleOverrides: { root: { minWidth: 0 } },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none', boxShadow: 'none', color: color.ink } },
  },
  MuiCard: {
    styleOverrides: { root: { ...cardLook, overflow: 'visible', '&[data-flat]': { padding: 0, overflow: 'hidden' } } },
  },
} satisfies Components<Theme>;
