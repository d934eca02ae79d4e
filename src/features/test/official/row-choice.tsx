import { OFFICIAL_LEVELS, type OfficialLevel } from '@contract/test/diagnostics-official';
import { OFFICIAL_LEVEL_LABELS } from '@contract/test/diagnostics-words';
import styled from '@emotion/styled';
import RadioGroup from '@mui/material/RadioGroup';
import { type Ref, useId } from 'react';
import { color, radius, size, space, text } from '@/shared/tokens';
import { RadioTile } from '@/shared/ui/forms/radio-tile';

interface RowChoiceProps {
  /** The domain as the sheet names it. */
  label: string;
  value: OfficialLevel | null;
  onChange: (row: OfficialLevel | null) => void;
  describedBy?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The level the sheet names for a domain; none while the sheet is not filled in. */
export function RowChoice({ label, value, onChange, describedBy, ref }: RowChoiceProps) {
  const id = useId();
  return (
    <Group value={value} aria-labelledby={id} aria-describedby={describedBy}>
      <Head>
        <span id={id}>{label}</span>
        {value === null ? null : (
          <button type="button" aria-label={`${label} 고른 결과 지우기`} onClick={() => onChange(null)}>
            지우기
          </button>
        )}
      </Head>
      <Row>
        {OFFICIAL_LEVELS.map((row, at) => (
          <Choice key={row} value={row} inputRef={at === 0 ? ref : undefined} onChange={() => onChange(row)}>
            {OFFICIAL_LEVEL_LABELS[row]}
          </Choice>
        ))}
      </Row>
    </Group>
  );
}

const Group = styled(RadioGroup)({ display: 'grid', gap: space(1.5) });

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(2),
  minHeight: '32px',
  '& > span': text.label,
  '& > button': {
    ...text.small,
    minHeight: size.touch,
    margin: '-6px 0',
    padding: `0 ${space(2)}`,
    border: 0,
    borderRadius: radius.small,
    backgroundColor: 'transparent',
    color: color.inkSoft,
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

const Row = styled('div')({
  display: 'grid',
  gap: space(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
});

const Choice = styled(RadioTile)({
  ...text.small,
  fontWeight: 600,
  minHeight: '48px',
  padding: space(1),
  '&:has(input:checked)': { backgroundColor: color.skySoft, color: color.onSkySoft },
});
