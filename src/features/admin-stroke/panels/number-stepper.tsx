import { STROKES_MAX } from '@contract/admin-stroke/strokes';
import styled from '@emotion/styled';
import { ChevronDownIcon } from '@/shared/art/icons/further-icons';
import { color, radius, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';

/** Changes the current stroke number; the minimum is 1 (docs/specification.md §9.5). */
export function NumberStepper({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  return (
    <Row role="group" aria-label="획 번호">
      <IconButton label="앞 획으로" disabled={value <= 1} onClick={() => onChange(value - 1)}>
        <ChevronDownIcon />
      </IconButton>
      <output aria-live="polite">{value}번 획</output>
      <IconButton label="다음 획으로" disabled={value >= STROKES_MAX} onClick={() => onChange(value + 1)}>
        <ChevronDownIcon style={{ transform: 'rotate(180deg)' }} />
      </IconButton>
    </Row>
  );
}

const Row = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.round,
  '& output': { ...text.title, minWidth: '4.5rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
});
