import styled from '@emotion/styled';
import type { ButtonHTMLAttributes, ElementType, Ref } from 'react';
import { color, media, motion, radius, space } from '@/shared/tokens';

interface CardButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** For a card that is a link: `as={Link} to="/test/detail"`. */
  as?: ElementType;
  to?: string;
  href?: string;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLButtonElement>;
}

/** A card that is one button (or one link). `aria-pressed` marks the chosen one. */
export function CardButton({ as, ...rest }: CardButtonProps) {
  return <Base as={as} type={as ? undefined : 'button'} {...rest} />;
}

const card = {
  display: 'block',
  width: '100%',
  boxSizing: 'border-box',
  padding: space(4),
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  backgroundColor: color.surface,
  color: color.ink,
} as const;

/** A box with a hairline border. `data-flat` drops the padding, for pictures up to the edge. */
export const Card = styled('div')({
  ...card,
  '&[data-flat]': { padding: 0, overflow: 'hidden' },
});

const Base = styled('button')({
  ...card,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `transform ${motion.press}ms ${motion.ease}, border-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&:active': { transform: 'scale(0.985)' },
  '&[aria-pressed="true"], &[aria-current="true"]': {
    borderColor: color.primary,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
  },
  '&:disabled': { cursor: 'default', color: color.inkFaint },
  // a button centres its content; the picture of a taller neighbour must not slide down
  '&[data-flat]': { display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
});
