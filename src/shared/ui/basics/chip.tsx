import styled from '@emotion/styled';
import type { HTMLAttributes, ReactNode } from 'react';
import { radius, type Tone, text, toneColors } from '@/shared/tokens';

interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  tone?: Tone;
  icon?: ReactNode;
}

/** A small label on a tinted background: a category, a state. Not a control. */
export function Chip({ tone = 'leaf', icon, children, style, ...rest }: ChipProps) {
  return (
    <Base style={{ backgroundColor: toneColors[tone].soft, color: toneColors[tone].on, ...style }} {...rest}>
      {icon}
      {children}
    </Base>
  );
}

const Base = styled('span')({
  ...text.caption,
  fontWeight: 700,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  maxWidth: '100%',
  boxSizing: 'border-box',
  padding: '3px 10px',
  borderRadius: radius.round,
  verticalAlign: 'middle',
});
