import styled from '@emotion/styled';
import { type ReactNode, type Ref, useId } from 'react';
import { color, size, space, text } from '@/shared/tokens';
import { FormControl, FormHelperText, FormLabel } from './form-parts';
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
    <FormControl
      error={Boolean(error)}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={help ? `${id}-help` : undefined}
      aria-invalid={error ? true : undefined}
    >
      <FormLabel component="div" id={`${id}-label`}>
        {label}
      </FormLabel>
      <Row style={minWidth ? { ['--min' as string]: minWidth } : undefined}>
        {options.map((option, index) => (
          <Choice key={option.value} data-wrong={error ? '' : undefined}>
            <input
              ref={index === 0 ? ref : undefined}
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={disabled}
              onChange={() => onChange(option.value)}
              onBlur={onBlur}
            />
            {option.icon}
            {option.label}
          </Choice>
        ))}
      </Row>
      {help ? (
        <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined}>
          {help}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}

const Row = styled('div')({
  display: 'grid',
  gap: space(2),
  // columns give way to rows when large text does not fit
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, var(--min, 7rem)), 1fr))',
});

const Choice = styled(RadioTile)({
  ...text.lead,
  fontWeight: 600,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: size.mainButton,
  padding: `${space(2)} ${space(4)}`,
  '&:has(input:checked)': { backgroundColor: color.leafSoft, color: color.onLeafSoft },
  '&:has(input:disabled)': { color: color.inkFaint, borderColor: color.line, cursor: 'default' },
  '&[data-wrong]': { borderColor: color.danger },
  '& > svg': { flex: 'none' },
});
