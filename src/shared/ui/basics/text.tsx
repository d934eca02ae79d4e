import styled from '@emotion/styled';
import type { ElementType, HTMLAttributes } from 'react';
import { color, type TextVariant, text } from '@/shared/tokens';

const inks = {
  ink: color.ink,
  soft: color.inkSoft,
  faint: color.inkFaint,
  primary: color.primary,
  danger: color.danger,
};

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType;
  variant?: TextVariant;
  ink?: keyof typeof inks;
  align?: 'start' | 'center' | 'end';
  /** Digits of equal width, for figures that change or are in columns. */
  tabular?: boolean;
  /** Cut off with … after so many lines. */
  lines?: number;
}

/** A run of text in one of the scale's sizes. */
export function Text({ as, variant = 'body', ink, align, tabular, lines, style, ...rest }: TextProps) {
  return (
    <Base
      as={as}
      style={{
        ...text[variant],
        ...(ink && { color: inks[ink] }),
        ...(align && { textAlign: align }),
        ...(tabular && { fontVariantNumeric: 'tabular-nums' }),
        ...(lines && {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: lines,
          overflow: 'hidden',
        }),
        ...style,
      }}
      {...rest}
    />
  );
}

const Base = styled('p')({ margin: 0 });
