import styled from '@emotion/styled';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { color, space, text } from '@/shared/tokens';
import { Fold } from '@/shared/ui/layout/fold';

interface ConsentBlockProps {
  title: string;
  /** The consent in one line. */
  summary: string;
  /** The whole text, in a fold. */
  lines: readonly { label: string; text: string }[];
  /** Label of the checkbox. */
  agree: string;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A consent asked for within a form, in the wording that the ledger records. */
export function ConsentBlock({ title, summary, lines, agree, agreed, onChange, error, ref }: ConsentBlockProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={`${id}-title`}>
      <Title id={`${id}-title`}>{title}</Title>
      <Typography variant="small" color="textSecondary">
        {summary}
      </Typography>
      <Fold summary="자세히 보기">
        <Lines>
          {lines.map((line) => (
            <div key={line.label}>
              <dt>{line.label}</dt>
              <dd>{line.text}</dd>
            </div>
          ))}
        </Lines>
      </Fold>
      <Agree
        data-look="framed"
        checked={agreed}
        onChange={(_, checked) => onChange(checked)}
        control={
          <Checkbox
            slotProps={{
              input: {
                ref,
                'aria-invalid': error ? true : undefined,
                'aria-describedby': error ? `${id}-error` : undefined,
              },
            }}
          />
        }
        label={agree}
      />
      {error ? (
        <Wrong id={`${id}-error`} role="alert">
          {error}
        </Wrong>
      ) : null}
    </Card>
  );
}

const Title = styled('h2')({ ...text.title, marginBottom: space(1) });

const Lines = styled('dl')({
  display: 'grid',
  gap: space(3),
  '& dt': { ...text.label, color: color.inkSoft },
  '& dd': { ...text.small, marginTop: '2px', whiteSpace: 'pre-line' },
});

const Agree = styled(FormControlLabel)({ marginTop: space(2) });

const Wrong = styled('p')({ ...text.small, fontWeight: 600, marginTop: space(2), color: color.danger });
