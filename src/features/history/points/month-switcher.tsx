import styled from '@emotion/styled';
import { monthAfter, monthLabel } from '@/domain/points/points-words';
import { BackIcon, ChevronIcon } from '@/shared/art/icons/icon';
import { size, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';

interface MonthSwitcherProps {
  /** 'YYYY-MM' */
  month: string;
  /** The earliest and the latest month there is anything to see of. */
  first: string;
  last: string;
  onChange: (month: string) => void;
}

/** Buttons to the previous and the next month. */
export function MonthSwitcher({ month, first, last, onChange }: MonthSwitcherProps) {
  return (
    <Row>
      <IconButton label="이전 달" disabled={month <= first} onClick={() => onChange(monthAfter(month, -1))}>
        <BackIcon size={22} />
      </IconButton>
      <Month aria-live="polite">{monthLabel(month)}</Month>
      <IconButton label="다음 달" disabled={month >= last} onClick={() => onChange(monthAfter(month, 1))}>
        <ChevronIcon size={22} />
      </IconButton>
    </Row>
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.touch,
});

const Month = styled('h2')({ ...text.title, margin: 0, fontVariantNumeric: 'tabular-nums' });
