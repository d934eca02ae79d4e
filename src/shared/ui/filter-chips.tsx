import styled from '@emotion/styled';
import Chip from '@mui/material/Chip';
import { color, edgeFade, focusRing, gutter, media, motion, radius, size, space, text } from '@/shared/tokens';

interface FilterChipsProps<Value extends string> {
  /** What is being chosen, e.g. '종류'. */
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
          <Choice
            variant="outlined"
            component="button"
            type="button"
            label={option.label}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
          />
        </li>
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

const Choice = styled(Chip)({
  ...text.label,
  height: 'auto',
  minHeight: size.touch,
  padding: `${space(1)} ${space(4)}`,
  borderColor: color.line,
  borderRadius: radius.round,
  color: color.inkSoft,
  transition: `background-color ${motion.quick}ms, border-color ${motion.quick}ms`,
  '&, &.MuiChip-clickable:hover': { backgroundColor: color.surface },
  '&:active': { boxShadow: 'none' },
  '&:focus-visible': focusRing,
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[aria-pressed="true"]': {
    borderColor: color.primary,
    color: color.onLeafSoft,
    fontWeight: 700,
    '&, &.MuiChip-clickable:hover': { backgroundColor: color.leafSoft },
  },
  '& > .MuiChip-label': { padding: 0 },
}) as typeof Chip;
