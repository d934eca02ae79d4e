import { PLACE_FACT_WORDS, PLACE_FACTS, type PlaceFact } from '@contract/community/place-words';
import type { PlaceFactsInput } from '@contract/community/places';
import styled from '@emotion/styled';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { color, size, space, text } from '@/shared/tokens';
import { RadioTile } from '@/shared/ui/forms/radio-tile';

interface FactsFieldProps {
  value: PlaceFactsInput | null | undefined;
  onChange: (facts: PlaceFactsInput) => void;
  error?: string;
}

const VOTES = [
  { label: '네', vote: true },
  { label: '아니요', vote: false },
  { label: '몰라요', vote: undefined },
] as const;

/** Facts about the place by the author of a review; 몰라요 until chosen. */
export function FactsField({ value, onChange, error }: FactsFieldProps) {
  const id = useId();
  return (
    <Stack component="section" spacing={3} aria-labelledby={id}>
      <div>
        <Typography variant="label" id={id}>
          다른 부모에게 알려 주세요
        </Typography>
        <Typography variant="small" color="textSecondary">
          아는 것만 골라도 돼요.
        </Typography>
      </div>
      {PLACE_FACTS.map((fact) => (
        <Fact key={fact} fact={fact} vote={value?.[fact]} onVote={(vote) => onChange({ ...value, [fact]: vote })} />
      ))}
      {error ? (
        <Typography role="alert" variant="small" color="error" style={{ fontWeight: 600 }}>
          {error}
        </Typography>
      ) : null}
    </Stack>
  );
}

interface FactProps {
  fact: PlaceFact;
  vote: boolean | undefined;
  onVote: (vote: boolean | undefined) => void;
}

function Fact({ fact, vote: given, onVote }: FactProps) {
  const id = useId();
  return (
    <Row>
      <span id={id}>{PLACE_FACT_WORDS[fact].ask}</span>
      <Votes row value={VOTES.find(({ vote }) => vote === given)?.label ?? null} aria-labelledby={id}>
        {VOTES.map(({ label, vote }) => (
          <Vote
            key={label}
            value={label}
            data-unknown={vote === undefined ? '' : undefined}
            onChange={() => onVote(vote)}
          >
            {label}
          </Vote>
        ))}
      </Votes>
    </Row>
  );
}

const Row = styled('div')({
  ...text.body,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space(1)} ${space(3)}`,
});

const Votes = styled(RadioGroup)({ flexWrap: 'nowrap', gap: space(1) });

const Vote = styled(RadioTile)({
  ...text.label,
  minWidth: size.touch,
  padding: `0 ${space(3)}`,
  '&:has(input:checked)': { backgroundColor: color.leafSoft, color: color.onLeafSoft },
  // nothing said yet is no answer that catches the eye
  '&[data-unknown]:has(input:checked)': {
    borderColor: color.lineStrong,
    boxShadow: 'none',
    backgroundColor: color.sunken,
    color: color.inkSoft,
  },
});
