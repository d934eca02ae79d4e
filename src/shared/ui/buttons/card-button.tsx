import styled from '@emotion/styled';
import ButtonBase from '@mui/material/ButtonBase';
import { cardLook } from '@/shared/theme/overrides/layout';
import { color, media, motion } from '@/shared/tokens';

/** A card that is one button, or one link (`component={Link} to=…`). `aria-pressed` marks the chosen one. */
export const CardButton = styled(ButtonBase)({
  ...cardLook,
  // ButtonBase centres its content
  alignItems: 'normal',
  justifyContent: 'normal',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  userSelect: 'text',
  transition: `transform ${motion.press}ms ${motion.ease}, border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:active': { transform: 'scale(0.985)' },
  '&[aria-pressed="true"], &[aria-current="true"]': {
    borderColor: color.primary,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
  },
  '&.Mui-disabled': { color: color.inkFaint },
  '&[data-flat]': { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
}) as typeof ButtonBase;
