import '@mui/material/styles';
import '@mui/material/Accordion';
import '@mui/material/Alert';
import '@mui/material/Badge';
import '@mui/material/Button';
import '@mui/material/Chip';
import '@mui/material/FormControlLabel';
import '@mui/material/Typography';
import type { TextVariant, Tone } from '@/shared/tokens';

type Off<Name extends string> = Record<Name, false>;
type On<Name extends string> = Record<Name, true>;

// The looks and sizes of our theme, instead of those of MUI that it does not define.
declare module '@mui/material/Accordion' {
  interface AccordionOwnProps {
    'data-look'?: 'card';
  }
}
declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides
    extends On<'primary' | 'soft' | 'outline' | 'danger' | 'quiet'>,
      Off<'text' | 'outlined' | 'contained'> {}
  interface ButtonPropsSizeOverrides extends Off<'large'> {}
}
declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides extends On<Tone> {}
}
declare module '@mui/material/Badge' {
  interface BadgeBadgeSlotPropsOverrides {
    'data-count'?: string;
  }
}
declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides extends On<Tone> {}
}
declare module '@mui/material/FormControlLabel' {
  interface FormControlLabelProps {
    /** A row by default; in a frame; a tile of a grid; a pill among others. */
    'data-look'?: 'framed' | 'tile' | 'pill';
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends On<TextVariant> {}
}
