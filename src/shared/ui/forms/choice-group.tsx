import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { type ReactNode, type Ref, useId } from 'react';
import { color, size, space, text } from '@/shared/tokens';
import { RadioTile } from './radio-tile';

interface Option<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface ChoiceGroupProps<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  error?: string;
  hint?: ReactNode;
  disabled?: boolean;
  /** Narrowest choice, a CSS length; choices that do not fit go below. */
  minWidth?: string;
  /** The first radio, to be focused when the choice is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** A few options of which one is selected, as large segments. Arrow keys move, as in any radio group. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, options, value, onChange, onBlur, name, error, hint, disabled, minWidth, ref } = props;
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl error={Boolean(error)} disabled={disabled}>
      <FormLabel component="div" id={`${id}-label`}>
        {label}
      </FormLabel>
      <Choices
        name={name}
        // Null, not undefined: the group is controlled while nothing is selected.
        value={value ?? null}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-invalid={error ? true : undefined}
        onBlur={onBlur}
        style={minWidth ? { ['--min' as string]: minWidth } : undefined}
      >
        {options.map((option, index) => (
          <Choice
            key={option.value}
            value={option.value}
            inputRef={index === 0 ? ref : undefined}
            onChange={() => onChange(option.value)}
          >
            {option.icon}
            {option.label}
          </Choice>
        ))}
      </Choices>
      {help ? (
        <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined}>
          {help}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}

const Choices = styled(RadioGroup)({
  display: 'grid',
  gap: space(2),
  // columns give way to rows when large text does not fit
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--min, 7rem)), 1fr))',
});

const Choice = styled(RadioTile)({
  ...text.lead,
  fontWeight: 600,
  gap: space(2),
  minHeight: size.mainButton,
  padding: `${space(2)} ${space(4)}`,
  '&:has(input:checked)': { backgroundColor: color.leafSoft, color: color.onLeafSoft },
  '& > svg': { flex: 'none' },
});
