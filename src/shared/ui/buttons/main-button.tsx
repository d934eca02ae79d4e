import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ElementType, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '../basics/visually-hidden';

export interface MainButtonProps extends Omit<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'loading'> {
  /** While sending: the button stays focusable in its place, shows the state and ignores a second tap. */
  pending?: boolean;
  look?: ButtonProps['variant'];
  /** 52 px, or 44 px for `small`. */
  size?: 'main' | 'small';
  /** As wide as its words instead of the column. */
  fit?: boolean;
  icon?: ReactNode;
  /** For a link that looks like a button: `component={Link} to="/home"`. */
  component?: ElementType;
  to?: string;
  target?: string;
  rel?: string;
  download?: string | boolean;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLButtonElement>;
}

/** The main action of a screen. Not MUI's `loading`, which disables the button and so drops the focus. */
export function MainButton({ pending = false, look, size, fit, icon, onClick, children, ...rest }: MainButtonProps) {
  return (
    <Button
      variant={look}
      size={size === 'small' ? 'small' : 'medium'}
      fullWidth={!fit}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {pending ? (
        <>
          <Dots aria-hidden="true">
            <i />
            <i />
            <i />
          </Dots>
          <VisuallyHidden>{children} 처리 중</VisuallyHidden>
        </>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Button>
  );
}

const blink = keyframes({ '0%, 70%, 100%': { opacity: 0.35 }, '35%': { opacity: 1 } });

const Dots = styled('span')({
  display: 'inline-flex',
  gap: '5px',
  '& > i': {
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    animation: `${blink} 900ms ease-in-out infinite`,
  },
  '& > i:nth-of-type(2)': { animationDelay: '140ms' },
  '& > i:nth-of-type(3)': { animationDelay: '280ms' },
});
