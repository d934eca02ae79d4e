import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { useId } from 'react';
import { color, space, text } from '@/shared/tokens';
import { SwitchRow } from '@/shared/ui/forms/switch-row';

interface PartSwitchesProps<Part extends string> {
  legend: string;
  words: Readonly<Record<Part, { label: string; hint: string }>>;
  parts: readonly Part[];
  chosen: readonly Part[];
  onChange: (chosen: Part[]) => void;
  error?: string;
}

/** Parts of a page, one switch each. */
export function PartSwitches<Part extends string>(props: PartSwitchesProps<Part>) {
  const { legend, words, parts, chosen, onChange, error } = props;
  const id = useId();
  return (
    <Group aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <Card>
        {parts.map((part) => (
          <SwitchRow
            key={part}
            {...words[part]}
            on={chosen.includes(part)}
            onChange={(on) => onChange(parts.filter((item) => (item === part ? on : chosen.includes(item))))}
          />
        ))}
      </Card>
      {error ? (
        <p id={id} role="alert">
          {error}
        </p>
      ) : null}
    </Group>
  );
}

const Group = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { ...text.label, padding: 0, marginBottom: space(2) },
  '& > p': { ...text.small, margin: `${space(2)} 0 0`, color: color.danger, fontWeight: 600 },
});
