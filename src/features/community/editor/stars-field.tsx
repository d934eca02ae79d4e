import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { color, focusRing, size, text } from '@/shared/tokens';
import { StarIcon } from '@/shared/ui/icons/further-icons';

const STARS = [1, 2, 3, 4, 5] as const;
const WORDS = ['아쉬웠어요', '그저 그랬어요', '괜찮았어요', '좋았어요', '정말 좋았어요'] as const;

interface StarsFieldProps {
  value: number | null | undefined;
  onChange: (stars: number) => void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One to five stars. */
export function StarsField({ value, onChange, error, ref }: StarsFieldProps) {
  const id = useId();
  const given = value ?? 0;
  return (
    <div role="radiogroup" aria-labelledby={id} aria-invalid={error ? true : undefined}>
      <Label id={id}>별점</Label>
      <Row>
        {STARS.map((stars) => (
          <Star key={stars} data-on={stars <= given ? '' : undefined}>
            <input
              ref={stars === 1 ? ref : undefined}
              type="radio"
              name={id}
              aria-label={`${stars}점, ${WORDS[stars - 1]}`}
              checked={given === stars}
              onChange={() => onChange(stars)}
            />
            <StarIcon size={30} />
          </Star>
        ))}
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

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: '2px', flexWrap: 'wrap' });

const Star = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: size.touch,
  height: size.touch,
  borderRadius: '50%',
  color: color.lineStrong,
  cursor: 'pointer',
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&[data-on] > svg': { fill: color.sun, stroke: color.sun },
  '&:has(input:focus-visible)': focusRing,
});

const Label = styled('div')({ ...text.label, marginBottom: '2px' });
