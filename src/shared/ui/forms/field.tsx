import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import InputBase, { type InputBaseProps } from '@mui/material/InputBase';
import { type ReactNode, type Ref, useId } from 'react';
import { color, space, text } from '@/shared/tokens';

export interface FieldProps extends Omit<InputBaseProps, 'error' | 'ref' | 'inputRef'> {
  label: string;
  /** The sentence to show under the field; its presence marks the field wrong. */
  error?: string;
  /** The id of an error that several fields share; its presence marks the field wrong too. */
  errorId?: string;
  hint?: ReactNode;
  /** A unit after the input, e.g. '주'. */
  suffix?: string;
  /** Writes (선택) beside the label. */
  optional?: boolean;
  /** The input itself, so that `{...register('name')}` focuses the first wrong field. */
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>;
}

/** One labelled line (or `multiline` box) of a form, with its hint or its error under it. Other props go to `InputBase`. */
export function Field({ label, error, errorId, hint, suffix, optional, id, ref, ...rest }: FieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const helpId = `${inputId}-help`;
  const help = error ?? hint;
  return (
    <FormControl error={Boolean(error ?? errorId)} disabled={rest.disabled}>
      <FormLabel htmlFor={inputId}>
        {label}
        {optional ? <Optional>(선택)</Optional> : null}
      </FormLabel>
      <InputBase
        endAdornment={suffix ? <Suffix>{suffix}</Suffix> : undefined}
        {...rest}
        id={inputId}
        inputRef={ref}
        aria-describedby={[errorId, help && helpId].filter(Boolean).join(' ') || undefined}
      />
      {help ? (
        <FormHelperText id={helpId} role={error ? 'alert' : undefined}>
          {help}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}

const Optional = styled('small')({ ...text.caption, marginLeft: '6px', color: color.inkFaint });

const Suffix = styled('span')({ ...text.body, flex: 'none', padding: `0 ${space(3)}`, color: color.inkSoft });
