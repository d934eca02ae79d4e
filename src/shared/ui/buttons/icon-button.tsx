import styled from '@emotion/styled';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { color, media, motion, radius, size } from '@/shared/tokens';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its action, for screen readers and the mouse tooltip. */
  label: string;
  children: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44-px round button that shows one icon. */
export function IconButton({ label, children, ...rest }: IconButtonProps) {
  return (
    <Base type="button" aria-label={label} title={label} {...rest}>
      {children}
    </Base>
  );
}

const Base = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: size.touch,
  minHeight: size.touch,
  padding: 0,
  border: 0,
  borderRadius: radius.round,
  backgroundColor: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}ms`,
  [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  '&:active': { backgroundColor: color.line },
  '&:disabled': { color: color.inkFaint, cursor: 'default', backgroundColor: 'transparent' },
});
