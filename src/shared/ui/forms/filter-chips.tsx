import styled from '@emotion/styled';
import ToggleButton from '@mui/material/ToggleButton';
import { edgeFade, gutter, media, size, space } from '@/shared/tokens';
import { Skeleton } from '../feedback/skeleton';

interface FilterChipsProps<Value extends string> {
  /** Accessible name of the list, e.g. '종류'. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** In as many rows as they need, also on a phone. */
  wrap?: boolean;
}

/** A row of options of which one filters a list; scrolls sideways on a phone. */
export function FilterChips<Value extends string>({ label, options, value, onChange, wrap }: FilterChipsProps<Value>) {
  return (
    <List aria-label={label} data-wrap={wrap ? '' : undefined}>
      {options.map((option) => (
        <li key={option.value}>
          <ToggleButton value={option.value} selected={option.value === value} onClick={() => onChange(option.value)}>
            {option.label}
          </ToggleButton>
        </li>
      ))}
    </List>
  );
}

interface ToggleChipsProps<Value extends string> {
  /** Accessible name of the list. */
  label: string;
  options: readonly { value: Value; label: string; on: boolean }[];
  onToggle: (value: Value) => void;
}

/** Options that are on or off by themselves, in as many rows as they need. */
export function ToggleChips<Value extends string>({ label, options, onToggle }: ToggleChipsProps<Value>) {
  return (
    <List aria-label={label} data-wrap="">
      {options.map(({ value, label: words, on }) => (
        <li key={value}>
          <ToggleButton value={value} selected={on} onClick={() => onToggle(value)}>
            {words}
          </ToggleButton>
        </li>
      ))}
    </List>
  );
}

/** The row while its options load. */
export function FilterChipsSkeleton() {
  return (
    <List as="div" aria-hidden="true">
      {[60, 60, 60, 92].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Skeleton key={at} shape="card" width={width} height={size.touch} />
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'flex',
  gap: space(2),
  // up to the edge of a phone's screen, to show that there are more
  margin: `0 calc(-1 * ${gutter})`,
  padding: `${space(1)} ${gutter}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  ...edgeFade,
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > li': { flex: 'none' },
  [media.pad]: { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' },
  '&[data-wrap]': { flexWrap: 'wrap', margin: 0, padding: 0, overflow: 'visible' },
  '@media print': { display: 'none' },
});
