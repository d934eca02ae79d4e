import FormControlLabel, { type FormControlLabelProps } from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import type { ReactNode, Ref } from 'react';

interface RadioTileProps extends Omit<FormControlLabelProps, 'control' | 'label' | 'ref' | 'data-look'> {
  children: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
}

/** A radio of a `RadioGroup` as a tile; where it is used gives its size and the colours of the chosen one. */
export const RadioTile = ({ children, inputRef, ...rest }: RadioTileProps) => (
  <FormControlLabel
    data-look="tile"
    {...rest}
    control={<Radio slotProps={{ input: { ref: inputRef } }} />}
    label={children}
  />
);
