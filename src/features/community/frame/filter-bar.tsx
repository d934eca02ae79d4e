import styled from '@emotion/styled';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { color, focusRing, gutter, media, radius, size, space, text } from '@/shared/tokens';

interface FilterBarProps {
  label: string;
  /** Filters of the sheet that are not at rest. */
  active: number;
  onOpen: () => void;
  children: ReactNode;
}

/** The one row of filters above a list: the chip that opens the sheet, then the chips used most. Swiped sideways on a phone. */
export function FilterBar({ label, active, onOpen, children }: FilterBarProps) {
  return (
    <Row role="group" aria-label={label}>
      <BarChip type="button" aria-haspopup="dialog" data-on={active > 0 ? '' : undefined} onClick={onOpen}>
        <FilterIcon />
        필터{active > 0 ? ` ${active}` : ''}
      </BarChip>
      {children}
    </Row>
  );
}

/** Options of the sheet under their heading. */
export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack spacing={2}>
    <Typography variant="label">{title}</Typography>
    {children}
  </Stack>
);

const FilterIcon = () => (
  <svg
    width="18"
    height="18"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    aria-hidden="true"
  >
    <path d="M4.5 8h7m5 0h3M4.5 16h3m5 0h7" />
    <circle cx="14" cy="8" r="2.3" />
    <circle cx="10" cy="16" r="2.3" />
  </svg>
);

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  margin: `0 calc(-1 * ${gutter})`,
  padding: `${space(1)} ${gutter}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  '& > *': { flex: 'none' },
  // the row of chips scrolls with the bar, not in it
  '& > ul': { flexWrap: 'nowrap', overflow: 'visible', margin: 0, padding: 0 },
  [media.pad]: { margin: 0, padding: `${space(1)} 0` },
});

/** A chip of the bar that is no choice of one among several: it opens the sheet, or is on or off. */
export const BarChip = styled('button')({
  ...text.label,
  margin: 0,
  padding: `0 ${space(3)}`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: size.touch,
  border: `1px solid ${color.line}`,
  borderRadius: radius.round,
  backgroundColor: color.surface,
  color: color.inkSoft,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': focusRing,
  '&[data-on], &[aria-pressed="true"]': {
    borderColor: color.primary,
    backgroundColor: color.leafSoft,
    color: color.onLeafSoft,
    fontWeight: 700,
  },
  '&[aria-pressed="true"] > svg': { fill: 'currentColor' },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
});
