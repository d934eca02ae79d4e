import styled from '@emotion/styled';
import { color, focusRing, media, radius, size, space, text } from '@/shared/tokens';
import { ChevronDownIcon } from '@/shared/ui/icons/further-icons';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A native select as a filter. Its first option is "no filter". */
export function FilterSelect<Value extends string>({ label, options, value, onChange }: FilterSelectProps<Value>) {
  return (
    <Box data-chosen={value === options[0]?.value ? undefined : ''}>
      <Select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const option = options.find((item) => item.value === target.value);
          if (option) onChange(option.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      <ChevronDownIcon size={18} />
    </Box>
  );
}

const Box = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  maxWidth: '100%',
  borderRadius: radius.round,
  color: color.inkSoft,
  '& > svg': { position: 'absolute', right: space(3), top: '50%', marginTop: '-9px', pointerEvents: 'none' },
  '&[data-chosen]': { color: color.onLeafSoft },
  '&:has(select:focus-visible)': focusRing,
});

const Select = styled('select')({
  ...text.label,
  // 16 px, or a phone zooms in on it
  fontSize: 'max(16px, 0.875rem)',
  appearance: 'none',
  // as wide as what is chosen, not as the longest choice
  fieldSizing: 'content',
  maxWidth: '100%',
  minHeight: size.touch,
  padding: `0 ${space(9)} 0 ${space(4)}`,
  border: `1px solid ${color.line}`,
  borderRadius: 'inherit',
  backgroundColor: color.surface,
  color: 'inherit',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  outline: 'none',
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '[data-chosen] > &': { borderColor: color.primary, backgroundColor: color.leafSoft, fontWeight: 700 },
  '& > option': { backgroundColor: color.surfaceRaised, color: color.ink },
});
