import styled from '@emotion/styled';
import MuiFormControl from '@mui/material/FormControl';
import MuiFormHelperText from '@mui/material/FormHelperText';
import MuiFormLabel from '@mui/material/FormLabel';
import MuiInputBase from '@mui/material/InputBase';
import { color, radius, size, space, text } from '@/shared/tokens';

// MUI's form parts in our look.

/** Gives its label, input and help one state: wrong, disabled, focused. */
export const FormControl = styled(MuiFormControl)({ display: 'flex' });

export const FormLabel = styled(MuiFormLabel)({
  ...text.label,
  marginBottom: space(1.5),
  '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: color.ink },
}) as typeof MuiFormLabel;

/** The hint or the error under a field. */
export const FormHelperText = styled(MuiFormHelperText)({
  ...text.small,
  margin: `${space(1.5)} 2px 0`,
  color: color.inkSoft,
  '&.Mui-error': { color: color.danger, fontWeight: 600 },
}) as typeof MuiFormHelperText;

/** The box of every text input. */
export const InputBase = styled(MuiInputBase)({
  ...text.lead,
  fontSize: '1rem',
  color: color.ink,
  minHeight: size.input,
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  '&.Mui-focused': { borderColor: color.primary, boxShadow: `0 0 0 2px ${color.primary}` },
  '&.Mui-error': { borderColor: color.danger },
  // the box around it already shows the focus
  '& .MuiInputBase-input': { outline: 'none' },
  '& .MuiInputBase-input::placeholder': { color: color.inkFaint, opacity: 1 },
});
