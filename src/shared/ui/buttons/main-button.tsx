import styled from '@emotion/styled';
import type { ButtonHTMLAttributes, ElementType, ReactNode, Ref } from 'react';
import { color, media, motion, radius, size, space, text } from '@/shared/tokens';
import { VisuallyHidden } from '../basics/visually-hidden';

export interface MainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** While sending: the button stays focusable in its place, shows the state and ignores a second tap. */
  pending?: boolean;
  look?: 'primary' | 'soft' | 'outline' | 'danger' | 'quiet';
  /** 52 px, or 44 px for `small`. */
  size?: 'main' | 'small';
  /** As wide as its words instead of the column. */
  fit?: boolean;
  icon?: ReactNode;
  /** For a link in a button's coat: `as={Link} to="/home"`. */
  as?: ElementType;
  to?: string;
  href?: string;
  target?: string;
  rel?: string;
  replace?: boolean;
  state?: unknown;
  ref?: Ref<HTMLButtonElement>;
}

/** The main action of a screen. `type="button"` by default. */
export function MainButton({
  pending = false,
  look = 'primary',
  size: scale = 'main',
  fit,
  icon,
  as,
  type,
  onClick,
  children,
  ...rest
}: MainButtonProps) {
  return (
    <Base
      as={as}
      type={as ? undefined : (type ?? 'button')}
      data-look={look}
      data-size={scale}
      data-fit={fit ? '' : undefined}
      data-pending={pending ? '' : undefined}
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
    </Base>
  );
}

const Base = styled('button')({
  ...text.lead,
  fontWeight: 700,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  boxSizing: 'border-box',
  width: '100%',
  minHeight: size.mainButton,
  padding: `${space(3)} ${space(5)}`,
  border: '1px solid transparent',
  borderRadius: '18px',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background-color ${motion.quick}ms, transform ${motion.press}ms ${motion.ease}`,
  '&:active': { transform: 'scale(0.98)' },
  '&[data-look="primary"]': {
    backgroundColor: color.primary,
    color: color.onPrimary,
    [media.hover]: { '&:hover': { backgroundColor: color.primaryPressed } },
    '&:active': { backgroundColor: color.primaryPressed },
  },
  '&[data-look="soft"]': {
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
    [media.hover]: { '&:hover': { borderColor: color.leaf } },
  },
  '&[data-look="outline"]': {
    backgroundColor: color.surface,
    color: color.ink,
    borderColor: color.lineStrong,
    [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  },
  '&[data-look="danger"]': { backgroundColor: color.danger, color: color.onDanger },
  '&[data-look="quiet"]': {
    backgroundColor: 'transparent',
    color: color.inkSoft,
    fontWeight: 600,
    [media.hover]: { '&:hover': { backgroundColor: color.sunken } },
  },
  '&[data-size="small"]': {
    ...text.label,
    minHeight: size.touch,
    padding: `${space(2)} ${space(4)}`,
    borderRadius: radius.field,
  },
  '&[data-fit]': { width: 'auto' },
  '&:disabled': {
    cursor: 'default',
    transform: 'none',
    backgroundColor: color.sunken,
    color: color.inkFaint,
    borderColor: color.line,
  },
  '&[data-pending]': { cursor: 'progress' },
});

const Dots = styled('span')({
  display: 'inline-flex',
  gap: '5px',
  '& > i': {
    width: '7px',
    height: '7px',
    borderRadius: '50%',
    backgroundColor: 'currentColor',
    animation: 'gg-dot 900ms ease-in-out infinite',
  },
  '& > i:nth-of-type(2)': { animationDelay: '140ms' },
  '& > i:nth-of-type(3)': { animationDelay: '280ms' },
  '@keyframes gg-dot': { '0%, 70%, 100%': { opacity: 0.35 }, '35%': { opacity: 1 } },
});
