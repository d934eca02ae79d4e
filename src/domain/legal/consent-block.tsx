import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import { type Ref, useId } from 'react';
import { color, focusRing, radius, size, space, text } from '@/shared/tokens';
import { TickIcon } from '@/shared/ui/icons/icon';

interface ConsentBlockProps {
  title: string;
  lines: readonly { label: string; text: string }[];
  /** Label of the checkbox. */
  agree: string;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A consent asked for within a form, in the wording that the ledger records. */
export function ConsentBlock({ title, lines, agree, agreed, onChange, error, ref }: ConsentBlockProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      <Lines>
        {lines.map((line) => (
          <div key={line.label}>
            <dt>{line.label}</dt>
            <dd>{line.text}</dd>
          </div>
        ))}
      </Lines>
      <Agree data-wrong={error ? '' : undefined}>
        <input
          ref={ref}
          type="checkbox"
          checked={agreed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box aria-hidden="true">
          <TickIcon size={18} strokeWidth={3} />
        </Box>
        {agree}
      </Agree>
      {error ? (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      ) : null}
    </Card>
  );
}

const Title = styled('h2')({ ...text.title, marginBottom: space(3) });

const Lines = styled('dl')({
  display: 'grid',
  gap: space(3),
  '& dt': { ...text.label, color: color.inkSoft },
  '& dd': { ...text.small, marginTop: '2px', whiteSpace: 'pre-line' },
});

const Agree = styled('label')({
  ...text.strong,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: size.mainButton,
  boxSizing: 'border-box',
  marginTop: space(4),
  padding: `${space(3)} ${space(4)}`,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.field,
  cursor: 'pointer',
  '&[data-wrong]': { borderColor: color.danger },
  '&:has(input:checked)': { borderColor: color.primary, backgroundColor: color.leafSoft, color: color.onLeafSoft },
  '&:has(input:focus-visible)': focusRing,
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
});

const Box = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '26px',
  height: '26px',
  borderRadius: '9px',
  border: `2px solid ${color.lineStrong}`,
  color: 'transparent',
  'input:checked + &': { backgroundColor: color.primary, borderColor: color.primary, color: color.onPrimary },
});

const Wrong = styled('p')({ ...text.small, fontWeight: 600, marginTop: space(2), color: color.danger });
