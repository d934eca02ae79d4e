import type { Category } from '@contract/community/community';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import RadioGroup from '@mui/material/RadioGroup';
import { type Ref, useId } from 'react';
import { color, size, space, text } from '@/shared/tokens';
import { RadioTile } from '@/shared/ui/forms/radio-tile';

interface CategoryFieldProps {
  label: string;
  options: readonly Category[];
  value: Category | null;
  onChange: (category: Category) => void;
  error?: string;
  hint?: string;
  /** The first radio, to be focused when the choice is missing. */
  ref?: Ref<HTMLInputElement>;
}

/** What a post is about, as small tiles in as many rows as they need; nothing is selected before the author does. */
export function CategoryField({ label, options, value, onChange, error, hint, ref }: CategoryFieldProps) {
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl error={Boolean(error)}>
      <FormLabel component="div" id={`${id}-label`}>
        {label}
      </FormLabel>
      <RadioGroup
        row
        value={value}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        aria-invalid={error ? true : undefined}
        sx={{ gap: space(2) }}
      >
        {options.map((option, index) => (
          <RadioTile
            key={option}
            value={option}
            inputRef={index === 0 ? ref : undefined}
            onChange={() => onChange(option)}
            sx={{
              ...text.label,
              minWidth: size.touch,
              padding: `0 ${space(3)}`,
              '&:has(input:checked)': { backgroundColor: color.leafSoft, color: color.onLeafSoft },
            }}
          >
            {option}
          </RadioTile>
        ))}
      </RadioGroup>
      {help ? (
        <FormHelperText id={`${id}-help`} role={error ? 'alert' : undefined}>
          {help}
        </FormHelperText>
      ) : null}
    </FormControl>
  );
}
