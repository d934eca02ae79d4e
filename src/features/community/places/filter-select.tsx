import styled from '@emotion/styled';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import type { IconProps } from '@/shared/art/icons/draw-icon';
import { ChevronDownIcon } from '@/shared/art/icons/further-icons';
import { color, focusRing, media, radius, size } from '@/shared/tokens';

interface FilterSelectProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A native select as a filter. Its first option is "no filter". */
export function FilterSelect<Value extends string>({ label, options, value, onChange }: FilterSelectProps<Value>) {
  return (
    <Select
      data-chosen={value === options[0]?.value ? undefined : ''}
      input={<InputBase />}
      inputProps={{ 'aria-label': label }}
      IconComponent={Chevron}
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
  );
}

const Chevron = ({ className }: IconProps) => <ChevronDownIcon size={18} className={className} />;

const Select = styled(NativeSelect)({
  flex: 'none',
  maxWidth: '100%',
  // the border is the box's, and a tap on it does not open the list
  minHeight: size.touch + 2,
  padding: 0,
  borderColor: color.line,
  borderRadius: radius.round,
  color: color.inkSoft,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[data-chosen]': { borderColor: color.primary, backgroundColor: color.leafSoft, color: color.onLeafSoft },
  '&[data-chosen] .MuiNativeSelect-select.MuiNativeSelect-select.MuiNativeSelect-select': { fontWeight: 700 },
  // the ring of a control that is pressed, not of a text that is typed
  '&.Mui-focused': { boxShadow: 'none' },
  '&.Mui-focused:not([data-chosen])': { borderColor: color.line },
  '&:has(select:focus-visible)': focusRing,
});
