import MuiChip, { type ChipProps as MuiChipProps } from '@mui/material/Chip';
import type { ReactNode } from 'react';
import type { Tone } from '@/shared/tokens';

interface ChipProps extends Omit<MuiChipProps, 'color' | 'label' | 'children' | 'component'> {
  tone?: Tone;
  children: ReactNode;
}

/** A small label on a tinted background: a category, a state. Not a control. */
export const Chip = ({ tone = 'leaf', children, ...rest }: ChipProps) => (
  <MuiChip component="span" color={tone} label={children} {...rest} />
);
