import styled from '@emotion/styled';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { type ReactNode, type Ref, useId } from 'react';
import { color, motion, radius, size, space, text } from '@/shared/tokens';

export interface FieldProps extends Omit<InputBaseProps, 'error' | 'ref' | 'inputRef'> {
  label: string;
  /** The sentence to show under the field; its presence marks the field wrong. */
  error?: string;
  hint?: ReactNode;
  /** A unit after the input, e.g. '주'. */
  suffix?: string;
  /** Writes (선택) beside the label. */
  optional?: boolean;
  /** The input itself, so that `{...register('name')}` focuses the first wrong field. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** One labelled line (or `multiline` box) of a form, with its hint or its error under it. Other props go to `InputBase`. */
export function Field({ label, error, hint, suffix, optional, id, ref, ...rest }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const helpId = `${inputId}-help`;
  const help = error ?? hint;
  return (
    <Box>
      <FieldLabel htmlFor={inputId}>
        {label}
        {optional ? <small>(선택)</small> : null}
      </FieldLabel>
      <Input
        endAdornment={suffix ? <Suffix>{suffix}</Suffix> : undefined}
        {...rest}
        id={inputId}
        inputRef={ref}
        error={Boolean(error)}
        aria-describedby={help ? helpId : undefined}
      />
      {help ? (
        <Help id={helpId} error={Boolean(error)} role={error ? 'alert' : undefined}>
          {help}
        </Help>
      ) : null}
    </Box>
  );
}

const Box = styled('div')({ display: 'flex', flexDirection: 'column', minWidth: 0 });

const FieldLabel = styled('label')({
  ...text.label,
  color: color.ink,
  marginBottom: space(1.5),
  '& > small': { ...text.caption, marginLeft: '6px', color: color.inkFaint },
});

const Input = styled(InputBase)({
  ...text.lead,
  fontSize: '1rem',
  color: color.ink,
  minHeight: size.input,
  padding: `0 ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  backgroundColor: color.surface,
  transition: `border-color ${motion.quick}ms, box-shadow ${motion.quick}ms`,
  '&.Mui-focused': { borderColor: color.primary, boxShadow: `0 0 0 2px ${color.primary}` },
  '&.Mui-error': { borderColor: color.danger },
  '&.Mui-error.Mui-focused': { boxShadow: `0 0 0 2px ${color.danger}` },
  '&.Mui-disabled': { backgroundColor: color.sunken, borderColor: color.line },
  '&.MuiInputBase-multiline': { padding: `${space(3)} ${space(4)}` },
  '&.MuiInputBase-adornedEnd': { paddingRight: space(1) },
  // the box around it already shows the focus
  '& .MuiInputBase-input': { padding: '12px 0', height: 'auto', lineHeight: 1.5, outline: 'none' },
  '&.MuiInputBase-multiline .MuiInputBase-input': { padding: 0 },
  '& .MuiInputBase-input::placeholder': { color: color.inkFaint, opacity: 1 },
});

const Suffix = styled('span')({ ...text.body, flex: 'none', padding: `0 ${space(3)}`, color: color.inkSoft });

const Help = styled(FormHelperText)({
  ...text.small,
  margin: `${space(1.5)} 2px 0`,
  color: color.inkSoft,
  '&.Mui-error': { color: color.danger, fontWeight: 600 },
});
