import styled from '@emotion/styled';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { color, media, motion, radius, space, text } from '@/shared/tokens';

/** Side of a child's touch target, in px. */
const CHILD_TOUCH = 64;

interface ChildButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: 'main' | 'plain';
  icon?: ReactNode;
}

/** A button of child mode. */
export function ChildButton({ look = 'plain', icon, children, ...rest }: ChildButtonProps) {
  return (
    <Base type="button" data-look={look} {...rest}>
      {icon}
      {children}
    </Base>
  );
}

interface RoundButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  children: ReactNode;
}

/** One with a picture alone. */
export function RoundButton({ label, children, ...rest }: RoundButtonProps) {
  return (
    <Round type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Round>
  );
}

const Base = styled('button')({
  ...text.title,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  boxSizing: 'border-box',
  minWidth: CHILD_TOUCH,
  minHeight: CHILD_TOUCH,
  padding: `${space(2)} ${space(4)}`,
  border: 0,
  borderRadius: radius.sheet,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  boxShadow: `inset 0 0 0 2px ${color.line}`,
  cursor: 'pointer',
  userSelect: 'none',
  transition: `transform ${motion.press}ms ${motion.ease}`,
  '&:active': { transform: 'scale(0.96)' },
  [media.hover]: { '&:hover': { boxShadow: `inset 0 0 0 2px ${color.lineStrong}` } },
  '&[data-look="main"]': { backgroundColor: color.primary, color: color.onPrimary, boxShadow: 'none' },
  '& > svg': { flex: 'none' },
});

const Round = styled(Base)({ padding: 0, borderRadius: radius.round });
