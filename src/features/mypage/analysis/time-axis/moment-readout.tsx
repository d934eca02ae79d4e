import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { BackIcon, ChevronIcon } from '@/shared/art/icons/icon';
import { dayLabel } from '@/shared/lib/age-label';
import { color, radius, space, text } from '@/shared/tokens';
import { IconButton } from '@/shared/ui/buttons/icon-button';
import { MainButton } from '@/shared/ui/buttons/main-button';
import type { Moment } from './moments';

interface MomentReadoutProps {
  moments: readonly Moment[];
  chosen: Moment;
  onChoose: (id: string) => void;
}

/** The selected moment in words, with links to the previous and next one and to its details. */
export function MomentReadout({ moments, chosen, onChoose }: MomentReadoutProps) {
  const at = moments.indexOf(chosen);
  const step = (by: number) => {
    const next = moments[at + by];
    return { disabled: next === undefined, onClick: () => next && onChoose(next.id) };
  };
  return (
    <Box>
      <IconButton label="이전 기록" {...step(-1)}>
        <BackIcon />
      </IconButton>
      <div role="status">
        <Typography variant="small" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {dayLabel(chosen.day)} · {Math.floor(chosen.at)}개월
        </Typography>
        <b>{chosen.title}</b>
        {chosen.words.map((words) => (
          <Typography key={words} variant="small">
            {words}
          </Typography>
        ))}
      </div>
      <IconButton label="다음 기록" {...step(1)}>
        <ChevronIcon />
      </IconButton>
      <MainButton
        component={Link}
        to={chosen.to}
        look="outline"
        size="small"
        fit
        aria-label={`${chosen.title} ${chosen.action}`}
      >
        {chosen.action}
      </MainButton>
    </Box>
  );
}

const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${space(2)} ${space(1)}`,
  padding: `${space(3)} ${space(1)}`,
  borderRadius: radius.field,
  backgroundColor: color.sunken,
  '& > div': { display: 'grid', gap: '2px', textAlign: 'center', alignContent: 'center', minHeight: '44px' },
  '& b': text.strong,
  '& > a': { gridColumn: '1 / -1', justifySelf: 'center' },
});
