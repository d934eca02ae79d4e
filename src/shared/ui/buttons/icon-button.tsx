import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';

interface IconButtonProps extends MuiIconButtonProps {
  /** Its action, for screen readers and the mouse tooltip. */
  label: string;
}

/** A 44-px round button that shows one icon. */
export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <MuiIconButton aria-label={label} title={label} {...rest} />
);
