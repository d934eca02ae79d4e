import styled from '@emotion/styled';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { StarIcon } from '@/shared/art/icons/further-icons';
import { color, size, text } from '@/shared/tokens';

const STARS = [1, 2, 3, 4, 5] as const;
const WORDS = ['아쉬웠어요', '그저 그랬어요', '괜찮았어요', '좋았어요', '정말 좋았어요'] as const;

interface StarsFieldProps {
  value: number | null | undefined;
  onChange: (stars: number) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One to five stars. Not MUI's Rating: it has a sixth radio for no stars, and a tap on the stars given takes them away. */
export function StarsField({ value, onChange, error, ref }: StarsFieldProps) {
  const id = useId();
  const given = value ?? 0;
  return (
    <div>
      <Label id={id}>별점</Label>
      <Row>
        <RadioGroup row value={given} aria-labelledby={id} aria-invalid={error ? true : undefined}>
          {STARS.map((stars) => (
            <Star
              key={stars}
              value={stars}
              data-on={stars <= given ? '' : undefined}
              onChange={() => onChange(stars)}
              control={
                <Radio
                  slotProps={{
                    input: { ref: stars === 1 ? ref : undefined, 'aria-label': `${stars}점, ${WORDS[stars - 1]}` },
                  }}
                />
              }
              label={<StarIcon size={30} />}
            />
          ))}
        </RadioGroup>
        <Typography component="span" variant="small" color="textSecondary">
          {WORDS[given - 1] ?? ''}
        </Typography>
      </Row>
      {error ? (
        <Typography role="alert" variant="small" color="error" style={{ fontWeight: 600 }}>
          {error}
        </Typography>
      ) : null}
    </div>
  );
}

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px',
  '& > [role="radiogroup"]': { gap: '2px' },
});

const Star = styled(FormControlLabel)({
  justifyContent: 'center',
  width: size.touch,
  gap: 0,
  borderRadius: '50%',
  color: color.lineStrong,
  '&[data-on] > svg': { fill: color.sun, stroke: color.sun },
});

const Label = styled('div')({ ...text.label, marginBottom: '2px' });
