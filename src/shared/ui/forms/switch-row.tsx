import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { color, space, text } from '@/shared/tokens';

interface SwitchRowProps {
  label: string;
  hint: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** Something that is on or off; a tap anywhere on the row changes it. */
export function SwitchRow({ label, hint, on, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Row
      labelPlacement="start"
      checked={on}
      onChange={(_, checked) => onChange(checked)}
      control={<Switch slotProps={{ input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-hint` } }} />}
      label={
        <Words>
          <b id={`${id}-label`}>{label}</b>
          <small id={`${id}-hint`}>{hint}</small>
        </Words>
      }
    />
  );
}

const Row = styled(FormControlLabel)({ gap: space(4), minHeight: '56px', padding: `${space(2)} 0` });

const Words = styled('span')({
  flex: '1 1 auto',
  minWidth: 0,
  '& > b': { ...text.strong, display: 'block' },
  '& > small': { ...text.small, display: 'block', color: color.inkSoft },
});
